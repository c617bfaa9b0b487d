import type { ScreenName } from '#contract/screens.ts';
import { PLAIN_NAME } from '#domain/privacy-mode/plain.ts';

/**
 * What the screens are called where nobody is to see what the product is. One that is not named here bears the plain
 * name alone, so that a new screen tells nothing.
 */
const WORDS: Partial<Record<ScreenName | 'notFound', string>> = {
  home: 'Home',
  tracker: 'Days',
  journal: 'Pages',
  moonCalendar: 'Month',
  lunarCalendar: 'Month',
  rewards: 'Points',
  insights: 'Overview',
  profileSettings: 'Settings',
  privacySettings: 'Settings',
  dailyFlow: 'Today',
  dailyQuiz: 'Question',
  archetypeQuiz: 'Questions',
  subscription: 'Plans',
  subscriptionManagement: 'Billing',
  subscriptionSuccess: 'Your plan',
  subscriptionCancelled: 'Nothing was charged',
  report: 'Summary',
  notFound: 'Not found',
};

/** The document's title for a screen of somebody who is discreet. */
export function plainTitle(screen: ScreenName | 'notFound'): string {
  const word = WORDS[screen];
  return word ? `${word} · ${PLAIN_NAME}` : PLAIN_NAME;
}
