import { named } from '#contract/circle/circle.routes.ts';
import type { contactRoutes, ContactRoutes } from '#contract/circle/contact.routes.ts';
import { CONTACT } from '#domain/circle/contact.ts';
import type { Room } from '#domain/circle/limits.ts';
import { refuse, type HandlersOf } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { bookmark, listBookmarks, unbookmark } from './bookmarks.ts';
import { draftStore } from './draft.store.ts';
import { follow, hold } from './hold.ts';
import { endQuiet, listQuiet, quietDown } from './quiet.ts';
import { report } from './report.ts';
import { search } from './search.ts';

function roomHandlers(deps: CircleDeps, room: Room): HandlersOf<ContactRoutes> {
  return {
    Hold: ({ me, params }) => hold(deps, me, { room, ...params, on: true }),
    LetGo: ({ me, params }) => hold(deps, me, { room, ...params, on: false }),
    Bookmark: ({ me, params }) => bookmark(deps, me, { room, ...params }),
    Unbookmark: ({ me, params }) => unbookmark(me, params.post),
    Bookmarks: ({ me, query }) => listBookmarks(deps, me, { room, ...query }),
    Search: ({ me, body }) => search(deps, me, { room, ...body }),
    Mute: ({ me, body }) => quietDown(deps, me, { room, ...body, kind: 'mute' }),
    Block: ({ me, body }) => quietDown(deps, me, { room, ...body, kind: 'block' }),
    Quiet: ({ me, query }) => listQuiet(me, query),
    EndQuiet: ({ me, params }) => endQuiet(me, params.quiet),
    Report: ({ me, body }) => report(deps, me, { room, ...body }),
    Draft: async ({ me, query }) => ({ draft: await draftStore.read(me, { room, ...query }) }),
    PutDraft: async ({ me, body: { draft, ...place } }) => {
      const of = { room, ...place };
      if (draft === null) draftStore.remove(me, of);
      else if (!(await draftStore.write(me, { ...of, draft, now: deps.clock.now(), most: CONTACT.drafts })))
        return refuse('list_full');
      return { ok: true };
    },
  };
}

/** What a member does with the words of others. Both rooms are served by the same code. */
export function contactHandlers(deps: CircleDeps): HandlersOf<typeof contactRoutes> {
  return {
    ...named('community', roomHandlers(deps, 'community')),
    ...named('teen', roomHandlers(deps, 'teen')),
    communityFollow: ({ me, params }) => follow(deps, me, { ...params, on: true }),
    communityUnfollow: ({ me, params }) => follow(deps, me, { ...params, on: false }),
  };
}
