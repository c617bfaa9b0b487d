/** Where a browser keeps a visitor's answers until she signs in (decisions 19), and for how many days they count as hers. */
export const PENDING_JOURNEY_KEY = 'pending_journey';
export const PENDING_JOURNEY_DAYS = 7;
