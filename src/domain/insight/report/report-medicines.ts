import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Intake, MedicationKind } from '#domain/cycle/day-log.ts';
import { adherence, type Adherence, type Medication, type Schedule } from '#domain/log/medication.ts';
import type { DaySpan } from '../span.ts';

/**
 * A medicine as a doctor reads it. Without a name it was logged by its kind alone. `adherence` is null where nothing
 * was expected, or it is not known until when.
 */
export type ReportMedicine = {
  readonly name: string | null;
  readonly kind: MedicationKind;
  readonly schedule: Schedule | null;
  readonly since: LocalDate | null;
  /** Hidden on the member's list: the member no longer takes it. */
  readonly past: boolean;
  readonly adherence: Adherence | null;
  /** Days of the span on which it was logged as taken, missed, late. */
  readonly days: { readonly taken: number; readonly missed: number; readonly late: number };
};

const TAKEN: ReadonlySet<Intake['event']> = new Set(['taken', 'late', 'doubled', 'placed']);

/**
 * What the member takes or took in a span (an event without an id counts by its kind, as in adherence): the member's
 * list in its order, then what was logged without a place on it. What the member no longer takes is told only where it
 * was logged.
 */
export function medicinesOf({
  medications,
  logs,
  span,
}: {
  medications: readonly Medication[];
  logs: readonly DayLog[];
  span: DaySpan;
}): ReportMedicine[] {
  const listed = medications.flatMap((medication): ReportMedicine[] => {
    const { name, kind, schedule, start, hidden } = medication;
    const days = countDays(logs, (intake) =>
      intake.id === undefined ? intake.kind === kind : intake.id === medication.id,
    );
    const stands = hidden ? days.taken + days.missed > 0 : start <= span.to;
    return stands
      ? [
          {
            name,
            kind,
            schedule,
            since: start,
            past: hidden,
            adherence: hidden ? null : adherence(medication, { logs, span: { from: span.from, today: span.to } }),
            days,
          },
        ]
      : [];
  });
  const known = new Set(medications.map(({ id }) => id));
  const kindsKnown = new Set(medications.map(({ kind }) => kind));
  const isUnlisted = ({ id, kind }: Intake) => (id === undefined ? !kindsKnown.has(kind) : !known.has(id));
  const kinds = [
    ...new Set(logs.flatMap(({ medication }) => (medication ?? []).filter(isUnlisted).map(({ kind }) => kind))),
  ];
  const unlisted = kinds.map((kind): ReportMedicine => ({
    name: null,
    kind,
    schedule: null,
    since: null,
    past: false,
    adherence: null,
    days: countDays(logs, (intake) => isUnlisted(intake) && intake.kind === kind),
  }));
  return [...listed, ...unlisted];
}

function countDays(logs: readonly DayLog[], isOne: (intake: Intake) => boolean): ReportMedicine['days'] {
  const events = logs.map(({ medication }) => (medication ?? []).filter(isOne).map(({ event }) => event));
  const count = (has: (event: Intake['event']) => boolean) => events.filter((day) => day.some(has)).length;
  return {
    taken: count((event) => TAKEN.has(event)),
    missed: count((event) => event === 'missed'),
    late: count((event) => event === 'late'),
  };
}
