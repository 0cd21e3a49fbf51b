// Toasts: short messages that disappear. Refusals carry the id of their rule.
import { Problem, UNREACHABLE } from "../net/api";

export interface Toast {
  id: number;
  text: string;
  rule: string | null;
}

const SECONDS = 7;
let toasts = $state.raw<Toast[]>([]);
let number = 0;

export function shown(): readonly Toast[] {
  return toasts;
}

export function dismiss(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
}

function show(text: string, rule: string | null): void {
  const id = number++;
  toasts = [...toasts.filter((one) => one.text !== text).slice(-2), { id, text, rule }];
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

export const toast = {
  say: (text: string): void => {
    if (text) show(text, null);
  },
  problem: (problem: Problem): void => {
    if (problem.key !== UNREACHABLE) show(problem.message, problem.rule); // the page itself shows that the server is unreachable
  },
  /** The result of some work; null if it was refused, which is shown. */
  tried: async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      toast.problem(problem);
      return null;
    }
  },
};
