/** How soon the second press must follow the first, in milliseconds. */
export const TWICE_WITHIN = 500;

/** A press of Esc. `closes` says that something stands open that this press closes; times are in milliseconds. */
export type Press = { readonly at: number; readonly closes: boolean };

/**
 * Whether a press of Esc means the quick exit: it follows another within half a second, and nothing is open for it to
 * close. The first of the two may have closed something, so that two presses lead away from an open dialog too; two
 * that close a dialog each are no exit, and a third is.
 */
export function isExit(press: Press, before: Press | null): boolean {
  return before !== null && !press.closes && press.at - before.at <= TWICE_WITHIN;
}
