import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Intake, MedicationKind } from '#domain/cycle/day-log.ts';

/** How often something is due, counted from its first day. `as_needed` expects nothing. */
export const SCHEDULES = [
  'daily',
  'cyclic_21_7',
  'cyclic_24_4',
  'weekly',
  'monthly',
  'every_12_weeks',
  'as_needed',
] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** One medication of the member's own list. A hidden one is no longer offered and stays on the days it was logged. */
export type Medication = {
  readonly id: string;
  readonly name: string;
  readonly kind: MedicationKind;
  readonly schedule: Schedule;
  readonly start: LocalDate;
  readonly hidden: boolean;
  /** The member takes it for pain: it is offered beside the pain of a day. */
  readonly forPain?: boolean;
};

/** Intakes that were logged as taken (late, doubled and placed ones too) of those that were expected. */
export type Adherence = { readonly taken: number; readonly expected: number };
/** Days during which one expected intake can be met: from the first, up to and without the second. */
type Slot = { readonly from: LocalDate; readonly until: LocalDate };
type Span = { readonly from: LocalDate; readonly today: LocalDate };

const CYCLIC: Readonly<Partial<Record<Schedule, readonly [on: number, of: number]>>> = {
  cyclic_21_7: [21, 28],
  cyclic_24_4: [24, 28],
};
const MET: ReadonlySet<Intake['event']> = new Set(['taken', 'late', 'doubled', 'placed']);

/**
 * How many of a medication's expected intakes from a day to today are logged. Today's counts once it is logged, since
 * the day is not over. Two at once ("doubled") also meet the one before. An event without an id counts by its kind.
 * Null where nothing is expected.
 */
export function adherence(
  medication: Medication,
  { logs, span }: { logs: readonly DayLog[]; span: Span },
): Adherence | null {
  const slots = dueSlots(medication, span);
  const events = logs.flatMap((log) =>
    (log.medication ?? [])
      .filter((intake) => isOf(medication, intake) && MET.has(intake.event))
      .map(({ event }) => ({ date: log.date, event })),
  );
  const inSlot = slots.map(({ from, until }) => events.filter(({ date }) => date >= from && date < until));
  const met = inSlot.map(
    (here, index) => here.length > 0 || inSlot[index + 1]?.some(({ event }) => event === 'doubled') === true,
  );
  // What may still be met is not owed yet.
  const open = slots.filter(({ until }, index) => until > span.today && !met[index]).length;
  const expected = slots.length - open;
  return expected === 0 ? null : { taken: met.filter(Boolean).length, expected };
}

/**
 * The expected intakes that begin in a span, oldest first: a pill day by day, a patch week by week, a ring once for its
 * weeks.
 */
export function dueSlots({ kind, schedule, start }: Medication, { from, today }: Span): Slot[] {
  const first = from > start ? from : start;
  const days = Array.from({ length: Math.max(0, daysBetween(first, today) + 1) }, (_, index) => addDays(first, index));
  if (schedule === 'as_needed') return [];
  if (schedule === 'monthly')
    return days.filter((day) => isMonthly(day, start)).map((day) => ({ from: day, until: nextMonthly(day, start) }));
  const [on, of] = CYCLIC[schedule] ?? [Infinity, Infinity];
  const step = stepOf(kind, schedule, on);
  return days.flatMap((day) => {
    const age = daysBetween(start, day);
    const inRound = of === Infinity ? age : age % of;
    return inRound < on && inRound % step === 0 ? [{ from: day, until: addDays(day, step) }] : [];
  });
}

function stepOf(kind: MedicationKind, schedule: Schedule, on: number): number {
  if (schedule === 'weekly') return 7;
  if (schedule === 'every_12_weeks') return 84;
  if (schedule === 'daily') return 1;
  if (kind === 'ring') return on;
  return kind === 'patch' ? 7 : 1;
}

function isOf({ id, kind }: Medication, intake: Intake): boolean {
  return intake.id === undefined ? intake.kind === kind : intake.id === id;
}

/** The day of the month of its first day, or the month's last where it has no such day. */
function isMonthly(day: LocalDate, start: LocalDate): boolean {
  const wanted = Number(start.slice(8));
  const here = Number(day.slice(8));
  return here === wanted || (here < wanted && addDays(day, 1).slice(8) === '01');
}

function nextMonthly(day: LocalDate, start: LocalDate): LocalDate {
  let next = addDays(day, 1);
  while (!isMonthly(next, start)) next = addDays(next, 1);
  return next;
}
