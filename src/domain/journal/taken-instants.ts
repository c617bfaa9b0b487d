/** Milliseconds that are taken, as runs without a gap, oldest first. */
export type Taken = readonly (readonly [from: number, to: number])[];

/** The latest runs are remembered: two pages share a millisecond only when they are kept at one moment. */
const MOST_RUNS = 16;

/** The first millisecond from `at` on that is not taken. */
export function firstFree(taken: Taken, at: number): number {
  const run = taken.find(([from, to]) => from <= at && at <= to);
  return run ? firstFree(taken, run[1] + 1) : at;
}

/** What is taken once `at` is. */
export function withTaken(taken: Taken, at: number): Taken {
  if (firstFree(taken, at) !== at) return taken;
  const touching = taken.filter(([from, to]) => from - 1 === at || to + 1 === at);
  const run = [Math.min(at, ...touching.map(([from]) => from)), Math.max(at, ...touching.map(([, to]) => to))] as const;
  const others = taken.filter((one) => !touching.includes(one));
  return [...others, run].toSorted(([one], [other]) => one - other).slice(-MOST_RUNS);
}
