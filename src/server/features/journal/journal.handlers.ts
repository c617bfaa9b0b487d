import type { Written } from '#domain/journal/journal-entry.ts';
import type { journalRoutes } from '#contract/journal/journal.routes.ts';
import { refuse, type HandlersOf } from '#server/platform/http/handler.ts';
import { journalStore } from './journal.store.ts';
import { listEntries, listWhole, readOnThisMoon, readYear, searchEntries } from './read-entries.ts';
import { readAround, toEntry } from './tell-entry.ts';
import { listVersions, readVersion, restoreVersion } from './versions.ts';
import { bringBack, changeEntry, createEntry, deleteEntry, type JournalDeps } from './write-entry.ts';

export function journalHandlers(deps: JournalDeps): HandlersOf<typeof journalRoutes> {
  const now = () => deps.clock.now();
  return {
    getJournalEntries: ({ me, query }) => listEntries(me, { ...query, now: now() }),
    getWholeJournal: ({ me, query }) => listWhole(me, { ...query, now: now() }),
    createJournalEntry: ({ me, body }) => createEntry(deps, { me, body }),
    searchJournal: ({ me, body }) => searchEntries(me, { ...body, now: now() }),
    getJournalYear: ({ me, query }) => readYear(me, { ...query, now: now() }),
    getOnThisMoon: ({ me, query }) => readOnThisMoon(me, { ...query, now: now() }),
    getJournalEntry: async ({ me, params }) => {
      const [kept, { surface }] = await Promise.all([journalStore.find(me, params.id), readAround(me, now())]);
      if (!kept || kept.isGone) return refuse('not_found');
      return kept.isUnreadable ? refuse('row_unreadable') : toEntry(me, { kept, surface });
    },
    patchJournalEntry: ({ me, ifMatch, params, body }) =>
      changeEntry(deps, { change: { me, id: params.id, ifMatch }, fields: given(body) }),
    deleteJournalEntry: ({ me, ifMatch, params }) => deleteEntry(deps, { me, id: params.id, ifMatch }),
    bringBackJournalEntry: ({ me, params }) => bringBack(deps, { me, id: params.id }),
    getJournalVersions: ({ me, params }) => listVersions(me, { id: params.id, now: now() }),
    getJournalVersion: ({ me, params }) => readVersion(me, { ...params, now: now() }),
    restoreJournalVersion: ({ me, ifMatch, params }) =>
      restoreVersion(deps, { change: { me, id: params.id, ifMatch }, version: params.version }),
  };
}

/** The fields that were sent. */
function given(body: { readonly [Field in keyof Written]?: Written[Field] | undefined }): Partial<Written> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<Written>;
}
