import type { LocalDate } from '#domain/calendar/local-date.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';

/** "New York" of "America/New_York". */
export function placeOf(zone: string): string {
  return zone.replaceAll('_', ' ').split('/').at(-1) ?? zone;
}

type Change = {
  readonly here: string;
  readonly home: string;
  readonly today: LocalDate;
  readonly was: LocalDate;
  readonly teen: boolean;
};

/** Words of the question about the zone of a device. */
export const zoneQuestion = {
  kicker: 'Your time zone',
  title: (here: string) => `Are you in ${placeOf(here)} now?`,
  lead: (here: string, home: string) =>
    `This device is on ${placeOf(here)} time. Your days go by ${placeOf(home)} time. If you change it:`,
  changes: ({ here, today, was, teen }: Change) => [
    today === was
      ? `Today stays ${longDate(today)}, and your day ends at midnight in ${placeOf(here)}.`
      : `Today becomes ${longDate(today)}, and your day ends at midnight in ${placeOf(here)}.`,
    `Reminders and quiet hours go by ${placeOf(here)} time.`,
    teen
      ? 'Check-ins follow from tomorrow. For them the time zone changes at most once in 7 days.'
      : 'Check-ins and points follow from tomorrow. For them the time zone changes at most once in 7 days.',
    'Days you already logged stay on their dates.',
  ],
  yes: (here: string) => `Change to ${placeOf(here)}`,
  keep: (home: string) => `Keep ${placeOf(home)}`,
  saving: 'Saving...',
  failed: 'This wasn’t saved. Please check your connection, then try again.',
  again: (home: string) =>
    `If you keep ${home}, we won’t ask about this time zone again. You can change it in your profile.`,
  taken: (here: string) => ({
    title: `Your days follow ${placeOf(here)} now`,
    description: 'You can change it back in your profile.',
  }),
  kept: (home: string) => ({
    title: `Your days stay on ${placeOf(home)} time`,
    description: 'You can change it in your profile at any time.',
  }),
} as const;
