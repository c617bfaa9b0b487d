import type { Feature } from '#domain/membership/is-open.ts';

/** What a closed feature is called in the modal; others go without a word of their own. */
const FEATURES: Readonly<Partial<Record<Feature, string>>> = {
  patterns: 'Your patterns are part of Premium.',
  full_report: 'The full report is part of Premium. The one-page report is always free.',
  ovulation: 'The ovulation estimate is part of Premium.',
};

/** The words of the trial-ended modal (§2.8). */
export const ended = {
  badge: 'Trial Expired',
  title: 'Your 7-Day Trial Has Ended',
  feature: (feature: string | null) =>
    feature === null ? null : ((FEATURES as Readonly<Record<string, string>>)[feature] ?? null),
  text: 'Your logs, calendar, journal, moon and next forecast stay free. Premium opens the rest.',
} as const;
