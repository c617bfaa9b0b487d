import { monthName } from '#web/ui/drawings/dates/date-words.ts';

/** Words around the month calendar. */
export const month = {
  title: 'Calendar',
  opening: (name: string) => `Opening ${monthName(name)}...`,
  empty: (name: string) => `Nothing is logged in ${monthName(name)} yet. Choose a day to log it.`,
  failed: { title: (name: string) => `${monthName(name)} did not open`, text: 'What you logged is safe. Please try again in a moment.' },
} as const;
