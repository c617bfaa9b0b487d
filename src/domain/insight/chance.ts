/** One logged day of a cycle: whether it is of the kind asked about, and what was logged on it. */
export type Pair = { readonly exposed: boolean; readonly value: number };
/** The logged days of one cycle (or month), in order. */
export type Block = readonly Pair[];
/** When a block counts as "went together". */
export type Together = (inside: number, outside: number) => boolean;

const FEWEST_DAYS = 6;

/** Whether a block can say anything: enough days, of both kinds, on which not always the same was logged. */
export function isTelling(block: Block): boolean {
  const kinds = new Set(block.map(({ exposed }) => exposed)).size;
  return block.length >= FEWEST_DAYS && kinds === 2 && new Set(block.map(({ value }) => value)).size > 1;
}

/** Whether it went together in a block: the mean inside against the mean outside. */
export function wentTogether(block: Block, together: Together): boolean {
  return turnsOf(block, together, 1) === 1;
}

/**
 * How often it would go together in this block if what was logged had nothing to do with the kind of day: the share of
 * all turns of the row of values against the row of days. Turning keeps runs of days together, so that three days of
 * one headache do not count as three.
 */
export function shareByChance(block: Block, together: Together): number {
  return turnsOf(block, together, block.length) / block.length;
}

/**
 * In how many of the first turns it goes together. The sum outside follows from the sum inside, so that ten years take
 * a moment.
 */
function turnsOf(block: Block, together: Together, turns: number): number {
  const values = block.map(({ value }) => value);
  const inside = block.flatMap(({ exposed }, index) => (exposed ? index : []));
  const total = values.reduce((sum, value) => sum + value, 0);
  const outsideDays = values.length - inside.length;
  let count = 0;
  for (let by = 0; by < turns; by += 1) {
    let sum = 0;
    for (const index of inside) sum += values[(index + by) % values.length] ?? 0;
    if (together(sum / inside.length, (total - sum) / outsideDays)) count += 1;
  }
  return count;
}

/**
 * The probability of at least `count` successes in independent trials, each with its own probability (Poisson binomial,
 * exact).
 */
export function atLeast(count: number, shares: readonly number[]): number {
  let odds = [1];
  for (const share of shares)
    odds = Array.from(
      { length: odds.length + 1 },
      (_, hits) => (odds[hits] ?? 0) * (1 - share) + (odds[hits - 1] ?? 0) * share,
    );
  return odds.slice(count).reduce((sum, chance) => sum + chance, 0);
}

/**
 * A question asked of the logs: how likely its answer is by chance, and how unlikely the strongest possible answer
 * would be.
 */
export type ChanceLimits = { readonly chance: number; readonly least: number };

/**
 * The level a single answer must stay under, so that among all questions asked together at most `alpha` of lives
 * without any pattern show one (Tarone 1990): questions that could never be answered so strongly do not count against
 * the others.
 */
export function levelFor(asked: readonly ChanceLimits[], alpha: number): number {
  for (let count = 1; count < asked.length; count += 1) {
    if (asked.filter(({ least }) => least <= alpha / count).length <= count) return alpha / count;
  }
  return alpha / Math.max(1, asked.length);
}
