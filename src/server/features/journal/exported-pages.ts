import { randomUUID } from 'node:crypto';
import { indexed, present } from '#domain/journal/journal-index.ts';
import type { ExportedPage } from '#domain/journal/journal-entry.ts';
import { JOURNAL } from '#contract/limits.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { fadesOn } from './fade-pages.ts';
import { journalIndexStore } from './journal-index.store.ts';
import { journalStore } from './journal.store.ts';
import { readAround, toldCycle } from './tell-entry.ts';

/**
 * The member's pages as they stand in the member's export, oldest day first, told as the member's stage of life lets
 * them be told.
 */
export async function exportedPages(me: Me, now: Date): Promise<ExportedPage[]> {
  const [kept, { surface }] = await Promise.all([journalStore.all(me), readAround(me, now)]);
  return kept.map(({ document: { schemaVersion: _, at, cycle, ...page } }) => ({
    ...page,
    cycle: toldCycle(cycle, surface),
    createdAt: at,
  }));
}

/**
 * Keeps pages of an export that are not here, each as it was; one that is here stays as it is. Gives the ids of those
 * that came.
 */
export async function takePages(
  me: Me,
  { pages, now }: { pages: readonly ExportedPage[]; now: Date },
): Promise<readonly string[]> {
  if (pages.length === 0) return [];
  const index = await journalIndexStore.hold(me);
  await index.lookAtAll();
  const known = new Set(present(index.entries).map(({ at }) => at));
  const ids: string[] = [];
  for (const { createdAt: at, ...page } of pages) {
    if (known.has(at) || index.count >= JOURNAL.entries) continue;
    const id = randomUUID();
    const document = { schemaVersion: 1, ...page, at } as const;
    await journalStore.add(me, { id, document, now });
    index.put(indexed(id, document));
    index.take(at);
    known.add(at);
    ids.push(id);
  }
  if (ids.length > 0) index.write({ before: '', now });
  return ids;
}

/**
 * Takes pages that came with an import away again, but for those the member changed since. Gives how many went, and how
 * many stayed.
 */
export async function takePagesBack(
  me: Me,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<{ gone: number; stayed: number }> {
  if (ids.length === 0) return { gone: 0, stayed: 0 };
  const index = await journalIndexStore.hold(me);
  await index.lookAtAll();
  const there = (await journalStore.some(me, ids)).filter(({ isGone }) => !isGone);
  const going = new Set(there.filter(({ version }) => version === 1).map(({ id }) => id));
  for (const id of going) await journalStore.mark(me, { id, goneAt: now });
  if (going.size > 0) {
    await journalStore.fadeOn(me, fadesOn(now));
    for (const entry of index.entries) if (going.has(entry.id)) index.put({ ...entry, gone: now.toISOString() });
    index.write({ before: '', now });
  }
  return { gone: going.size, stayed: there.length - going.size };
}
