import type { LocalDate } from '#domain/calendar/local-date.ts';
import { dayOfMonth, longDate, monthName } from '#web/ui/drawings/dates/date-words.ts';
import type { DayAction } from './day-actions.ts';

const SAY: Readonly<Record<DayAction['kind'], string>> = {
  started: 'A period started on this day',
  end: 'It ended on this day',
  move_start: 'It began on this day',
  split: 'A second period began here',
  not_period: 'Not a period',
  join: 'Join to the one before',
  exclude: 'Keep it out of my averages',
};
const SAY_TODAY: Readonly<Partial<Record<DayAction['kind'], string>>> = { started: 'A period started today', end: 'My period ended today' };

/** "4, 5 and 21" */
function numbers(dates: readonly LocalDate[]): string {
  const all = dates.map(dayOfMonth);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** Words around the month calendar. */
export const month = {
  title: 'Calendar',
  opening: (name: string) => `Opening ${monthName(name)}...`,
  offline: (name: string) => `You are offline. ${monthName(name)} opens when you are back.`,
  empty: (name: string) => `Nothing is logged in ${monthName(name)} yet. Choose a day to log it.`,
  failed: (name: string) => `${monthName(name)} did not open. What you logged is safe.`,
  again: 'Try again',
  trying: 'Trying again...',
  /** "Pain on 3 days in November: 4, 5 and 21." */
  only: ({ label, name, dates }: { label: string; name: string; dates: readonly LocalDate[] }) =>
    dates.length === 0 ? `${label}: nothing logged in ${monthName(name)}.` : `${label} on ${dates.length} ${dates.length === 1 ? 'day' : 'days'} in ${monthName(name)}: ${numbers(dates)}.`,
  card: {
    open: 'Open this day',
    opening: 'Opening this day...',
    nothing: 'Nothing logged.',
    actions: 'What happened on this day',
    more: 'Edit this cycle',
    inPeriod: (day: number) => `Day ${day} of this period.`,
    inCycle: (day: number) => `Day ${day} of this cycle.`,
    say: (kind: DayAction['kind'], isToday: boolean) => (isToday ? SAY_TODAY[kind] : undefined) ?? SAY[kind],
    started: (date: LocalDate) => `A period starts on ${longDate(date)} now.`,
  },
} as const;
