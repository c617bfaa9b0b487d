import { isDatabaseHere } from '#web/platform/device/is-here.ts';
import { DRAFTS_DATABASE, DRAFT_KINDS, rowsOf, type DraftKind } from './draft-kinds.ts';

export type DraftCounts = Readonly<Record<DraftKind, number>>;
export const NO_DRAFTS: DraftCounts = { journal: 0, day_log: 0, circle: 0, rating: 0 };

/**
 * How many drafts of a member lie on this device, by kind, without opening one. None where the browser has no such
 * database, or never made it.
 */
export async function countDrafts(owner: string): Promise<DraftCounts> {
  return (await isDatabaseHere(DRAFTS_DATABASE, false)) ? countIn(owner).catch(() => NO_DRAFTS) : NO_DRAFTS;
}

async function countIn(owner: string): Promise<DraftCounts> {
  const db = await answered(indexedDB.open(DRAFTS_DATABASE));
  try {
    if (!db.objectStoreNames.contains('pages')) return NO_DRAFTS;
    const pages = db.transaction('pages').objectStore('pages');
    const counts = await Promise.all(
      DRAFT_KINDS.map((kind) => answered(pages.count(IDBKeyRange.bound(...rowsOf(owner, kind))))),
    );
    return { journal: counts[0] ?? 0, day_log: counts[1] ?? 0, circle: counts[2] ?? 0, rating: counts[3] ?? 0 };
  } finally {
    db.close();
  }
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}
