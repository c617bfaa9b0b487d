/** The lengths of the sleep timer, in minutes. */
export const SLEEP_MINUTES = [15, 45, 90] as const;
export type SleepMinutes = (typeof SLEEP_MINUTES)[number];
/** How long the sounds fade at its end, in seconds. */
export const SLEEP_FADE_SECONDS = 180;

/** Where a sleep timer is: running, fading over so many seconds still, or over. */
export type SleepState =
  | { readonly kind: 'running'; readonly secondsToFade: number }
  | { readonly kind: 'fading'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** The state of a timer that ends at one instant, at another; both in milliseconds. */
export function sleepState(endsAt: number, now: number): SleepState {
  const left = (endsAt - now) / 1000;
  if (left <= 0) return { kind: 'over' };
  return left <= SLEEP_FADE_SECONDS
    ? { kind: 'fading', secondsLeft: left }
    : { kind: 'running', secondsToFade: left - SLEEP_FADE_SECONDS };
}

/** The minutes left, as they are shown: a minute that has begun counts. */
export function minutesLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 60_000));
}
