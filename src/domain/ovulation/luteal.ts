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
const PLAUSIBLE = { shortest: 7, longest: 19 } as const;
/** How much an observed luteal length counts compared with the one after it. */
const LUTEAL_MEMORY = 0.93;

/**
 * The member's luteal length in days, from those of the member's own that signs have shown (oldest first), drawn
 * towards everyone's.
 */
export function lutealLength(observed: readonly number[], constants: LutealConstants = LUTEAL): number {
  const plausible = observed.filter((days) => days >= PLAUSIBLE.shortest && days <= PLAUSIBLE.longest);
  let [sum, weights] = [constants.days * constants.weight, constants.weight];
  plausible.forEach((days, index) => {
    const counts = LUTEAL_MEMORY ** (plausible.length - 1 - index);
    sum += counts * days;
    weights += counts;
  });
  return sum / weights;
}
