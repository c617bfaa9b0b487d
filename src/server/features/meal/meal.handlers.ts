import { isPastOrToday } from '#domain/calendar/today.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import {
  MEALS,
  withMeal,
  withoutMeal,
  type FoodLists,
  type KeptMeal,
  type MealDocument,
} from '#domain/meal/meal-day.ts';
import type { mealRoutes } from '#contract/meal/meal.routes.ts';
import type { MealPut } from '#contract/meal/meal.schemas.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { cookbook } from './cookbook.ts';
import { foodDayStore } from './food-day.store.ts';
import { foodListsStore } from './food-lists.store.ts';
import { herNow } from './her-now.ts';
import { offeredTo, servedTo } from './menu.ts';
import { pantryOf, partsOf, sentPartsOf } from './pantry.ts';
import { toldDay } from './told-day.ts';
import { mealSummaryOf, mealWholeOf } from './told-meals.ts';

type MealDeps = { readonly clock: Clock };

/** The answers about what a member eats, and about the meals of the house. */
export function mealHandlers({ clock }: MealDeps): HandlersOf<typeof mealRoutes> {
  const now = () => clock.now();
  const day = async (me: Me, date: LocalDate) => toldDay(await herNow(me, { now: now(), date }), date);
  return {
    getMealDay: ({ me, params }) => day(me, params.date),
    putMeal: async ({ me, params: { date, id }, body }) => {
      if (!isPastOrToday(date, now())) return refuse('future_day');
      const meal = await keptOf(me, { id, body });
      const changed = await changeDay(me, { date, now: now(), by: (document) => withMeal(document, meal) });
      return changed ? dayAfter(me, { now: now(), document: changed }) : refuse('list_full');
    },
    // Taking out what is not there is done.
    deleteMeal: async ({ me, params: { date, id } }) => {
      const changed = await changeDay(me, { date, now: now(), by: (document) => withoutMeal(document, id) });
      return changed ? dayAfter(me, { now: now(), document: changed }) : refuse('list_full');
    },
    putFoodManner: ({ me, body: { isHard, numbers } }) =>
      changeLists(me, now(), (lists) => {
        const answered = { ...lists, isHard: isHard ?? lists.isHard, wantsNumbers: numbers ?? lists.wantsNumbers };
        // A teen has no numbers, and whoever says that food is hard has none: what was asked for before goes too.
        const has = me.ageGroup === 'adult' && answered.isHard !== 'yes';
        return { ...answered, wantsNumbers: has && answered.wantsNumbers };
      }),
    putOwnFood: ({ me, params: { id }, body: { name, made } }) =>
      changeLists(me, now(), async (lists) => {
        const others = lists.own.filter((one) => one.id !== id);
        if (others.length >= MEALS.own) return refuse('list_full');
        const parts = partsOf(made, await pantryOf({ own: [] }));
        return { ...lists, own: [{ id, name: name.trim(), made, parts }, ...others] };
      }),
    deleteOwnFood: ({ me, params: { id } }) =>
      changeLists(me, now(), (lists) => ({ ...lists, own: lists.own.filter((one) => one.id !== id) })),
    putFavoriteMeal: ({ me, params: { id }, body: { words, parts } }) =>
      changeLists(me, now(), async (lists) => {
        const others = lists.favorites.filter((one) => one.id !== id);
        if (others.length >= MEALS.favorites) return refuse('list_full');
        const pantry = await pantryOf(lists);
        const read = parts ? sentPartsOf(parts, pantry) : partsOf(words, pantry);
        return { ...lists, favorites: [{ id, words, parts: read }, ...others] };
      }),
    deleteFavoriteMeal: ({ me, params: { id } }) =>
      changeLists(me, now(), (lists) => ({ ...lists, favorites: lists.favorites.filter((one) => one.id !== id) })),
    getMeals: async ({ me }) => {
      const [her, { dishes }] = await Promise.all([herNow(me, { now: now() }), cookbook()]);
      return {
        meals: servedTo(dishes, her.now).map((dish) => mealSummaryOf(dish, her)),
        forToday: offeredTo(dishes, her).map(({ meal: { id }, because }) => ({ id, because })),
        manner: her.manner,
      };
    },
    getMeal: async ({ me, params }) => {
      const [her, { dishes }] = await Promise.all([herNow(me, { now: now() }), cookbook()]);
      const dish = servedTo(dishes, her.now).find(({ id }) => id === params.meal);
      return dish ? mealWholeOf(dish, her) : refuse('not_found');
    },
  };
}

type Sent = { readonly id: string; readonly body: MealPut };

async function keptOf(me: Me, { id, body }: Sent): Promise<KeptMeal> {
  const { at, isLate, words, note, parts } = body;
  const pantry = await pantryOf(await foodListsStore.read(me));
  return { id, at, isLate, words, note, parts: parts ? sentPartsOf(parts, pantry) : partsOf(words, pantry) };
}

type Change = {
  readonly date: LocalDate;
  readonly now: Date;
  readonly by: (document: MealDocument) => MealDocument | null;
};

/** Changes a day, held so that two devices do not lose each other's meal. Null where it is full. */
async function changeDay(me: Me, { date, now, by }: Change): Promise<MealDocument | null> {
  const changed = by(await foodDayStore.hold(me, date));
  if (changed) foodDayStore.write(me, { document: changed, now });
  return changed;
}

/** The day as it is after a change, told with the rest of its week. */
async function dayAfter(me: Me, { now, document }: { readonly now: Date; readonly document: MealDocument }) {
  return toldDay(await herNow(me, { now, date: document.date }), document.date);
}

type Lists = FoodLists | Refusal;

async function changeLists(
  me: Me,
  now: Date,
  by: (lists: FoodLists) => Lists | Promise<Lists>,
): Promise<{ ok: true } | Refusal> {
  const changed = await by(await foodListsStore.readForUpdate(me));
  if (changed instanceof Refusal) return changed;
  foodListsStore.write(me, { document: changed, now });
  return { ok: true };
}
