import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { EMPTY_SUMMARY, summarise, type Summary } from '#domain/cycle/summary.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';
import { dayLogStore } from './day-log.store.ts';

/**
 * A member's summary: one sealed document, rewritten whenever a day is written. Where it does not open it is made of
 * the days, without what the member changed by hand.
 */
export const summaryStore = sealedRow<Summary>('cycle_summary', EMPTY_SUMMARY, async (owner) =>
  summarise(await dayLogStore.all(owner), NO_EDITS),
);
