import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ReminderPart } from './decide.ts';

export type ReminderWords = { readonly title: string; readonly text: string };

/** What a lock screen shows unless the member asks for more (decisions 16). */
export const DISCREET_WORDS: ReminderWords = { title: 'A note for you', text: 'Open when you like.' };

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayWords = (date: LocalDate) => DAY.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

/**
 * What a reminder says where it may speak plainly: in the app, and outside it once the member has switched discreet
 * wording off.
 */
export function plainWords(part: ReminderPart): ReminderWords {
  switch (part.kind) {
    case 'period_expected':
      return {
        title: `Your ${part.word} may begin soon`,
        text:
          part.low === part.high
            ? `${dayWords(part.low)} is the likely day.`
            : `The likely days are ${dayWords(part.low)} to ${dayWords(part.high)}.`,
      };
    case 'log_today':
      return { title: 'Today is still blank', text: 'One tap saves it. Leaving it blank is fine too.' };
    case 'rate_today':
      return { title: 'A minute for today', text: 'Your daily ratings are here. A day without them is fine too.' };
    case 'check_in':
      return { title: 'A moment to check in', text: 'Today’s question is here, if you have a minute for it.' };
    case 'guide_today':
      return { title: 'A small thing for today', text: 'It takes a few minutes. Any other day is fine too.' };
    case 'trial_ending':
      return {
        title: `Your trial ends on ${dayWords(part.on)}`,
        text: 'You won’t be charged unless you choose a plan. Logging, your calendar, your journal and exports stay open either way.',
      };
  }
}

/** One message that says several things. */
export function joinedWords(words: readonly ReminderWords[]): ReminderWords {
  const [first, ...rest] = words;
  if (!first) return DISCREET_WORDS;
  if (rest.length === 0) return first;
  return {
    title: first.title,
    text: [first.text, ...rest.flatMap(({ title, text }) => [`${title}.`, text])].join(' '),
  };
}
