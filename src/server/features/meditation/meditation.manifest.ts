import { CHANGED_AT, OWNER, ROW_ID, VERSION, clear, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { exportedListening } from './exported-listening.ts';
import { meditationHandlers } from './meditation.handlers.ts';
import { sourcesOf } from './sources.ts';

const INSTALLATION = { words: 'as long as the installation', by: 'installation' } as const;

export const meditationManifest = manifest({
  name: 'meditation',
  tables: {
    'app.meditation_listing': {
      owner: {
        author: null,
        hidden: [],
        everyoneReads: null,
        readers: [
          { who: 'an adult', ageGroup: 'adult', sees: true },
          { who: 'a teen', ageGroup: 'teen', sees: true },
        ],
      },
      retention: INSTALLATION,
      erase: { none: 'what was decided about built-in meditations, of nobody' },
      toldAs: 'operations',
      columns: {
        id: clear('C0', 'which meditation'),
        status: clear('C0', 'whether it is shown'),
        is_free: clear('C0', 'whether it is open to everybody'),
        yearly_only: clear('C0', 'whether it comes with the yearly plan alone'),
        place: clear('C0', 'where it stands on the home shelf'),
        version: clear('C0', 'counts decisions, so that two admins do not overwrite each other'),
        since: clear('C0', 'when it joined'),
      },
    },
    'app.listening': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed(
          'C3',
          'her favorite meditations, what plays next, where she stopped, and her minutes of each month',
          { row: ['user_id'], export: 'collections.listening' },
        ),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
    'auth.meditation_decision': {
      owner: 'none',
      retention: INSTALLATION,
      erase: {
        none: 'what an admin decided about a meditation, by a digest that leads to nobody once the account is gone',
      },
      toldAs: 'moderation',
      columns: {
        id: ROW_ID,
        meditation_id: clear('C0', 'which meditation'),
        version: clear('C0', 'which decision about it this is'),
        at: clear('C1', 'when'),
        staff: clear('C1', 'a digest of the admin’s id: it says who while that account exists'),
        status: clear('C0', 'whether it is shown since'),
        is_free: clear('C0', 'whether it is open to everybody since'),
        yearly_only: clear('C0', 'whether it comes with the yearly plan alone since'),
        place: clear('C0', 'where it stands on the home shelf since'),
        reason: clear('C1', 'why, in the admin’s words'),
      },
    },
  },
  offline: {
    addFavorite: 'kept',
    removeFavorite: 'kept',
    putQueue: 'kept',
    putPlace: 'kept',
    decideListing: { atOnce: 'it decides about what everybody sees, as it is now' },
  },
  handlers: ({ clock, payments, vault }) =>
    meditationHandlers({ clock, payments, sources: sourcesOf({ vault, clock }) }),
  exports: async ({ me, now, vault }) => ({
    collections: await exportedListening(sourcesOf({ vault, clock: { now: () => now, real: () => now } }), me, now),
  }),
});
