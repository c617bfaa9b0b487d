import type { Distribution } from '#domain/forecast/distribution.ts';

/**
 * What is known of the days from ovulation to the next period before the member has logged a sign of the member's;
 * days.
 */
export type LutealConstants = {
  /** Mean of everyone: the last day of the cycle less the day of ovulation. */
  readonly days: number;
  /** How many cycles of the member's everyone's mean weighs as much as. */
  readonly weight: number;
};

/**
 * The mean is fitted by `node scripts/fit-forecast.ts --data FILE` on the cycles whose ovulation a hormone monitor
 * observed. The weight is a choice, and a small one: a woman's own luteal length is far steadier than those of
 * different women.
 */
export const LUTEAL: LutealConstants = { days: 13.1, weight: 0.5 };

/** Shorter or longer than this is no luteal length but a sign that was misread, or a start that went unlogged. */
export const PLAUSIBLE_LUTEAL = { shortest: 7, longest: 19 } as const;
/** How much an observed luteal length counts compared with the one after it. */
const LUTEAL_MEMORY = 0.93;
/**
 * Standard deviations in days, within one woman and between women's means. In the study the mean is fitted on they are
 * 1.6 and 1.6, the error of the day of ovulation included, which the signs bring along themselves here. Together they
 * make 2.0 days, within what others tell (Lenton 1984; Fehring 2006; Bull 2019).
 */
const SPREAD = { within: 1.3, between: 1.5 } as const;

/**
 * The member's luteal length in days, from those of the member's own that signs have shown (oldest first), drawn
 * towards everyone's.
 */
export function lutealLength(observed: readonly number[], constants: LutealConstants = LUTEAL): number {
  return weighed(observed, constants).mean;
}

/**
 * The chance of each luteal length of 7 to 19 days: wide (a spread of 2.0 days) until signs have shown some of the
 * member's own, then closer to these with each.
 */
export function lutealDays(observed: readonly number[], constants: LutealConstants = LUTEAL): Distribution {
  const { mean, weights } = weighed(observed, constants);
  const spread = Math.sqrt(SPREAD.within ** 2 + (SPREAD.between ** 2 * constants.weight) / weights);
  const { shortest, longest } = PLAUSIBLE_LUTEAL;
  const bells = Array.from({ length: longest - shortest + 1 }, (_, index) =>
    Math.exp(-(((shortest + index - mean) / spread) ** 2) / 2),
  );
  const sum = bells.reduce((all, one) => all + one, 0);
  return { from: shortest, chances: bells.map((one) => one / sum) };
}

function weighed(observed: readonly number[], constants: LutealConstants): { mean: number; weights: number } {
  const plausible = observed.filter((days) => days >= PLAUSIBLE_LUTEAL.shortest && days <= PLAUSIBLE_LUTEAL.longest);
  let [sum, weights] = [constants.days * constants.weight, constants.weight];
  plausible.forEach((days, index) => {
    const counts = LUTEAL_MEMORY ** (plausible.length - 1 - index);
    sum += counts * days;
    weights += counts;
  });
  return { mean: sum / weights, weights };
}
