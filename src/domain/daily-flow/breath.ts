/** How long one breath goes in and out, in whole seconds. */
export type Pace = { readonly in: number; readonly out: number };
export const PACE_KINDS = ['four_seven', 'four_six', 'own'] as const;
export type PaceKind = (typeof PACE_KINDS)[number];
/** The two paces that are offered. */
export const PACES: Readonly<Record<Exclude<PaceKind, 'own'>, Pace>> = {
  four_seven: { in: 4, out: 7 },
  four_six: { in: 4, out: 6 },
};
/** What a pace of the member's own may be: nothing hurried, nothing held long. */
export const OWN_PACE = { in: { min: 2, max: 8 }, out: { min: 2, max: 12 } } as const;

/**
 * A moment of the breathing. `count` runs from 1; `bead` is the second of the whole breath, from 0; `light` is how far
 * the arch is filled, 0 to 1.
 */
export type Breath = {
  readonly side: 'in' | 'out';
  readonly count: number;
  readonly bead: number;
  readonly light: number;
};

/** Where a breath stands after so many milliseconds of breathing. It begins with an empty arch and a breath in. */
export function breathAt(elapsed: number, pace: Pace): Breath {
  const second = (Math.max(0, elapsed) / 1000) % (pace.in + pace.out);
  const bead = Math.floor(second);
  if (second < pace.in) return { side: 'in', count: bead + 1, bead, light: eased(second / pace.in) };
  return { side: 'out', count: bead - pace.in + 1, bead, light: eased(1 - (second - pace.in) / pace.out) };
}

/** Slow at both ends, as a breath is. */
function eased(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2;
}
