import { OWNER, clear, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { checkInHandlers } from './check-in.handlers.ts';
import { checkInStore } from './check-in.store.ts';

export const checkInManifest = manifest({
  name: 'check-in',
  tables: {
    'app.milestone': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'plan',
      columns: {
        user_id: OWNER,
        milestone: clear('C1', 'which milestone she reached, so that it is given once'),
        reached_on: clear('C1', 'the day she reached it'),
      },
    },
    'app.presence_day': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'journal',
      columns: {
        user_id: OWNER,
        number: clear('C1', 'which day with us it is; the highest is how many there are'),
        day_bidx: hashed('C3', 'keyed-hash', {
          purpose: 'one day counts once, without naming the day',
          notExported: 'a keyed hash of a day that is in record.checkIns',
        }),
        sealed: sealed('C3', 'the day of the check-in; what she wrote lies in her journal', {
          row: ['number'],
          export: 'record.checkIns',
        }),
        at: clear('C1', 'when the check-in reached us'),
      },
    },
  },
  offline: {},
  handlers: ({ clock }) => checkInHandlers({ clock }),
  exports: async ({ me }) => {
    const [checkIns, milestones] = await Promise.all([checkInStore.days(me), checkInStore.reached(me)]);
    return { record: { checkIns, milestones } };
  },
});
