import { EMPTY_SUMMARY, type Summary } from '#domain/cycle/summary.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** A member's summary: one sealed document, rewritten whenever a day is written. */
export const summaryStore = sealedRow<Summary>('cycle_summary', EMPTY_SUMMARY);
