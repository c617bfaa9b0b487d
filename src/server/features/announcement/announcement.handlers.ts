import { randomUUID } from 'node:crypto';
import type { announcementRoutes } from '#contract/announcement/announcement.routes.ts';
import type { AnnouncementPost } from '#contract/announcement/announcement.schemas.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { audiencesFor, SHOWN } from './announced.ts';
import { announcementStore } from './announcement.store.ts';

/** The newest that an admin looks after. */
const KEPT = 200;
type Asked = { readonly me: Me; readonly requestId: string; readonly ipPrefix: string };

export function announcementHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof announcementRoutes> {
  const put = async (
    { me, requestId, ipPrefix }: Asked,
    { title, words, category, ...rest }: AnnouncementPost & { id: string; version: number },
  ) => {
    const written = { ...rest, title: title.trim(), words: words.trim(), category: category.trim() };
    const outcome = await announcementStore.put(me.tx, written, { requestId, ipPrefix, now: clock.now() });
    if (outcome === 'done') return { items: await announcementStore.all(me.tx, KEPT) };
    return refuse(outcome === 'moved_on' ? 'announcement_moved_on' : 'not_found');
  };
  return {
    getAnnouncements: async ({ me }) => {
      const now = clock.now();
      const member = await memberStore.read(me);
      const to = audiencesFor(me, { member, now });
      return { items: await announcementStore.shownTo(me.tx, { to, today: memberToday(member, now), most: SHOWN }) };
    },
    getOwnAnnouncements: async ({ me }) => ({ items: await announcementStore.all(me.tx, KEPT) }),
    addAnnouncement: (asked) => put(asked, { ...asked.body, id: randomUUID(), version: 0 }),
    changeAnnouncement: (asked) => put(asked, { ...asked.body, id: asked.params.announcement }),
  };
}
