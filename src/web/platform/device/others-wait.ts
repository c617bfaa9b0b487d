import { openDB } from 'idb';
import { DRAFTS_DATABASE } from '#web/platform/drafts/draft-kinds.ts';
import { OUTBOX_DATABASE } from '#web/platform/outbox/sealed-store.ts';
import { isDatabaseHere } from './is-here.ts';

/** Whether something of another member waits on this device, sealed: an entry that was not sent, or a draft. */
export async function othersWait(owner: string): Promise<boolean> {
  const [entries, drafts] = await Promise.all([
    keysIn(OUTBOX_DATABASE, (db) => db.getAllKeys('keys')),
    keysIn(DRAFTS_DATABASE, (db) => db.getAllKeys('keys')),
  ]);
  return [...entries, ...drafts].some((one) => one !== owner);
}

type Look = (db: Awaited<ReturnType<typeof openDB>>) => Promise<readonly IDBValidKey[]>;

async function keysIn(name: string, look: Look): Promise<readonly IDBValidKey[]> {
  if (!(await isDatabaseHere(name, false))) return [];
  const db = await openDB(name);
  try {
    return db.objectStoreNames.contains('keys') ? await look(db) : [];
  } finally {
    db.close();
  }
}
