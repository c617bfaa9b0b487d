/** The grid a ridge is drawn on: stretched to its place, so only its shares count. */
export const RIDGE = { width: 280, height: 61 } as const;
const POINTS = 112;
const FLOOR = 60;
const RISE = 50;
/** How far a logged day spreads, in days. */
const SPREAD = 1.15;

type DayCount = { readonly day: number; readonly cycles: number };

/** The height over each of the grid's points, in cycles: every logged day a soft hill of its own. */
export function heightsOf(days: readonly DayCount[], axis: number): number[] {
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const at = (axis * index) / POINTS;
    return days.reduce((sum, { day, cycles }) => {
      const away = (at - (day - 0.5)) / SPREAD;
      return sum + cycles * Math.exp(-(away * away) / 2);
    }, 0);
  });
}

/** The line of a ridge, `most` being the height of the highest of all that share a picture. */
export function ridgePath(heights: readonly number[], most: number): string {
  return heights
    .map((height, index) => {
      const y = FLOOR - (RISE * height) / Math.max(most, 1e-6);
      return `${index === 0 ? 'M' : 'L'}${Math.round((RIDGE.width * index * 10) / POINTS) / 10} ${Math.round(y * 10) / 10}`;
    })
    .join('');
}

const SIDES = [
  ['start', 0, 0.42],
  ['middle', 0.24, 0.66],
  ['end', 0.58, 1],
] as const;

/** Where a ridge is lowest, for its words: at the start, at a quarter, or at the end of its line. */
export function quietSide(heights: readonly number[]): 'start' | 'middle' | 'end' {
  const [first, ...others] = SIDES.map(([side, from, to]) => ({
    side,
    height: Math.max(...heights.slice(Math.floor(from * POINTS), Math.ceil(to * POINTS))),
  }));
  return others.reduce(
    (low, one) => (one.height < low.height - 0.05 ? one : low),
    first ?? { side: 'start', height: 0 },
  ).side;
}
