/** What the forecast knows about women with regular cycles before it knows the member; lengths in days. */
export type ForecastConstants = {
  /** Middle of women's own mean lengths, and how far these lie apart (standard deviation). */
  readonly meanCenter: number;
  readonly meanSpread: number;
  /** Middle of women's own month-to-month spread, and how far its logarithm lies apart (standard deviation). */
  readonly spreadCenter: number;
  readonly spreadRatio: number;
  /**
   * Degrees of freedom of the lengths around the member's mean: small means that odd cycles are expected and move
   * little.
   */
  readonly tail: number;
};

/**
 * Fitted by `node scripts/fit-forecast.ts --data FILE` on 806 cycles of 75 women of a university study of natural
 * cycles: the values under which the lengths that came next were most probable, each forecast made from the cycles
 * before it.
 */
export const FORECAST: ForecastConstants = {
  meanCenter: 29.5,
  meanSpread: 2.8,
  spreadCenter: 2.1,
  spreadRatio: 0.54,
  tail: 5.75,
};

// The following are choices, not fits: the fitted data has no unlogged starts, and hardly feels how fast old cycles
// fade.

/** Chance that a start went unlogged, so that a length is really two cycles. */
export const SKIP_CHANCE = 0.05;
/** The same where long gaps are usual. */
export const SKIP_CHANCE_AMONG_GAPS = 0.02;
/** Chance that a length says nothing about the member: an illness, or bleeding that was no period. */
export const ODD_CHANCE = 0.02;
/** How much a cycle counts compared with the one after it. */
export const MEMORY = 0.93;
/** Closed cycles below which there is not enough history: the usual window stands, and no day is named (decisions 21). */
export const ENOUGH_FROM = 3;
/** Closed cycles from which a forecast rests mostly on the member's own. */
export const OWN_FROM = 6;
