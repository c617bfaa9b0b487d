import type { ExportRecord } from '#domain/export/export-document.ts';
import { withNotices } from '#domain/reminder/notices.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { reminderStore } from './reminder.store.ts';

/**
 * What the member let remind the member and what it said, for the member's file. A teen has none. The member's
 * browsers' addresses stay out: they are keys, not records.
 */
export async function exportedReminders(me: Me, now: Date): Promise<ExportRecord['reminders']> {
  if (me.ageGroup === 'teen') return null;
  const { settings, notices } = await reminderStore.read(me);
  return {
    settings,
    notices: withNotices(notices, { added: [], now }).map(({ at, read, parts }) => ({ at, read, parts })),
  };
}
