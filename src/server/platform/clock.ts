/** Where all server code reads the time. `now` is the product's time, `real` the world's: see security.md 9. */
export type Clock = { now(): Date; real(): Date };

const UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000 } as const;
const SHIFT = /^([+-])(\d{1,5})([dhm])$/;

/** Milliseconds of a shift such as "+8d", "-3h" or "+30m"; null for any other text. */
export function parseShift(shift: string): number | null {
  const match = SHIFT.exec(shift);
  if (!match) return null;
  const [, sign, amount, unit] = match as unknown as [string, '+' | '-', string, keyof typeof UNIT_MS];
  return (sign === '-' ? -1 : 1) * Number(amount) * UNIT_MS[unit];
}

/** The world's own time, for both readings. */
export const systemClock: Clock = { now: () => new Date(), real: () => new Date() };

/** A clock whose product time runs the given shift away from real time. Throws on a text that is no shift. */
export function shiftedClock(shift: string): Clock {
  const offset = parseShift(shift);
  if (offset === null) throw new RangeError('A clock shift looks like +8d, -3h or +30m');
  return { now: () => new Date(Date.now() + offset), real: () => new Date() };
}

/**
 * The real instant of a product instant, to the millisecond: what a job's run_at, a cookie or a deadline outside the
 * product needs.
 */
export function toReal(clock: Clock, productTime: Date): Date {
  return new Date(productTime.getTime() - (clock.now().getTime() - clock.real().getTime()));
}

/** A clock for tests: both readings stand still until `advance` moves them together. */
export type FixedClock = Clock & { advance(ms: number): void };

/** Opens a clock that stands at the given instant; throws on an instant that does not exist. */
export function fixedClock(start: string | Date): FixedClock {
  let at = new Date(start).getTime();
  if (Number.isNaN(at)) throw new RangeError('A fixed clock needs an instant that exists');
  return {
    now: () => new Date(at),
    real: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
}
