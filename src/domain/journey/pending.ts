/**
 * Where a browser keeps a visitor's answers until the member signs in (decisions 19), and for how many days they count
 * as the member's.
 */
export const PENDING_JOURNEY_KEY = 'pending_journey';
export const PENDING_JOURNEY_DAYS = 7;
