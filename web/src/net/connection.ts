// A table's WebSocket that reconnects: it resumes from the newest seq received, and resends unanswered requests.
import type { Ack, Advice, Delta, FromServer, Goodbye, Update } from "../wire";
import { VERSION } from "../wire";
import { Problem, type Wish } from "./api";
import { applied } from "./deltas";

export type Health = "joining" | "open" | "lost" | "outdated";

export interface Listener {
  updated(update: Update): void;
  health(state: Health): void;
  refused(problem: Problem): void;
}

/** The part of the WebSocket interface used here; tests pass a fake. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

interface Waiting {
  data: string;
  resolve(answer: Ack | Advice): void;
  reject(problem: Problem): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const STALE = 30_000;

export class Connection {
  #socket: Socket | null = null;
  #open = false;
  #over = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastMessage = Date.now(); // time of the last message from the server
  #number = 0;
  /** The last update on this socket, which the next delta changes; null before the first. */
  #last: Update | null = null;
  /** The id of the request for a whole update that has not come yet. */
  #again: string | null = null;
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    private readonly dial: () => Socket,
    private readonly language: () => string,
    private since: number | null,
    private readonly listener: Listener,
  ) {
    this.#connect();
  }

  /** Send a request to the table; it is resent after a lost connection and carried out exactly once. */
  ask(wish: Wish): Promise<Ack | Advice> {
    const id = this.#newId();
    const data = JSON.stringify({ v: VERSION, id, ...wish });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { data, resolve, reject });
      if (this.#open) this.#socket?.send(data);
    });
  }

  /** Report the newest seq painted, which bots wait for. It has no answer, and is not resent. */
  see(seq: number): void {
    if (this.#open) this.#socket?.send(JSON.stringify({ v: VERSION, type: "seen", id: this.#newId(), seq }));
  }

  /** The page became visible or the network is back: a connection that has been silent for long may be dead. */
  hurry(): void {
    if (this.#socket && Date.now() < this.#lastMessage + STALE) return;
    this.#wait = FIRST_WAIT;
    this.renew();
  }

  /** The browser is offline: do not wait for the socket to notice. */
  doubt(): void {
    if (!this.#over) this.#lose();
  }

  /** Send hello again, for example after a change of language. */
  renew(): void {
    if (this.#over) return;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#over = true;
    this.#drop();
  }

  #newId(): string {
    return `${this.#prefix}-${this.#number++}`;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.dial();
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onclose = () => this.#lose();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer);
  }

  #greet(socket: Socket): void {
    this.#open = true;
    const id = `${this.#prefix}-hello`;
    const hello = { type: "hello", id, since: this.since, language: this.language(), deltas: true };
    socket.send(JSON.stringify({ v: VERSION, ...hello }));
    for (const { data } of this.#waiting.values()) socket.send(data);
  }

  #hear(message: FromServer): void {
    this.#lastMessage = Date.now();
    switch (message.type) {
      case "update":
        this.#again = null;
        return this.#update(message);
      case "delta":
        return this.#change(message);
      case "ack":
      case "advice":
        return this.#settle(message.id, (waiting) => waiting.resolve(message));
      case "refused":
        return this.#refuse(message.id, new Problem(message));
      case "goodbye":
        return this.#part(message);
    }
  }

  #update(update: Update): void {
    this.#last = update;
    this.since = update.seq;
    this.#wait = FIRST_WAIT;
    this.listener.health("open");
    this.listener.updated(update);
  }

  /** A delta that does not fit is dropped, with all that follow it, and the whole is asked for. */
  #change(delta: Delta): void {
    if (this.#again !== null) return;
    const update = applied(this.#last, delta);
    if (update) return this.#update(update);
    this.#again = this.#newId();
    this.#socket?.send(JSON.stringify({ v: VERSION, type: "again", id: this.#again, since: this.since }));
  }

  #settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) how(waiting);
  }

  #refuse(id: string | null, problem: Problem): void {
    if (id !== null && id === this.#again) return this.#lose(); // a new connection begins with the whole
    if (id !== null && this.#waiting.has(id)) this.#settle(id, (waiting) => waiting.reject(problem));
    else this.listener.refused(problem);
  }

  #part({ problem, reload }: Goodbye): void {
    if (!reload) return this.listener.refused(new Problem({ type: "refused", id: null, problem, rule: null }));
    this.close();
    this.listener.health("outdated");
  }

  #lose(): void {
    if (this.#over) return;
    this.#drop();
    this.listener.health("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#open = false;
    this.#last = this.#again = null;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }
}

/** The WebSocket of a table, on the host that served the page. */
export function socketOf(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const web = new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`);
  const socket: Socket = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (data) => web.send(data),
    close: () => web.close(),
  };
  web.onopen = () => socket.onopen?.();
  web.onclose = () => socket.onclose?.();
  web.onmessage = ({ data }: MessageEvent<string>) => socket.onmessage?.({ data });
  return socket;
}
