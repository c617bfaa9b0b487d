import { unreadAnnouncements } from '#domain/announcement/announcement.ts';
import { unreadCount } from '#domain/reminder/notices.ts';
import { announcedNow } from '#server/features/announcement/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { reminderStore } from './reminder.store.ts';

/**
 * How many notices of the member's are unread, for the bell of every page: what was told the member alone, and what the
 * house announces to them. A teen is told by the house alone.
 */
export async function unreadNotices(me: Me, now: Date): Promise<number> {
  const [{ notices, announced }, shown] = await Promise.all([reminderStore.read(me), announcedNow(me, now)]);
  return (me.ageGroup === 'teen' ? 0 : unreadCount(notices, now)) + unreadAnnouncements(shown, announced);
}
