import { loadCircleContent } from '#server/features/circle/public.ts';
import { OWNER, ROW_ID, clear, hashed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { teenCircleHandlers } from './teen-circle.handlers.ts';
import { teenCircleStore } from './teen-circle.store.ts';

const content = loadCircleContent();
const AMONG_PEOPLE = { atOnce: 'others see it or wait for it: it is made now, or not at all' } as const;
const HOUR = 3_600_000;

export const teenCircleManifest = manifest({
  name: 'teen-circle',
  tables: {
    'auth.teen_watch': {
      owner: 'member',
      retention: { words: 'until she leaves the room, and a day at most', by: { sweeps: ['teen_watches'] } },
      erase: 'cascade',
      toldAs: 'circle',
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        name: hashed('C6', 'app-key', 'the moderator’s first name, for the teens’ room'),
        until: clear('C1', 'until when she is there'),
      },
    },
  },
  sweeps: {
    teen_watches: ({ db, clock }) => teenCircleStore.sweep(db, new Date(clock.now().getTime() - HOUR)),
  },
  offline: {
    teenKeepWatch: AMONG_PEOPLE,
    teenEndWatch: AMONG_PEOPLE,
    teenAnswer: AMONG_PEOPLE,
    teenShareQuestion: AMONG_PEOPLE,
  },
  handlers: (services) => teenCircleHandlers({ ...services, content }),
});
