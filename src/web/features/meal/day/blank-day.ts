import type { MealDay } from '#contract/meal/meal.schemas.ts';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { VESSELS } from '#domain/food/nutrients.ts';

const BACK = [-6, -5, -4, -3, -2, -1, 0];

/** A day on a page that was opened without a connection: what she wrote before is not known, and no number is shown. */
export function blankDay(date: LocalDate, today: LocalDate): MealDay {
  return {
    ...{ date, today, meals: [], figures: null, lacked: null, isPeriodNear: false, phase: null, forToday: [] },
    ...{ own: [], favorites: [], before: [] },
    manner: { numbers: false, mayShow: false, isAsked: true, isHard: false },
    vessels: VESSELS.map((nutrient) => ({ nutrient, level: 'none', hasUnknown: false })),
    week: BACK.map((back) => ({ date: addDays(date, back), level: null })),
  };
}
