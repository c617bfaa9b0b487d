import { dayInZone, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { TRIAL_WARNING_DAYS } from '#domain/membership/trial.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import {
  channelsOf,
  REMINDER_KINDS,
  type ReminderChannel,
  type ReminderKind,
  type ReminderSettings,
} from './reminder.ts';
import { daysUntil, isQuiet, wallTimeAt } from './tick.ts';

/** How many days before the window an expected period is told. */
export const PERIOD_AHEAD_DAYS = 2;

/** What is known of her at a tick. `view` is as her stage of life lets it be told; `trialEndAt` is null unless she is on free days. */
export type ReminderFacts = {
  readonly now: Date;
  readonly timeZone: string;
  readonly band: 'teen' | 'adult';
  readonly view: Pick<CycleView, 'state' | 'startDate' | 'forecast'>;
  readonly surface: Pick<StageSurface, 'periodForecast' | 'periodReminder' | 'wording'>;
  readonly loggedToday: boolean;
  readonly checkedInToday: boolean;
  readonly trialEndAt: Date | null;
};

/** When each kind was sent last, and about what: the first day of a cycle, or the end of free days. */
export type Sent = { readonly [Kind in ReminderKind]?: { readonly day: LocalDate; readonly about: string } };

/** What one reminder speaks of. */
export type ReminderPart =
  | {
      readonly kind: 'period_expected';
      readonly low: LocalDate;
      readonly high: LocalDate;
      readonly word: 'period' | 'bleed';
    }
  | { readonly kind: 'log_today' | 'check_in' }
  | { readonly kind: 'trial_ending'; readonly on: LocalDate };
export type DueReminder = ReminderPart & { readonly channels: readonly ReminderChannel[] };

type Due = { readonly part: ReminderPart; readonly about: string };

/**
 * What is sent now, and what is remembered of it. Nothing in her quiet hours, nothing to a teen, each kind once on a day of hers (a
 * flight back over the date line brings no second one), a cycle and the end of free days once at all, and nothing she has done already.
 */
export function decideReminders(
  settings: ReminderSettings,
  facts: ReminderFacts,
  sent: Sent,
): { readonly due: readonly DueReminder[]; readonly sent: Sent } {
  const { now, timeZone, band } = facts;
  if (band === 'teen' || isQuiet(wallTimeAt(now, timeZone), settings.quiet)) return { due: [], sent };
  const today = dayInZone(now, timeZone);
  const found = REMINDER_KINDS.flatMap((kind) => {
    const channels = channelsOf(settings, kind);
    const due = channels.length > 0 ? DUE[kind](facts, today) : null;
    return due && isNew(sent[kind], { about: due.about, today }) ? [{ ...due, channels }] : [];
  });
  const told = Object.fromEntries(found.map(({ part, about }) => [part.kind, { day: today, about }]));
  return { due: found.map(({ part, channels }) => ({ ...part, channels })), sent: { ...sent, ...told } };
}

function isNew(last: Sent[ReminderKind], { about, today }: { about: string; today: LocalDate }): boolean {
  return !last || (last.day < today && last.about !== about);
}

const DUE: Readonly<Record<ReminderKind, (facts: ReminderFacts, today: LocalDate) => Due | null>> = {
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
  check_in: ({ checkedInToday }, today) => (checkedInToday ? null : { part: { kind: 'check_in' }, about: today }),
  trial_ending: ({ trialEndAt, now, timeZone }) => {
    if (!trialEndAt || trialEndAt <= now || daysUntil(trialEndAt, { now, timeZone }) > TRIAL_WARNING_DAYS) return null;
    return { part: { kind: 'trial_ending', on: dayInZone(trialEndAt, timeZone) }, about: trialEndAt.toISOString() };
  },
};
