import { CHANGED_AT, OWNER, ROW_ID, VERSION, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { exportedMeals } from './exported-meals.ts';
import { mealHandlers } from './meal.handlers.ts';

export const mealManifest = manifest({
  name: 'meal',
  tables: {
    'app.food_lists': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed('C3', 'whether food is hard for her, whether she wants numbers, her own foods and favorites', {
          row: ['user_id'],
          export: 'collections.food',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
    'app.food_day': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        sealed: sealed('C3', 'what she ate on a day, in her words, and what was understood of it', {
          row: ['id'],
          export: 'collections.meals',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: {
    putMeal: 'kept',
    deleteMeal: 'kept',
    putFoodManner: 'kept',
    putOwnFood: 'kept',
    deleteOwnFood: 'kept',
    putFavoriteMeal: 'kept',
    deleteFavoriteMeal: 'kept',
  },
  handlers: ({ clock }) => mealHandlers({ clock }),
  exports: async ({ me }) => ({ collections: await exportedMeals(me) }),
});
