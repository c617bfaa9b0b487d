export { readForReferral, takeInvoices, type ReadInvoices } from './take-invoices.ts';
