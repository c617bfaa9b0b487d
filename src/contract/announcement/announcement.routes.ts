import { MEMBER, READ, route } from '#contract/kit/route.ts';
import {
  announcementParams,
  announcementPost,
  announcementPut,
  announcementsReply,
  ownAnnouncements,
} from './announcement.schemas.ts';

const ADMIN = { who: 'admin', age: 'adult', plan: 'any' } as const;
const writes = {
  access: ADMIN,
  rate: 'write',
  bodyLimit: 4 * 1024,
  query: null,
  reply: ownAnnouncements,
  status: 200,
  cache: 'no-store',
  stepUp: 'staff',
} as const;

export const announcementRoutes = {
  getAnnouncements: route({
    ...READ,
    access: MEMBER,
    path: '/api/announcements',
    summary: 'What the house announces to the member, the newest first',
    reply: announcementsReply,
  }),
  getOwnAnnouncements: route({
    ...READ,
    access: ADMIN,
    path: '/api/admin/announcements',
    summary: 'Every announcement, drafts and withdrawn ones too',
    reply: ownAnnouncements,
  }),
  addAnnouncement: route({
    ...writes,
    method: 'POST',
    params: null,
    path: '/api/admin/announcements',
    summary: 'Write an announcement, as a draft or for its audience at once',
    body: announcementPost,
    errors: [],
  }),
  changeAnnouncement: route({
    ...writes,
    method: 'PUT',
    params: announcementParams,
    path: '/api/admin/announcements/:announcement',
    summary: 'Change, publish or withdraw an announcement, by the version that was read',
    body: announcementPut,
    errors: ['not_found', 'announcement_moved_on'],
  }),
} as const;
