import type { Tx } from '#server/platform/db/query.ts';
import { wordsStore } from './words.store.ts';

/** Which of these threads of the community room are shown to the member: not those of whom the member does not read. */
export async function readableThreads(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await wordsStore.byIds(tx, { room: 'community', ids })).map(({ id }) => id));
}
