import { dayInZone, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { TRIAL_WARNING_DAYS } from '#domain/membership/trial.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import type { NoticePart, SentNotices, ToldPart } from './notices.ts';
import {
  channelsOf,
  type ReminderChannel,
  type ReminderKind,
  type ReminderSettings,
  type TimedReminder,
} from './reminder.ts';
import { daysUntil, isQuiet, wallTimeAt } from './tick.ts';

/** How many days before the window an expected period is told. */
export const PERIOD_AHEAD_DAYS = 2;

/**
 * What is known of the member at a tick. `view` is as the member's stage of life lets it be told; `trialEndAt` is null
 * unless the member is on free days.
 */
export type ReminderFacts = {
  readonly now: Date;
  readonly timeZone: string;
  readonly ageGroup: 'teen' | 'adult';
  readonly view: Pick<CycleView, 'state' | 'startDate' | 'forecast'>;
  readonly surface: Pick<StageSurface, 'periodForecast' | 'periodReminder' | 'wording'>;
  readonly loggedToday: boolean;
  readonly ratedToday: boolean;
  readonly checkedInToday: boolean;
  /** Whether today’s part of the guide waits and is open to her. */ readonly guideWaits?: boolean;
  readonly trialEndAt: Date | null;
};

/** What one reminder speaks of. */
export type ReminderPart =
  | {
      readonly kind: 'period_expected';
      readonly low: LocalDate;
      readonly high: LocalDate;
      readonly word: 'period' | 'bleed';
    }
  | { readonly kind: 'log_today' | 'rate_today' | 'check_in' | 'guide_today' }
  | { readonly kind: 'trial_ending'; readonly on: LocalDate };

/** What a kind has to say now, and what it is about: the same is told once. */
export type Due = { readonly part: NoticePart; readonly about: string };

/**
 * When a kind is due by the time alone. `switch` is the row of the member's settings that says on which channels it
 * comes, of those the kind knows.
 */
export type TimedRule = {
  readonly kind: string;
  readonly switch: ReminderKind;
  readonly channels: readonly ReminderChannel[];
  readonly due: (facts: ReminderFacts, today: LocalDate) => Due | null;
};

/**
 * What is sent now, and what is remembered of it. Nothing in the member's quiet hours, nothing to a teen, each kind
 * once on a day of the member's (a flight back over the date line brings no second one), a cycle and the end of free
 * days once at all, and nothing the member has done already.
 */
export function decideReminders(
  { settings, rules }: { readonly settings: ReminderSettings; readonly rules: readonly TimedRule[] },
  facts: ReminderFacts,
  sent: SentNotices,
): { readonly due: readonly ToldPart[]; readonly sent: SentNotices } {
  const { now, timeZone, ageGroup } = facts;
  if (ageGroup === 'teen' || isQuiet(wallTimeAt(now, timeZone), settings.quiet)) return { due: [], sent };
  const today = dayInZone(now, timeZone);
  const found = rules.flatMap((rule) => {
    const channels = channelsOf(settings, rule.switch).filter((channel) => rule.channels.includes(channel));
    const due = channels.length > 0 ? rule.due(facts, today) : null;
    return due && isNew(sent[rule.kind], { about: due.about, today }) ? [{ ...due, channels }] : [];
  });
  const told = Object.fromEntries(found.map(({ part, about }) => [part.kind, { day: today, about }]));
  return { due: found.map(({ part, channels }) => ({ ...part, channels })), sent: { ...sent, ...told } };
}

function isNew(last: SentNotices[string], { about, today }: { about: string; today: LocalDate }): boolean {
  return !last || (last.day < today && last.about !== about);
}

/** When each reminder is due: a pure rule of what is known of the member, and the member's today. */
export const DUE: Readonly<Record<TimedReminder, TimedRule['due']>> = {
  period_expected: ({ view: { state, forecast, startDate }, surface }, today) => {
    if (!surface.periodReminder || surface.periodForecast === 'none' || state !== 'within' || !forecast || !startDate)
      return null;
    const ahead = daysBetween(today, forecast.low);
    if (ahead < 0 || ahead > PERIOD_AHEAD_DAYS) return null;
    return {
      part: {
        kind: 'period_expected',
        low: forecast.low,
        high: forecast.high,
        word: surface.wording === 'contraception' ? 'bleed' : 'period',
      },
      about: startDate,
    };
  },
  log_today: ({ loggedToday }, today) => (loggedToday ? null : { part: { kind: 'log_today' }, about: today }),
  rate_today: ({ ratedToday }, today) => (ratedToday ? null : { part: { kind: 'rate_today' }, about: today }),
  check_in: ({ checkedInToday }, today) => (checkedInToday ? null : { part: { kind: 'check_in' }, about: today }),
  guide_today: ({ guideWaits }, today) => (guideWaits ? { part: { kind: 'guide_today' }, about: today } : null),
  trial_ending: ({ trialEndAt, now, timeZone }) => {
    if (!trialEndAt || trialEndAt <= now || daysUntil(trialEndAt, { now, timeZone }) > TRIAL_WARNING_DAYS) return null;
    return { part: { kind: 'trial_ending', on: dayInZone(trialEndAt, timeZone) }, about: trialEndAt.toISOString() };
  },
};
