import { NO_FOOD_LISTS, type FoodLists } from '#domain/meal/meal-day.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** What a member keeps for her meals: one sealed document. */
export const foodListsStore = sealedRow<FoodLists>('food_lists', NO_FOOD_LISTS);
