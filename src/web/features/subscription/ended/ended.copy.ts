import type { Feature } from '#domain/membership/is-open.ts';

/** What a closed feature is called in the modal; others go without a word of their own. */
const FEATURES: Readonly<Partial<Record<Feature, string>>> = {
  patterns: 'Your patterns are part of Premium.',
  full_report: 'The full report is part of Premium. The one-page report is always free.',
  points: 'Trading points is part of Premium. Your points stay with you, and they never expire.',
  more_sounds: 'Mixing more than three sounds is part of Premium.',
  ovulation: 'The ovulation estimate is part of Premium.',
  meditations: 'Most meditations are part of Premium. Some are always free.',
  yearly_meditations: 'This meditation comes with Premium Yearly.',
  wisdom: 'Most of the library is part of Premium. Ten pieces are always free.',
  health_guide: 'Eleven weeks of the guide are part of Premium. Week 1 is always free.',
  yearly_wisdom: 'This piece comes with Premium Yearly.',
};

/** The words of the trial-ended modal (§2.8). */
export const ended = {
  badge: 'Trial Expired',
  title: 'Your 7-Day Trial Has Ended',
  feature: (feature: string | null) =>
    feature === null ? null : ((FEATURES as Readonly<Record<string, string>>)[feature] ?? null),
  text: 'Your logs, calendar, journal, moon and next forecast stay free. Premium opens the rest.',
} as const;
