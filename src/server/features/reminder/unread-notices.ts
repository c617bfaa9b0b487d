import { unreadCount } from '#domain/reminder/notices.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { reminderStore } from './reminder.store.ts';

/** How many notices of the member's are unread, for the bell of every page. A teen has none. */
export async function unreadNotices(me: Me, now: Date): Promise<number> {
  return me.ageGroup === 'teen' ? 0 : unreadCount((await reminderStore.read(me)).notices, now);
}
