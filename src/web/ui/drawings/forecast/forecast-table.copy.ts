import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { PeriodForecast } from '#domain/cycle/cycle-view.ts';
import { dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';
import type { BarDay } from './bar-days.ts';

/** "28%" */
export function chanceWords(probability: number): string {
  return `${Math.round(probability * 100)}%`;
}

/** Words of the same as a table, and of the sentence that sums it up. */
export const forecastTable = {
  show: 'Show as a table',
  hide: 'Hide the table',
  caption: (event: 'period' | 'bleed') => `The chance that your ${event} starts, by day`,
  day: 'Day',
  chance: 'Chance',
  unmarked: 'possible',
  sentence: (days: readonly BarDay[]) => {
    const [likeliest, last] = [days.find(({ mode }) => mode), days.at(-1)];
    if (!likeliest || !last) return '';
    const end = last.mode
      ? ''
      : ` ${dayAndMonth(last.date)}, the last day shown, has ${chanceWords(last.probability)}.`;
    return `${dayAndMonth(likeliest.date)} has the highest chance, ${chanceWords(likeliest.probability)}.${end}`;
  },
  level: ({ low, high }: PeriodForecast, today: LocalDate) =>
    `The window ${low < today ? 'opened' : 'opens'} on ${dayAndMonth(low)}. Its last day is ${dayAndMonth(high)}.`,
} as const;
