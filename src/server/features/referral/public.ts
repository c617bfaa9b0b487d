export { takePayoutEvent } from './payout/transfers.ts';
export { readForReferral, takeInvoices } from './take-invoices.ts';
