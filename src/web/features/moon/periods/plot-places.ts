import type { MoonLinkWire } from '#contract/moon/moon.schemas.ts';

/** The drawing's width, the place of its first disc, and the foot of its curve. */
export const WIDTH = 420;
export const HALF = 14;
export const FOOT = 180;
const HEIGHT = 96;
const APART = 34;

export type Placed = { readonly date: MoonLinkWire['turns'][number]['date']; readonly x: number; readonly y: number };

/** Where a place in the turn of the moon lies on the drawing: full at both ends, new in the middle. */
function pointOf(turn: number): { x: number; y: number } {
  const x = HALF + ((turn + 0.5) % 1) * (WIDTH - 2 * HALF);
  return { x, y: FOOT - (HEIGHT * (1 - Math.cos(2 * Math.PI * turn))) / 2 };
}

/** The light of a turn as a path. */
export function curve(): string {
  const points = Array.from({ length: 41 }, (_, index) => pointOf((index / 40 + 0.5) % 1));
  return points
    .map(
      ({ y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(HALF + (index / 40) * (WIDTH - 2 * HALF))} ${rounded(y)}`,
    )
    .join('');
}

/** First days on the curve, each raised until it stands clear of the ones before. */
export function placed(turns: MoonLinkWire['turns']): Placed[] {
  const drops: Placed[] = [];
  for (const { date, turn } of turns) {
    const { x, y } = pointOf(turn);
    const near = drops.filter((drop) => Math.abs(drop.x - x) < APART);
    drops.push({ date, x: rounded(x), y: rounded(raised(y - APART / 2, near)) });
  }
  return drops;
}

function raised(y: number, near: readonly Placed[]): number {
  const met = near.filter((drop) => Math.abs(drop.y - y) < APART);
  return met.length === 0 ? y : raised(Math.min(...met.map((drop) => drop.y)) - APART, near);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
