import { OWNER, ROW_ID, clear } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { pointsHandlers } from './points.handlers.ts';
import { pointsStore } from './points.store.ts';

export const pointsManifest = manifest({
  name: 'points',
  tables: {
    'app.point_row': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'plan',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        reason: clear('C4', 'why the points were given or used'),
        key: clear('C4', 'the occasion, so that the same one counts once'),
        amount: clear('C4', 'points given, or used where it is negative; the balance is their sum'),
        award_day: clear('C4', 'the day of the award, so that no day counts twice'),
        at: clear('C4', 'orders her history of points'),
        what: clear('C4', 'what she traded them for, by its neutral name'),
      },
    },
  },
  offline: {
    awardReturn: 'kept',
  },
  handlers: ({ clock }) => pointsHandlers({ clock }),
  exports: async ({ me }) => {
    const [rows, balance] = await Promise.all([pointsStore.all(me), pointsStore.balance(me)]);
    const points = rows.map(({ day, at, reason, amount, what }) => ({
      day,
      at: at.toISOString(),
      reason,
      amount,
      ...(what && { what }),
    }));
    return { record: { balance, points } };
  },
});
