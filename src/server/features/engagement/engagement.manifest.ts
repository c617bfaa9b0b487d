import { CHANGED_AT, OWNER, clear, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { engagementHandlers } from './engagement.handlers.ts';
import { intentionStore } from './intention.store.ts';
import { visitStore } from './visit.store.ts';

export const engagementManifest = manifest({
  name: 'engagement',
  tables: {
    'app.intention': {
      owner: 'member',
      retention: { words: 'as long as the account; one that was written on a page goes with the page', by: 'event' },
      erase: 'rows',
      toldAs: 'journal',
      columns: {
        user_id: OWNER,
        entry_id: clear('C1', 'random id of the page it was written on'),
        sealed: sealed('C3', 'the intention she set last, in her words', {
          row: ['user_id'],
          export: 'record.lastIntention',
        }),
        updated_at: CHANGED_AT,
      },
    },
    'app.visit': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed(
          'C3',
          'the day of her last visit, on how many days in a row she came, how long she had been away, when she was welcomed back',
          { row: ['user_id'], export: 'record.visits' },
        ),
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: {
    recordVisit: { atOnce: 'it says that she is here now' },
  },
  handlers: ({ clock }) => engagementHandlers({ clock }),
  exports: async ({ me }) => {
    const [visits, lastIntention] = await Promise.all([visitStore.read(me), intentionStore.read(me)]);
    return { record: { visits: visits && { lastOn: visits.lastDay, inARow: visits.inARow }, lastIntention } };
  },
});
