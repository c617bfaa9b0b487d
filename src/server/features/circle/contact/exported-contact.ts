import type { Me } from '#server/platform/http/handler.ts';
import { bookmarkStore } from './bookmark.store.ts';
import { draftStore } from './draft.store.ts';
import { quietStore } from './quiet.store.ts';

type Report = { readonly room: string; readonly reason: string; readonly note: string | null; readonly at: Date };
const ALL = 10_000;

/** What a member saved, began, reported and does not want to read, for the member's own file. */
export async function exportedContact(me: Me) {
  const [bookmarks, drafts, quiet, reports] = await Promise.all([
    bookmarkStore.page(me, { limit: ALL }),
    draftStore.all(me),
    quietStore.page(me, { limit: ALL }),
    me.tx.callFunction<Report>('my_reports'),
  ]);
  return {
    circleBookmarks: bookmarks.items.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    circleDrafts: drafts,
    circleQuiet: quiet.items.map(({ kind, name, at }) => ({ kind, name, at: at.toISOString() })),
    circleReports: reports.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  };
}
