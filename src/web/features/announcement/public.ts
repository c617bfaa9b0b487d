export { useAnnouncements } from './announcement.queries.ts';
export type { Announcement } from '#contract/announcement/announcement.schemas.ts';
