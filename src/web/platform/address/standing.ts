/** Where the server draws a page; the browser reads its own address. */
export type DrawnAt = { readonly path: string; readonly search: string };
/** Brings the next page: it calls `show` once that can be drawn, and until then the page that stands stays. */
export type Turn = (to: DrawnAt, show: () => void, isBack: boolean) => void;

// Wouter tells of its own two as the browser tells of its steps.
const STEPS = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const;
const listeners = new Set<() => void>();
let turn: Turn | null = null;
/** The page that stays while the next one is brought; null when what stands is what the address says. */
let staying: DrawnAt | null = null;
let last: DrawnAt | null = null;
let steps = 0;
let isBack = false;

function here(): DrawnAt {
  const { pathname: path, search } = window.location;
  return { path, search };
}

/** The address of the page that stands. */
export function standing(): DrawnAt {
  return staying ?? here();
}

/** Whether the last step was back or forward through history: then the page keeps its own place. */
export function isRetraced(): boolean {
  return isBack;
}

/** Calls on every change of it; gives back the way to stop. */
export function followAddress(changed: () => void): () => void {
  if (listeners.size === 0) STEPS.forEach((name) => window.addEventListener(name, step));
  last ??= here();
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Lets every step to another page be made by this; gives back the way to make them at once again. */
export function turnBy(next: Turn): () => void {
  turn = next;
  return () => {
    if (turn === next) turn = null;
  };
}

function step({ type }: Event): void {
  const from = staying ?? last;
  const to = here();
  const mine = ++steps;
  last = to;
  isBack = type === 'popstate';
  const show = () => {
    if (mine !== steps) return;
    staying = null;
    listeners.forEach((tell) => tell());
  };
  if (!turn || to.path === from?.path) return show();
  staying = from;
  turn(to, show, isBack);
}
