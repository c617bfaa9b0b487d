import type { MealDay, MealEntry, MealsReply, MealSummary } from '#contract/meal/meal.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';

export const TODAY = localDate('2026-11-21');
export const MANNER: MealDay['manner'] = { numbers: false, mayShow: true, isAsked: true, isHard: false };

export const entryOf = (changes: Partial<MealEntry> = {}): MealEntry => ({
  id: '00000000-0000-4000-8000-0000000000e1',
  at: null,
  partOfDay: 'morning',
  shown: 'oats, orange',
  shownNote: '',
  words: '½ cup oats, an orange',
  note: '',
  parts: [
    { typed: '½ cup oats', food: { id: '08120', label: 'Oats, dry' }, grams: null, trouble: null },
    { typed: 'an orange', food: { id: '09200', label: 'Orange' }, grams: null, trouble: null },
  ],
  brings: [{ nutrient: 'iron', bring: 'some' }],
  helper: 'Orange',
  isHindered: false,
  figures: null,
  ...changes,
});

export const dayOf = (changes: Partial<MealDay> = {}): MealDay => ({
  date: TODAY,
  today: TODAY,
  manner: MANNER,
  meals: [],
  vessels: (['iron', 'folate', 'magnesium', 'fiber'] as const).map((nutrient) => ({
    nutrient,
    level: 'none',
    hasUnknown: false,
  })),
  figures: null,
  week: [-6, -5, -4, -3, -2, -1, 0].map((back) => ({ date: addDays(TODAY, back), level: null })),
  lacked: null,
  isPeriodNear: false,
  phase: null,
  forToday: [],
  own: [],
  favorites: [],
  before: [],
  ...changes,
});

export const summaryOf = (id: string, title: string, changes: Partial<MealSummary> = {}): MealSummary => ({
  id,
  title,
  kicker: `A line about ${title}`,
  kitchen: 'Anywhere',
  course: 'plate',
  minutes: 'ten',
  marks: [],
  cost: 'mid',
  effort: 2,
  brings: [],
  ...changes,
});

export const mealsOf = (changes: Partial<MealsReply> = {}): MealsReply => ({
  meals: [
    summaryOf('dal0001', 'Dal', { marks: ['vegan', 'vegetarian'], effort: 1 }),
    summaryOf('fish001', 'Fish pie', { cost: 'low' }),
  ],
  forToday: [],
  manner: MANNER,
  ...changes,
});
