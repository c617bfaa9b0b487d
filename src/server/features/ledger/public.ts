/** The books: post a transfer in the worker's transaction that has the effect, and read what accounts come to. */
export { postTransfer, readBalances } from './ledger.store.ts';
