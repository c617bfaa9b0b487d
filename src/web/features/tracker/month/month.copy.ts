import type { LocalDate } from '#domain/calendar/local-date.ts';
import { dayOfMonth, longDate, monthName } from '#web/ui/drawings/dates/date-words.ts';
import type { BleedEvent } from '#web/ui/drawings/wheel/wheel.copy.ts';
import type { DayAction } from './day-actions.ts';

const say = (event: BleedEvent): Readonly<Record<DayAction['kind'], string>> => ({
  started: `A ${event} started on this day`,
  end: 'It ended on this day',
  move_start: 'It started on this day',
  split: `A second ${event} started here`,
  not_period: event === 'bleed' ? 'Not a withdrawal bleed' : 'Not a period',
  join: `Join to the previous ${event}`,
  exclude: 'Leave it out of my averages',
  one_cycle: 'This was one cycle',
});
const sayToday = (event: BleedEvent): Readonly<Partial<Record<DayAction['kind'], string>>> => ({
  started: `A ${event} started today`,
  end: `My ${event} ended today`,
});

/** "4, 5 and 21" */
function numbers(dates: readonly LocalDate[]): string {
  const all = dates.map(dayOfMonth);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** Words around the month calendar. */
export const month = {
  unreadable:
    'We couldn’t open what you logged on this day. To log it again, first delete it under Privacy, “Entries that can’t be opened”.',
  title: 'Calendar',
  opening: (name: string) => `Opening ${monthName(name)}...`,
  offline: (name: string) => `You’re offline. We’ll open ${monthName(name)} when you’re back.`,
  empty: (name: string) => `Nothing logged in ${monthName(name)}. Choose a day to start.`,
  failed: (name: string) => `We couldn’t open ${monthName(name)}. What you logged is safe.`,
  again: 'Try again',
  trying: 'Trying again...',
  /** "Pain on 3 days in November: 4, 5 and 21." */
  only: ({ label, name, dates }: { label: string; name: string; dates: readonly LocalDate[] }) =>
    dates.length === 0
      ? `${label}: nothing logged in ${monthName(name)}.`
      : `${label} on ${dates.length} ${dates.length === 1 ? 'day' : 'days'} in ${monthName(name)}: ${numbers(dates)}.`,
  card: {
    open: 'Open this day',
    opening: 'Opening this day...',
    nothing: 'Nothing logged.',
    actions: 'What happened on this day',
    more: (event: BleedEvent) => (event === 'bleed' ? 'Edit this bleed' : 'Edit this cycle'),
    inPeriod: (day: number, event: BleedEvent) => `Day ${day} of this ${event}.`,
    inCycle: (day: number, event: BleedEvent) =>
      event === 'bleed' ? `Day ${day} since it started.` : `Day ${day} of this cycle.`,
    say: (kind: DayAction['kind'], { isToday, event }: { isToday: boolean; event: BleedEvent }) =>
      (isToday ? sayToday(event)[kind] : undefined) ?? say(event)[kind],
    started: (date: LocalDate) => `A period now starts on ${longDate(date)}.`,
  },
} as const;
