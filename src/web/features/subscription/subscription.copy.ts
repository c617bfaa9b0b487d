import { dollars } from '#domain/membership/dollars.ts';
import type { PlanId } from '#domain/membership/plans.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';

/** "Tue 16 Nov 2027" */
export const dayWithYear = (day: LocalDate): string => `${shortDate(day)} ${day.slice(0, 4)}`;

/** What §9 promises of each plan, in its words; capitals come by the stylesheet. */
export const FEATURES: Readonly<Record<PlanId, readonly string[]>> = {
  premium_monthly: [
    'complete cycle tracking',
    'sacred meditations library',
    'community access',
    '12-Week Health Recovery Guide',
  ],
  premium_yearly: ['everything in monthly', 'exclusive content', 'VIP support priority'],
};

/** What stays open in limited access (decisions 9). */
export const ALWAYS_OPEN: readonly string[] = [
  'Logging, calendar, cycle history and the forecast of your next period',
  'Journal, check-in, moon, reminders, meals and womb-health guides',
  'Import, export, deletion, and all that is about your safety',
];

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
  off: {
    title: 'Payments are not open here',
    text: 'This server takes no payments, so there is nothing to pay and nothing to decide. All that is yours stays open.',
  },
} as const;
