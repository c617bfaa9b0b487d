import { unreadCount } from '#domain/reminder/notices.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { reminderStore } from './reminder.store.ts';

/** How many notices of hers are unread, for the bell of every page. A teen has none. */
export async function unreadNotices(me: Me, now: Date): Promise<number> {
  return me.band === 'teen' ? 0 : unreadCount((await reminderStore.read(me)).notices, now);
}
