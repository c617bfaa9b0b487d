import type { LocalDate } from '#domain/calendar/local-date.ts';
import { MOST_TAKEN, type DayLog, type PainPlace } from '#domain/cycle/day-log.ts';
import { DAY_FIELDS, type SimpleValue } from '#domain/cycle/day-fields/day-fields.ts';
import { medianOf } from '#domain/cycle/median.ts';
import { FLAG_LIMITS } from '#domain/insight/red-flags/limits.ts';
import type { Medication } from '#domain/log/medication.ts';

export type PainSpan = { readonly from: LocalDate; readonly to: LocalDate };
export type PlaceDays = { readonly place: PainPlace; readonly days: number; readonly worst: number };
/** One medicine taken for pain: on how many days, and how many altogether where the member counted them on each. */
export type PainkillerDays = { readonly name: string; readonly days: number; readonly amount: number | null };
export type MissedDays = {
  readonly days: number;
  readonly each: readonly { readonly what: SimpleValue<'missed'>[number]; readonly days: number }[];
};

/** The pain of some days, summed. A day without a word about pain is no day without pain: `told` counts the others. */
export type PainOverDays = {
  readonly span: PainSpan;
  /** Days on which pain was told, 0 too; of them those with pain, and those with strong pain (8 of 10 and more). */
  readonly told: number;
  readonly painful: number;
  readonly strong: number;
  readonly worst: number | null;
  /** Median of the days with pain, a whole number. */
  readonly median: number | null;
  /** Each place with its days and the worst level told with it, most days first, then in the order of the list. */
  readonly places: readonly PlaceDays[];
  /** Days with pain on which no place was told. */
  readonly withoutPlace: number;
  /** Days with any medicine that the member takes for pain, and each of them. */
  readonly painkillerDays: number;
  readonly painkillers: readonly PainkillerDays[];
};

type Told = {
  readonly span: PainSpan;
  readonly medications: readonly Pick<Medication, 'id' | 'name' | 'forPain'>[];
};

/** Sums the pain of a span by place, with the medicines taken for it. The order of the days makes no difference. */
export function painOverDays(all: readonly DayLog[], { span, medications }: Told): PainOverDays {
  const logs = all.filter(({ date }) => date >= span.from && date <= span.to);
  const pains = logs.flatMap(({ pain }) => pain ?? []);
  const felt = pains.filter(({ level }) => level > 0);
  const levels = felt.map(({ level }) => level);
  const painkillers = medications
    .filter(({ forPain }) => forPain === true)
    .map(({ id, name }) => ({ name, ...takenOf(logs, id) }))
    .filter(({ days }) => days > 0);
  const ids = new Set(medications.filter(({ forPain }) => forPain === true).map(({ id }) => id));
  return {
    span,
    told: pains.length,
    painful: felt.length,
    strong: levels.filter((level) => level >= FLAG_LIMITS.pain).length,
    worst: levels.length > 0 ? Math.max(...levels) : null,
    median: levels.length > 0 ? Math.round(medianOf(levels)) : null,
    places: placesOf(felt),
    withoutPlace: felt.filter(({ places }) => places.length === 0).length,
    painkillerDays: logs.filter(({ medication = [] }) => medication.some((intake) => isTaken(intake, ids))).length,
    painkillers,
  };
}

/** The days on which bleeding or pain kept the member from school, work or plans; null where there was none. */
export function missedOverDays(all: readonly DayLog[], { from, to }: PainSpan): MissedDays | null {
  const told = all.flatMap(({ date, missed = [] }) =>
    date >= from && date <= to && missed.length > 0 ? [missed] : [],
  );
  if (told.length === 0) return null;
  const each = DAY_FIELDS.missed.words.map((what) => ({ what, days: told.filter((day) => day.includes(what)).length }));
  return { days: told.length, each: each.filter(({ days }) => days > 0) };
}

function placesOf(felt: readonly { readonly level: number; readonly places: readonly PainPlace[] }[]): PlaceDays[] {
  const found = new Map<PainPlace, { days: number; worst: number }>();
  for (const { level, places } of felt)
    for (const place of new Set(places)) {
      const { days, worst } = found.get(place) ?? { days: 0, worst: 0 };
      found.set(place, { days: days + 1, worst: Math.max(worst, level) });
    }
  return [...found]
    .map(([place, told]) => ({ place, ...told }))
    .toSorted((a, b) => b.days - a.days || b.worst - a.worst || (a.place < b.place ? -1 : 1));
}

type Intake = NonNullable<DayLog['medication']>[number];
const TAKEN: ReadonlySet<Intake['event']> = new Set(['taken', 'late', 'doubled']);

function isTaken({ id, event }: Intake, ids: ReadonlySet<string>): boolean {
  return id !== undefined && ids.has(id) && TAKEN.has(event);
}

function takenOf(logs: readonly DayLog[], id: string): { days: number; amount: number | null } {
  const days = logs
    .map(({ medication = [] }) => medication.filter((intake) => isTaken(intake, new Set([id]))))
    .filter((intakes) => intakes.length > 0);
  const amounts = days.map((intakes) => intakes.map(({ amount }) => amount ?? null));
  const isCounted = amounts.every((day) => day.every((amount) => amount !== null));
  return { days: days.length, amount: isCounted ? amounts.flat().reduce<number>((sum, n) => sum + (n ?? 0), 0) : null };
}

/** A day's intakes with so many of a medicine: 0 takes it away, and no more than a day can hold are told. */
export function withTaken(
  intakes: readonly Intake[],
  { id, kind, amount }: { readonly id: string; readonly kind: Intake['kind']; readonly amount: number },
): Intake[] {
  const rest = intakes.filter((intake) => intake.id !== id || !TAKEN.has(intake.event));
  const before = intakes.find((intake) => intake.id === id && TAKEN.has(intake.event));
  const most = Math.min(Math.max(0, Math.round(amount)), MOST_TAKEN);
  if (most === 0) return rest;
  const taken: Intake = { ...(before ?? { kind, event: 'taken', id }), amount: most };
  return before ? intakes.map((intake) => (intake === before ? taken : intake)) : [...rest, taken];
}

/** How many of a medicine a day tells: null where it was taken and not counted, 0 where it was not told. */
export function takenOn(intakes: readonly Intake[], id: string): number | null {
  const here = intakes.filter((intake) => intake.id === id && TAKEN.has(intake.event));
  if (here.length === 0) return 0;
  return here.every(({ amount }) => amount !== undefined)
    ? here.reduce((sum, { amount = 0 }) => sum + amount, 0)
    : null;
}
