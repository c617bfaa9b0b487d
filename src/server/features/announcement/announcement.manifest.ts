import { ROW_ID, clear } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { announcementHandlers } from './announcement.handlers.ts';

const HOUSE = { atOnce: 'others read it at once' } as const;

export const announcementManifest = manifest({
  name: 'announcement',
  tables: {
    'auth.announcement': {
      owner: 'none',
      retention: { words: 'as long as the installation', by: 'installation' },
      erase: { none: 'words of the house, of nobody' },
      toldAs: 'operations',
      columns: {
        id: ROW_ID,
        title: clear('C0', 'what it is about'),
        words: clear('C0', 'what is announced'),
        category: clear('C0', 'the part of the product it is about'),
        shown_on: clear('C0', 'from which day on it is shown'),
        audience: clear('C0', 'to whom it is shown'),
        state: clear('C0', 'draft, published or withdrawn'),
        version: clear('C0', 'counts changes, so that two admins do not overwrite each other'),
        asked: clear('C0', 'whether members had asked for what it tells'),
        created_at: clear('C1', 'when it was written'),
      },
    },
  },
  offline: { addAnnouncement: HOUSE, changeAnnouncement: HOUSE },
  handlers: ({ clock }) => announcementHandlers({ clock }),
});
