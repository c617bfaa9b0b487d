export { readForReferral, takeInvoices } from './take-invoices.ts';
