import { addDays, daysBetween, dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { clockInZone } from '#domain/calendar/zone-clock.ts';
import { instantAt } from '#domain/calendar/zone-instant.ts';
import { TRIAL_WARNING_DAYS } from '#domain/membership/trial.ts';
import { channelsOf, isNudged, type QuietHours, type ReminderSettings, type WallTime } from './reminder.ts';

type Timing = Pick<ReminderSettings, 'at' | 'quiet'>;
type Whose = { readonly now: Date; readonly timeZone: string };

/** The time on the wall of a zone, "21:30". */
export function wallTimeAt(instant: Date, timeZone: string): WallTime {
  return clockInZone(instant, timeZone).slice(11, 16);
}

/**
 * Whether a time lies in the quiet hours, which may go over midnight. The first minute is quiet, the last is not; equal
 * ends mean none.
 */
export function isQuiet(time: WallTime, { on, from, to }: QuietHours): boolean {
  if (!on || from === to) return false;
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/** The time at which the member's notes come: the one the member chose, or the end of the quiet hours it lies in. */
export function tickTime({ at, quiet }: Timing): WallTime {
  return isQuiet(at, quiet) ? quiet.to : at;
}

/**
 * The instant of the member's tick on a day. Where clocks skip that time it is the first after the skip that is not
 * quiet.
 */
export function tickOn(day: LocalDate, { timing, timeZone }: { timing: Timing; timeZone: string }): Date {
  const instant = at(day, { time: tickTime(timing), timeZone });
  if (!isQuiet(wallTimeAt(instant, timeZone), timing.quiet)) return instant;
  const sameDay = at(day, { time: timing.quiet.to, timeZone });
  return sameDay >= instant ? sameDay : at(addDays(day, 1), { time: timing.quiet.to, timeZone });
}

/** The first tick after `now`: one a day, at the same time on the member's wall whatever the member logged. */
export function nextDailyTick(timing: Timing, { now, timeZone }: Whose): Date {
  const today = dayInZone(now, timeZone);
  const days = [-1, 0, 1, 2].map((ahead) => tickOn(addDays(today, ahead), { timing, timeZone }));
  return days.find((tick) => tick > now) as Date;
}

/** From when on the end of the member's free days is told: the member's tick two days before it. */
export function trialTick(trialEndAt: Date, { timing, timeZone }: { timing: Timing; timeZone: string }): Date {
  return tickOn(addDays(dayInZone(trialEndAt, timeZone), -TRIAL_WARNING_DAYS), { timing, timeZone });
}

type Ticking = Whose & {
  readonly ageGroup: 'teen' | 'adult';
  readonly trialEndAt: Date | null;
  readonly trialTold: boolean;
};

/**
 * When the member is looked after next, null for never. It is the same time every day while anything nudges, and says
 * nothing of the member's dates (security.md 1); without that, only the end of the member's free days is waited for.
 */
export function nextTick(
  settings: ReminderSettings,
  { now, timeZone, ageGroup, trialEndAt, trialTold }: Ticking,
): Date | null {
  if (ageGroup === 'teen') return null;
  const daily = nextDailyTick(settings, { now, timeZone });
  if (isNudged(settings)) return daily;
  if (!trialEndAt || trialEndAt <= now || trialTold || channelsOf(settings, 'trial_ending').length === 0) return null;
  const first = trialTick(trialEndAt, { timing: settings, timeZone });
  return first > daily ? first : daily;
}

/**
 * Whether today's tick is still to come: a tick that was set for another zone, or yesterday's that ran late, sends
 * nothing.
 */
export function isBeforeTick(timing: Timing, { now, timeZone }: Whose): boolean {
  return now < tickOn(dayInZone(now, timeZone), { timing, timeZone });
}

function at(date: LocalDate, { time, timeZone }: { time: WallTime; timeZone: string }): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantAt({ date, hour: hours + minutes / 60, timeZone });
}

/** Whole calendar days from the member's today to the day of an instant. */
export function daysUntil(instant: Date, { now, timeZone }: Whose): number {
  return daysBetween(dayInZone(now, timeZone), dayInZone(instant, timeZone));
}

/**
 * Whether a note of an instant may still go out: on the same day of the member's and outside the member's quiet hours.
 * What could not be sent in time is not sent at all; it stands in the app where the member wants it there.
 */
export function isTimely(
  at: Date,
  { settings, now, timeZone }: Whose & { readonly settings: Pick<ReminderSettings, 'quiet'> },
): boolean {
  return dayInZone(at, timeZone) === dayInZone(now, timeZone) && !isQuiet(wallTimeAt(now, timeZone), settings.quiet);
}

/**
 * Whole seconds until the member's quiet hours begin or the member's day ends, whichever comes first: no longer may a
 * push service keep a note. At least a minute.
 */
export function secondsLeft({
  settings,
  now,
  timeZone,
}: Whose & { readonly settings: Pick<ReminderSettings, 'quiet'> }): number {
  const today = dayInZone(now, timeZone);
  const ends = [at(addDays(today, 1), { time: '00:00', timeZone })];
  const begins = at(today, { time: settings.quiet.from, timeZone });
  if (settings.quiet.on && begins > now) ends.push(begins);
  return Math.max(60, Math.floor((Math.min(...ends.map(Number)) - now.getTime()) / 1000));
}

/** Whole seconds until the member's quiet hours end, at least one while they last; 0 outside them. */
export function secondsOfQuiet({
  settings: { quiet },
  now,
  timeZone,
}: Whose & { readonly settings: Pick<ReminderSettings, 'quiet'> }): number {
  if (!isQuiet(wallTimeAt(now, timeZone), quiet)) return 0;
  const today = dayInZone(now, timeZone);
  const ends = [0, 1].map((ahead) => at(addDays(today, ahead), { time: quiet.to, timeZone }));
  const end = ends.find((each) => each > now) as Date;
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}
