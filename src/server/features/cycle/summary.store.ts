import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { EMPTY_SUMMARY, summarise, withSigns, type Summary } from '#domain/cycle/summary.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { dayLogStore } from './day-log.store.ts';

const stored = sealedRow<Summary>('cycle_summary', EMPTY_SUMMARY, async (owner) =>
  summarise(await dayLogStore.all(owner), NO_EDITS),
);

/** A document of before signs were kept gets them from the days, until the next write keeps them. */
async function whole(owner: Owner, summary: Summary): Promise<Summary> {
  const { signs = withSigns([], await dayLogStore.all(owner)) } = summary;
  return { ...summary, signs };
}

/**
 * A member's summary: one sealed document, rewritten whenever a day is written. Where it does not open it is made of
 * the days, without what the member changed by hand.
 */
export const summaryStore = {
  ...stored,
  read: async (owner: Owner): Promise<Summary> => whole(owner, await stored.read(owner)),
  readForUpdate: async (owner: Owner): Promise<Summary> => whole(owner, await stored.readForUpdate(owner)),
};
