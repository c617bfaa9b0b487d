import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';

/** Fewer whole cycles than this say nothing in either direction. */
export const LEAST_CYCLES = 6;
/**
 * How rare a nearness to the moon must be among the member's own cycles in another order before it is called more than
 * chance.
 */
export const CHANCE_LIMIT = 0.025;
/**
 * Orders that are tried at most, and how many as near as the member's are enough to know that the member's is nothing
 * rare (Besag and Clifford 1991).
 */
const ORDERS = 999;
const ENOUGH = 60;
/**
 * Days. No body that runs free keeps its cycles nearer together than this: lengths that look steadier are compared with
 * ones that waver so much.
 */
const LEAST_SPREAD = 0.8;

/**
 * Whether the member's periods follow the moon more than chance would (decisions 7). `turns`: each first day of
 * bleeding in the turn of the moon, 0 new, 0.5 full. `nearness` is the mean resultant length, 0 scattered to 1 always
 * at one place (circular statistics); `around` that place. `chance` is the share of orders of the member's own cycle
 * lengths whose first days lie at least as near together; null with too few cycles.
 */
export type MoonLink = {
  readonly verdict: 'too_few' | 'no_link' | 'link';
  readonly cycles: number;
  readonly turns: readonly { readonly date: LocalDate; readonly turn: number }[];
  readonly nearness: number;
  readonly around: number;
  readonly chance: number | null;
};

/**
 * Runs of first days of bleeding, oldest first, each following the one before it by one whole cycle. A cycle the member
 * set apart ends a run.
 */
export type Starts = readonly (readonly LocalDate[])[];
type Asked = {
  readonly starts: Starts;
  /** The turn of the moon on a day, 0 up to 1. */ readonly turnOf: (date: LocalDate, later: number) => number;
  /** 0 up to 1, from a seed, so that the member reads the same answer twice. */ readonly random: () => number;
};

/**
 * Compares where the member's periods begin with where they would begin had the same cycles come in another order.
 * First days follow each other by the member's own cycle length, so a steady 29 or 30 days stays beside the moon for
 * months without any tie, and a test that takes first days as independent calls that a link; a body that follows the
 * moon makes up for a long cycle by a short one, and another order loses that.
 */
export function moonLink({ starts, turnOf, random }: Asked): MoonLink {
  const turns = starts.flat().map((date) => ({ date, turn: turnOf(date, 0) }));
  const lengths = starts.flatMap((run) =>
    run.slice(1).map((date, index) => daysBetween(run[index] as LocalDate, date)),
  );
  const cycles = lengths.length;
  const { nearness, around } = centre(turns.map(({ turn }) => turn));
  const base = { cycles, turns, nearness, around };
  if (cycles < LEAST_CYCLES) return { ...base, verdict: 'too_few', chance: null };
  const chance = chanceOf(nearness, player({ starts, lengths, turnOf, random }));
  return { ...base, verdict: chance <= CHANCE_LIMIT ? 'link' : 'no_link', chance };
}

function chanceOf(nearness: number, play: () => number[]): number {
  let near = 0;
  for (let tried = 1; tried <= ORDERS; tried += 1) {
    // The slack keeps an order that is the member's again from being told apart by the last digit.
    if (centre(play()).nearness >= nearness - 1e-9) near += 1;
    if (near === ENOUGH) return near / tried;
  }
  return (near + 1) / (ORDERS + 1);
}

/** The middle of places on a circle, given in turns, and how near together they lie: 0 to 1. */
export function centre(turns: readonly number[]): { nearness: number; around: number } {
  let [across, up] = [0, 0];
  for (const turn of turns) {
    across += Math.cos(2 * Math.PI * turn);
    up += Math.sin(2 * Math.PI * turn);
  }
  const nearness = turns.length === 0 ? 0 : Math.hypot(across, up) / turns.length;
  return { nearness, around: (((Math.atan2(up, across) / (2 * Math.PI)) % 1) + 1) % 1 };
}

/** Makes a player of other orders: the member's cycles shuffled, each run from its own first day. */
function player({ starts, lengths, turnOf, random }: Asked & { lengths: readonly number[] }): () => number[] {
  const steps = wavering(lengths, random);
  return () => {
    const order = steps();
    let next = 0;
    return starts.flatMap((run) => {
      const first = run[0];
      if (!first) return [];
      let later = 0;
      return run.map((_, index) => turnOf(first, index === 0 ? 0 : (later += order[next++] ?? 0)));
    });
  };
}

/**
 * The member's lengths in a new order each time; too steady ones waver so that they spread by at least LEAST_SPREAD
 * around the same mean.
 */
function wavering(lengths: readonly number[], random: () => number): () => number[] {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length - 1);
  const missing = Math.sqrt(Math.max(0, LEAST_SPREAD ** 2 - variance));
  return () => {
    const order = shuffled(lengths, random);
    return missing === 0 ? order : order.map((length) => length + missing * normal(random));
  };
}

function shuffled(values: readonly number[], random: () => number): number[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

/** A normal value of mean 0 and spread 1 (Box and Muller 1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
