import { MEMBER, READ, route } from '#contract/kit/route.ts';
import { ok } from '#contract/kit/scalars.ts';
import {
  favoritePut,
  foodParams,
  mannerPut,
  mealDay,
  mealDayParams,
  mealEntryParams,
  mealParams,
  mealPut,
  mealsReply,
  mealWhole,
  ownFoodPut,
} from './meal.schemas.ts';

// Open in limited access too (decisions 9).
const read = { access: MEMBER, ...READ } as const;
const write = { ...read, method: 'PUT', rate: 'write', bodyLimit: 16 * 1024 } as const;
const entry = { ...write, path: '/api/meal-days/:date/meals/:id', params: mealEntryParams, reply: mealDay } as const;
const kept = { ...write, params: foodParams, reply: ok } as const;

/** What a member eats, in her words, and the meals of the house. No address names a food. */
export const mealRoutes = {
  getMealDay: route({
    ...read,
    path: '/api/meal-days/:date',
    summary: 'What she ate on a day, and roughly what it brought',
    params: mealDayParams,
    reply: mealDay,
  }),
  putMeal: route({
    ...entry,
    summary: 'Keep a meal of a day, new or changed',
    body: mealPut,
    health: true,
    errors: ['future_day', 'list_full'],
  }),
  deleteMeal: route({ ...entry, method: 'DELETE', bodyLimit: 0, summary: 'Take a meal of a day out' }),
  putFoodManner: route({
    ...write,
    path: '/api/food-manner',
    bodyLimit: 128,
    summary: 'Whether food is hard for her, and whether numbers are shown',
    body: mannerPut,
    reply: ok,
    health: true,
  }),
  putOwnFood: route({
    ...kept,
    path: '/api/own-foods/:id',
    summary: 'Keep a food or a dish of her own',
    body: ownFoodPut,
    health: true,
    errors: ['list_full'],
  }),
  deleteOwnFood: route({
    ...kept,
    method: 'DELETE',
    path: '/api/own-foods/:id',
    bodyLimit: 0,
    summary: 'Take a food of her own out; meals that were written with it keep their words',
  }),
  putFavoriteMeal: route({
    ...kept,
    path: '/api/favorite-meals/:id',
    summary: 'Keep a meal she has often',
    body: favoritePut,
    health: true,
    errors: ['list_full'],
  }),
  deleteFavoriteMeal: route({
    ...kept,
    method: 'DELETE',
    path: '/api/favorite-meals/:id',
    bodyLimit: 0,
    summary: 'It is no favorite any more',
  }),
  getMeals: route({
    ...read,
    path: '/api/meals',
    summary: 'The meals there are for her, and which suit today',
    reply: mealsReply,
  }),
  getMeal: route({
    ...read,
    path: '/api/meals/:meal',
    summary: 'The whole of one meal',
    params: mealParams,
    reply: mealWhole,
  }),
} as const;
