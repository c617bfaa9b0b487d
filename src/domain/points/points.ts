/** Why a row stands in the ledger of points (decisions 12). */
export type PointReason = 'check_in' | 'return' | PointUse | (typeof GIVES_BACK)[PointUse];

/** What points are used for: a reward of /rewards, or money off an order of the shop. */
export type PointUse = 'reward' | 'shop';

/** The reason of the row that gives back what a use took. */
export const GIVES_BACK = { reward: 'reward_back', shop: 'shop_back' } as const satisfies Record<PointUse, string>;

/** Decisions 13: 100 points are worth $1.00 in the shop, so one is a cent. */
export const CENTS_PER_POINT = 1;

/** §9: what a check-in gives. */
export const CHECK_IN_POINTS = 1;

/** §9: what a return gives by whole days away, the longest first. */
const RETURN_TIERS = [
  { days: 7, points: 100 },
  { days: 3, points: 50 },
  { days: 1, points: 25 },
] as const;

/**
 * Points for coming back after that many whole days away (§9): 25 from one day, 50 from three, 100 from seven; none
 * within a day.
 */
export function returnPoints(daysAway: number): 0 | 25 | 50 | 100 {
  return RETURN_TIERS.find(({ days }) => daysAway >= days)?.points ?? 0;
}
