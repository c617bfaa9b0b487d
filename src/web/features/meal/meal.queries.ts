import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { MealDay, MealPut } from '#contract/meal/meal.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { CallInput } from '#web/platform/api.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { waitingMeal } from './waiting-meal.ts';

/** Another device may have written meanwhile: soon asked anew. */
const FRESH_MS = 30_000;

/** What she ate on a day. `blank` stands for it on a page that was opened without a connection. */
export function useMealDay(date: LocalDate, blank?: MealDay) {
  return useQuery({
    ...read('getMealDay', { params: { date } }),
    staleTime: FRESH_MS,
    ...(blank && { initialData: blank, initialDataUpdatedAt: 0, enabled: false }),
  });
}

/** The meals there are for her. */
export function useMeals() {
  return useQuery(read('getMeals'));
}

/** One meal, whole. */
export function useMeal(meal: string) {
  return useQuery(read('getMeal', { params: { meal } }));
}

export type MealWish = { readonly date: LocalDate; readonly id: string; readonly meal: Sent };
type Sent = Omit<MealPut, 'parts' | 'isLate' | 'note'> & {
  readonly isLate?: boolean;
  readonly note?: string;
  readonly parts?: readonly { typed: string; food?: string | null; amount?: string }[];
};

/** Keeps a meal of a day. What a lost line swallows waits on the device, and stands on the page as written. */
export function usePutMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, id, meal }: MealWish) => {
      const { parts, ...rest } = meal;
      const body = { ...rest, ...(parts && { parts: parts.map((part) => ({ ...part })) }) };
      return sendQueued('putMeal', { params: { date, id }, body } as CallInput<'putMeal'>, `meal ${id}`);
    },
    onSuccess: (day) => showDay(client, day),
    onError: (failure, { date, id, meal }) => {
      if (isKept(failure))
        change(client, date, (day) => ({
          ...day,
          meals: [...day.meals.filter((one) => one.id !== id), waitingMeal(id, meal, day.manner)],
        }));
    },
  });
}

/** Takes a meal of a day out. */
export function useDeleteMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, id }: { date: LocalDate; id: string }) =>
      sendQueued('deleteMeal', { params: { date, id } }, `meal ${id}`),
    onMutate: ({ date, id }) =>
      change(client, date, (day) => ({ ...day, meals: day.meals.filter((meal) => meal.id !== id) })),
    onSuccess: (day) => showDay(client, day),
    onError: (failure) => {
      if (!isKept(failure)) void refresh(client);
    },
  });
}

type ListWish =
  | { readonly name: 'putFoodManner'; readonly body: { isHard?: 'yes' | 'no' | 'not_said'; numbers?: boolean } }
  | { readonly name: 'putOwnFood'; readonly id: string; readonly body: { name: string; made: string } }
  | { readonly name: 'putFavoriteMeal'; readonly id: string; readonly body: { words: string } }
  | { readonly name: 'deleteOwnFood' | 'deleteFavoriteMeal'; readonly id: string };

/** Changes what she keeps for her meals: her answer, her own foods, her favorites. All pages about food are asked anew. */
export function useFoodLists() {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => refresh(client) });
}

function send(wish: ListWish) {
  switch (wish.name) {
    case 'putFoodManner':
      return sendQueued('putFoodManner', { body: wish.body }, 'food manner');
    case 'putOwnFood':
      return sendQueued('putOwnFood', { params: { id: wish.id }, body: wish.body }, `own food ${wish.id}`);
    case 'putFavoriteMeal':
      return sendQueued('putFavoriteMeal', { params: { id: wish.id }, body: wish.body }, `favorite meal ${wish.id}`);
    case 'deleteOwnFood':
      return sendQueued('deleteOwnFood', { params: { id: wish.id } }, `deleteOwnFood ${wish.id}`);
    case 'deleteFavoriteMeal':
      return sendQueued('deleteFavoriteMeal', { params: { id: wish.id } }, `deleteFavoriteMeal ${wish.id}`);
  }
}

function showDay(client: QueryClient, day: MealDay): void {
  client.setQueryData(keyOf('getMealDay', { params: { date: day.date } }), day);
  void client.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'string' && key.startsWith('/api/meal-days/') && !key.endsWith(day.date),
  });
  void client.invalidateQueries({ queryKey: keyOf('getMeals') });
}

function change(client: QueryClient, date: LocalDate, by: (day: MealDay) => MealDay): void {
  client.setQueryData<MealDay>(keyOf('getMealDay', { params: { date } }), (day) => day && by(day));
}

function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith('/api/meal'),
  });
}
