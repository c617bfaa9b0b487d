import type { LocalDate } from '#domain/calendar/local-date.ts';
import { FIRST_SETTINGS, type ReminderChannel, type ReminderSettings } from './reminder.ts';

/** When each kind was sent last, and about what: the first day of a cycle, or the end of free days. */
export type SentNotices = Readonly<Record<string, { readonly day: LocalDate; readonly about: string } | undefined>>;

/** What one kind of notice says, as plain data: the name of the kind and whatever its words need. */
export type NoticePart = { readonly kind: string; readonly [field: string]: unknown };
export type ToldPart = NoticePart & { readonly channels: readonly ReminderChannel[] };

/** What was told the member at once, at a tick or because something happened; `at` is ISO, UTC. */
export type KeptNotice = {
  readonly id: string;
  readonly at: string;
  readonly parts: readonly ToldPart[];
  readonly read: boolean;
};

/**
 * All that is kept of the member's reminders, in one sealed document that is written anew at every tick: neither its
 * rows nor their times tell on which day something was due.
 */
export type ReminderDocument = {
  readonly schemaVersion: 1;
  readonly settings: ReminderSettings;
  readonly sent: SentNotices;
  readonly notices: readonly KeptNotice[];
  /** The ids of the house's announcements that the member has read; none in a document of before there were such. */
  readonly announced?: readonly string[];
};

export const FIRST_DOCUMENT: ReminderDocument = { schemaVersion: 1, settings: FIRST_SETTINGS, sent: {}, notices: [] };

/** How long a notice is kept, and how many at most. */
export const NOTICE_DAYS = 90;
export const MOST_NOTICES = 200;
const DAY_MS = 86_400_000;

/** Notices after some were added, newest first: what is older than 90 days goes. */
export function withNotices(
  notices: readonly KeptNotice[],
  { added, now }: { added: readonly KeptNotice[]; now: Date },
): KeptNotice[] {
  const oldest = new Date(now.getTime() - NOTICE_DAYS * DAY_MS).toISOString();
  return [...added, ...notices].filter(({ at }) => at > oldest).slice(0, MOST_NOTICES);
}

/** The parts of a notice that go one way. */
export function partsFor({ parts }: KeptNotice, channel: ReminderChannel): ToldPart[] {
  return parts.filter(({ channels }) => channels.includes(channel));
}

/** Notices that stand in the app, newest first. */
export function noticesInApp(notices: readonly KeptNotice[], now: Date): KeptNotice[] {
  return withNotices(notices, { added: [], now }).flatMap((notice) => {
    const parts = partsFor(notice, 'app');
    return parts.length > 0 ? [{ ...notice, parts }] : [];
  });
}

/** How many notices in the app the member has not read. */
export function unreadCount(notices: readonly KeptNotice[], now: Date): number {
  return noticesInApp(notices, now).filter(({ read }) => !read).length;
}

/** All read. */
export function allRead(notices: readonly KeptNotice[]): KeptNotice[] {
  return notices.map((notice) => ({ ...notice, read: true }));
}
