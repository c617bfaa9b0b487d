import { CHANGED_AT, OWNER, ROW_ID, VERSION, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { ratingHandlers } from './rating.handlers.ts';
import { ratingStore } from './rating.store.ts';

export const ratingManifest = manifest({
  name: 'rating',
  tables: {
    'app.rating_day': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'cycle',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        day_bidx: hashed('C3', 'keyed-hash', {
          purpose: 'finds the ratings of one day without naming the day',
          notExported: 'a keyed hash of a day that is in collections.ratings',
        }),
        month_bidx: hashed('C3', 'keyed-hash', {
          purpose: 'finds the ratings of one month without naming the month',
          notExported: 'a keyed hash of a month whose days are in collections.ratings',
        }),
        sealed: sealed('C3', 'the day, what she rated on it, and when she rated each item', {
          row: ['id'],
          export: 'collections.ratings',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
    'app.rating_told': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'cycle',
      columns: {
        user_id: OWNER,
        sealed: sealed('C3', 'what she has read of her rated cycles, so that a later change is told', {
          row: ['user_id'],
          notExported: 'worked out of the ratings and the days, which are in collections.ratings and days',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: { putRatings: 'kept', readRatingPattern: 'kept' },
  handlers: ({ clock }) => ratingHandlers({ clock }),
  exports: async ({ me }) => ({
    collections: { ratings: (await ratingStore.all(me)).map(({ date, ratings }) => ({ date, ratings })) },
  }),
});
