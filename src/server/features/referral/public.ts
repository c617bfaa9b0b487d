export { takePayoutEvent } from './payout/transfers.ts';
export { takeChargeEvent } from './take-charge.ts';
export { readForReferral, takeInvoices } from './take-invoices.ts';
