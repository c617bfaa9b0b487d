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

function here(): DrawnAt {
  const { pathname: path, search } = window.location;
  return { path, search };
}

/** The address of the page that stands. */
export function standing(): DrawnAt {
  return staying ?? here();
}

/** Calls on every change of it; gives back the way to stop. */
export function followAddress(changed: () => void): () => void {
  if (listeners.size === 0) {
    last = here();
    STEPS.forEach((name) => window.addEventListener(name, step));
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    STEPS.forEach((name) => window.removeEventListener(name, step));
    staying = null;
  };
}

/** Lets every step to another page be made by this; gives back the way to make them at once again. */
export function turnBy(next: Turn): () => void {
  turn = next;
  return () => {
    if (turn === next) turn = null;
  };
}

function step({ type }: Event): void {
  const from = staying ?? last ?? here();
  const to = here();
  last = to;
  steps += 1;
  const mine = steps;
  const show = () => {
    if (mine !== steps) return;
    staying = null;
    listeners.forEach((tell) => tell());
  };
  if (!turn || to.path === from.path) return show();
  staying = from;
  turn(to, show, type === 'popstate');
}
