import { href } from '#contract/screens.ts';
import { DUE, type ReminderPart } from '#domain/reminder/decide.ts';
import { plainWords } from '#domain/reminder/reminder-words.ts';
import type { TimedReminder } from '#domain/reminder/reminder.ts';
import type { NoticeCase, TimedKind } from '#server/platform/notices/kind.ts';
import { SETTINGS_PLACE, trialEndingMail } from './reminder.emails.ts';

/**
 * What all that nudges has in common: to adults whose switch is on, neutral, on its own day and outside the member's
 * quiet hours.
 */
const NUDGE = {
  who: { age: 'adult', which: 'everyone it concerns' },
  channels: ['email', 'push', 'in_app'],
  quietHours: 'respect',
  goodFor: { email: 'its day', push: 'its day' },
  closed: 'never',
  trace: 'none',
} as const;

const due = (kind: TimedReminder) => ({ cause: 'time', switch: kind, due: DUE[kind] }) as const;

/** What the time alone makes due. */
export const reminderNotices = {
  periodExpected: {
    ...NUDGE,
    name: 'period_expected',
    when: due('period_expected'),
    words: { short: plainWords, opens: href('tracker'), letter: 'note' },
  },
  logToday: {
    ...NUDGE,
    name: 'log_today',
    when: due('log_today'),
    words: { short: plainWords, opens: href('tracker'), letter: 'note' },
  },
  rateToday: {
    ...NUDGE,
    name: 'rate_today',
    when: due('rate_today'),
    words: { short: plainWords, opens: href('ratings'), letter: 'note' },
  },
  checkIn: {
    ...NUDGE,
    name: 'check_in',
    when: due('check_in'),
    words: { short: plainWords, opens: href('home'), letter: 'note' },
  },
  guideToday: {
    ...NUDGE,
    name: 'guide_today',
    when: due('guide_today'),
    words: { short: plainWords, opens: href('healthGuide'), letter: 'note' },
  },
  /** It concerns money: a mail of its own, that goes out late too. */
  trialEnding: {
    ...NUDGE,
    name: 'trial_ending',
    when: due('trial_ending'),
    goodFor: { email: 'until sent', push: 'its day' },
    words: { short: plainWords, opens: href('home'), letter: trialEnding },
  },
} as const satisfies Record<string, TimedKind<ReminderPart>>;

function trialEnding({ to, data, publicOrigin }: NoticeCase<ReminderPart>) {
  return trialEndingMail({
    firstName: to.firstName,
    link: `${publicOrigin}${href('subscription')}`,
    settingsLink: `${publicOrigin}${SETTINGS_PLACE}`,
    words: plainWords(data),
  });
}
