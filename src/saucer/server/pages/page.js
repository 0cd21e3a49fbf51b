// The plain page that comes with the server: a lobby, and a table as words and JSON.
"use strict";

const main = document.getElementById("main");
const language = ["en", "pl", "fr"].find((known) => navigator.language.startsWith(known)) ?? "en";
document.documentElement.lang = language;
let number = 0;

function element(kind, text = "", attributes = {}, ...children) {
  const made = document.createElement(kind);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

async function ask(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { "Accept-Language": language, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Error(answer.problem.text);
  return answer;
}

function complain(error) {
  document.querySelectorAll(".problem").forEach((old) => old.remove());
  main.prepend(element("p", error.message, { class: "problem", role: "alert" }));
}

function form(label, value, action) {
  const input = element("input", "", { "aria-label": label, placeholder: label, maxlength: 24, value });
  const made = element("form", "", {}, input, element("button", label));
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    action(input.value).catch(complain);
  });
  return made;
}

async function lobby() {
  const me = await ask("GET", "/api/me").catch(() => null);
  document.getElementById("who").textContent = me ? me.name : "";
  if (!me) {
    main.replaceChildren(
      form("Your name", "", async (name) => {
        await ask("POST", "/api/guests", { name, language });
        await start();
      }),
    );
    return;
  }
  const [games, tables, mine] = await Promise.all(["/api/games", "/api/tables", "/api/me/tables"].map((path) => ask("GET", path)));
  const game = element("select", "", { "aria-label": "Game" }, ...games.map((one) => element("option", one.game)));
  const players = element("input", "", { "aria-label": "Players", type: "number", min: 2, max: 10, value: 2 });
  const level = element("select", "", { "aria-label": "Others" }, ...["free", "easy", "normal", "hard", "expert"].map((one) => element("option", one)));
  const open = element("button", "New table", {
    click: () => newTable(game.value, Number(players.value), level.value).catch(complain),
  });
  main.replaceChildren(
    element("p", "", {}, game, players, level, open),
    element("h2", "My tables"),
    list(mine),
    element("h2", "Open tables"),
    list(tables),
  );
}

function list(tables) {
  const rows = tables.map((one) => {
    const text = `${one.game}, ${one.phase}, ${one.names.filter(Boolean).join(", ")}${one.free ? `, ${one.free} free` : ""}`;
    return element("li", "", {}, element("a", text, { href: `/t/${one.table}` }));
  });
  return element("ul", "", {}, ...rows);
}

async function newTable(game, players, level) {
  const other = level === "free" ? { kind: "free" } : { kind: "bot", level };
  const seats = [{ kind: "me" }, ...Array(Math.max(0, players - 1)).fill(other)];
  const made = await ask("POST", "/api/tables", { settings: { game, players }, seats });
  location.href = `/t/${made.table}`;
}

function table(name) {
  let seq = null;
  let wait = 500;
  const log = element("ol", "", { "aria-label": "Log" });
  const board = element("section");
  main.replaceChildren(board, element("h2", "Log"), log);

  function connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${name}/socket`);
    const send = (type, fields = {}) => socket.send(JSON.stringify({ v: 1, type, id: `${Date.now()}-${++number}`, ...fields }));
    socket.addEventListener("open", () => send("hello", { since: seq, language, texts: true }));
    socket.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      wait = 500;
      if (message.type === "update") {
        seq = message.seq;
        show(message, send);
      } else if (message.problem) {
        complain(new Error(message.problem.text));
        if (message.reload) location.reload();
      } else if (message.type === "advice") {
        complain(new Error(`${message.caption?.text ?? ""} [${message.words ?? "-"}]`));
      }
    });
    socket.addEventListener("close", () => {
      setTimeout(connect, wait);
      wait = Math.min(2 * wait, 10000);
    });
  }

  function show(update, send) {
    const { table: info, moves, seat } = update;
    for (const news of update.news) {
      for (const said of news.told) log.prepend(element("li", said.text));
      if (news.text) log.prepend(element("li", `${info.places[news.seat]?.name}: ${news.text}`));
    }
    const button = (label, type, fields) => element("button", label, { click: () => send(type, fields) });
    const places = info.places.map((place) => {
      const row = element("li", `${place.name || "free"}${place.level ? ` (${place.level})` : ""}${place.away ? ", away" : ""}`);
      if (info.phase === "gathering" && place.kind === "free") {
        if (seat === null) row.append(" ", button("Sit here", "sit", { seat: place.seat }));
        if (info.host === seat && seat !== null) row.append(" ", button("Bot", "bot", { seat: place.seat }));
      }
      return row;
    });
    const acts = [];
    if (info.phase === "gathering" && info.host === seat && seat !== null) acts.push(button("Start", "start"));
    if (info.phase === "over" && seat !== null) acts.push(button("Rematch", "rematch"));
    if (moves.length && info.settings.hints) acts.push(button("Hint", "hint"));
    if (update.may_undo !== "no") acts.push(button("Undo", "undo"));
    if (info.undo?.waits_for.includes(seat)) acts.push(button("Agree to undo", "answer", { yes: true }), button("Refuse", "answer", { yes: false }));
    const choices = moves.map((move) => button(`${move.caption.text} [${move.words}]`, "move", { words: move.words, seen: update.seq }));
    const result = info.result ? [element("p", `${info.result.why.text} ${info.result.winners.map((one) => info.places[one].name).join(", ")}: ${info.result.scores.join(", ")}`)] : [];
    board.replaceChildren(
      element("h2", `${info.settings.game}: ${info.phase}`),
      element("ul", "", {}, ...places),
      element("p", "", { class: "moves" }, ...acts),
      element("p", "", { class: "moves" }, ...choices),
      ...result,
      element("details", "", {}, element("summary", "What you know, as JSON"), element("pre", JSON.stringify(update.view, null, 1))),
    );
  }

  connect();
}

async function start() {
  const [, kind, name] = location.pathname.split("/");
  const me = await ask("GET", "/api/me").catch(() => null);
  document.getElementById("who").textContent = me ? me.name : "";
  if (kind === "t" && name && me) table(name);
  else await lobby();
}

start().catch(complain);
