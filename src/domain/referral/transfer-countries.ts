import { EU_COUNTRIES } from './payout-countries.ts';

/**
 * Countries to which the payment provider sends a payout: a platform in one of them may pay into all of them (its
 * documentation of cross-border payouts, November 2026). Everywhere else the bank does it.
 */
export const TRANSFER_COUNTRIES: readonly string[] = [...EU_COUNTRIES, 'DE', 'US', 'GB', 'CH', 'NO', 'IS', 'LI', 'CA'];
