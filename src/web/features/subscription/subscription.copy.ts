import { dollars } from '#domain/membership/dollars.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';

/** "Tue 16 Nov 2027" */
export const dayWithYear = (day: LocalDate): string => `${shortDate(day)} ${day.slice(0, 4)}`;

/** The words of both plan cards and of the button under them (§2.8, §9). */
export const plansCopy = {
  label: 'Plans',
  save: 'Save 30% vs monthly ($2.79/month)',
  anytime: 'Cancel anytime.',
  price: (cents: number) => dollars(cents),
  every: { month: '/month', year: '/year' },
  select: 'Select a Plan Above',
  processing: 'Processing...',
  subscribe: (name: string) => `Subscribe to ${name}`,
  practice: 'practice, no money moves',
  limited: 'Continue exploring (limited access)',
  /** What the tracking of a plan adds to what is free (decisions 9). */
  adds: 'With your patterns and the full report for your doctor.',
  off: {
    title: 'This server takes no payments',
    text: 'There’s nothing to pay and nothing to decide. Everything of yours stays open.',
  },
} as const;
