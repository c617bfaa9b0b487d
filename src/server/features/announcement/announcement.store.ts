import type { AnnouncementPost, OwnAnnouncement } from '#contract/announcement/announcement.schemas.ts';
import type { Announced, Audience } from '#domain/announcement/announcement.ts';
import { localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Tx } from '#server/platform/db/query.ts';

type Row = Omit<OwnAnnouncement, 'date'> & { readonly shown_on: string };
type Act = { readonly requestId: string; readonly ipPrefix: string; readonly now: Date };

/** Announcements of the house, behind privileged functions. */
export const announcementStore = {
  async shownTo(tx: Tx, { to, today, most }: { to: readonly Audience[]; today: LocalDate; most: number }) {
    const rows = await tx.callFunction<Omit<Row, 'audience' | 'state' | 'version'>>('announcements_for', [
      to,
      today,
      most,
    ]);
    return rows.map(({ shown_on: day, ...row }) => ({ ...row, date: localDate(day) }));
  },

  /** The newest of all audiences, without their words. */
  async newest(tx: Tx, { until, most }: { until: LocalDate; most: number }): Promise<Announced[]> {
    const asked = [until, most];
    const rows = await tx.callFunction<{ id: string; shown_on: string; audience: Audience }>('announced', asked);
    return rows.map(({ id, shown_on: day, audience }) => ({ id, date: localDate(day), audience }));
  },

  async all(tx: Tx, most: number): Promise<OwnAnnouncement[]> {
    const rows = await tx.callFunction<Row>('all_announcements', [most]);
    return rows.map(({ shown_on: day, ...row }) => ({ ...row, date: localDate(day) }));
  },

  /** Version 0 makes a new one. */
  async put(
    tx: Tx,
    { id, version, title, words, category, date, audience, state }: AnnouncementPost & { id: string; version: number },
    { requestId, ipPrefix, now }: Act,
  ): Promise<'done' | 'not_found' | 'moved_on'> {
    const args = [id, version, title, words, category, date, audience, state, requestId, ipPrefix, now];
    const [row] = await tx.callFunction<{ put_announcement: 'done' | 'not_found' | 'moved_on' }>(
      'put_announcement',
      args,
    );
    return row?.put_announcement ?? 'not_found';
  },
};
