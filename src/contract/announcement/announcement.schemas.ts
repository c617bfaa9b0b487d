import { z } from 'zod';
import { ANNOUNCEMENT_LONGEST, ANNOUNCEMENT_STATES, AUDIENCES } from '#domain/announcement/announcement.ts';
import type { Wire } from '#contract/kit/route.ts';
import { id, localDateSchema, writtenText } from '#contract/kit/scalars.ts';

/** What a member is shown: plain text. */
export const announcement = z.object({
  id,
  title: z.string(),
  words: z.string(),
  category: z.string(),
  date: localDateSchema,
});
export type Announcement = Wire<typeof announcement>;
export const announcementsReply = z.object({ items: z.array(announcement) });

/** What an admin sees; `version` counts changes. */
export const ownAnnouncement = announcement.extend({
  audience: z.enum(AUDIENCES),
  state: z.enum(ANNOUNCEMENT_STATES),
  version: z.int(),
});
export type OwnAnnouncement = Wire<typeof ownAnnouncement>;
export const ownAnnouncements = z.object({ items: z.array(ownAnnouncement) });

const text = (most: number) => writtenText(most).refine((words) => words.trim() !== '', 'Please write something');
const written = {
  title: text(ANNOUNCEMENT_LONGEST.title),
  words: text(ANNOUNCEMENT_LONGEST.words),
  category: text(ANNOUNCEMENT_LONGEST.category),
  date: localDateSchema,
  audience: z.enum(AUDIENCES),
  state: z.enum(ANNOUNCEMENT_STATES),
};
export const announcementPost = z.object(written);
export const announcementPut = z.object({ ...written, version: z.int().min(1) });
export type AnnouncementPost = Wire<typeof announcementPost>;
export const announcementParams = z.object({ announcement: id });
