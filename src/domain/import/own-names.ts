import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Intake, MedicationKind } from '#domain/cycle/day-log.ts';
import type { LogLists } from '#domain/log/log-lists.ts';
import { UNTOLD_SEVERITY } from './formats/clue-words.ts';
import type { ImportResult, KeptText } from './import-result.ts';

type Found = Extract<ImportResult, { ok: true }>;
/**
 * A symptom or a medication of the member's own that a strange name of the file is counted as: one that the member has,
 * or one to be made with the import. `medication` is of which kind; without it, it is a symptom.
 */
export type OwnName = {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
  readonly medication?: MedicationKind;
};
type Choice = {
  readonly choices: ReadonlyMap<string, OwnName>;
  readonly unit: LogLists['temperatureUnit'];
  readonly today: LocalDate;
};
type Dated = KeptText & { readonly date: LocalDate };

/**
 * The names in a file that have no place here and stand on days: what may be a symptom or a medication of the member's
 * own, the most frequent first.
 */
export function strangeNames({ kept }: Found, today: LocalDate): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { name } of kept.filter(isDated(today))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/**
 * The file with the chosen names as symptoms of the member's own, of untold strength, or as medications that were taken
 * on their days. Their records are kept as they stood too, so that nothing is lost where there is no room. The same
 * file with the same choices says the same again.
 */
export function withOwnNames(found: Found, { choices, unit, today }: Choice): Found {
  const mapped = found.kept.filter(isDated(today)).flatMap(({ date, name }) => {
    const own = choices.get(name);
    return own ? [{ date, name, own }] : [];
  });
  if (mapped.length === 0) return found;
  const days = new Map<LocalDate, DayLog>(found.days.map((day) => [day.date, day]));
  for (const { date, own } of mapped) days.set(date, withOwn(days.get(date) ?? { date }, own));
  const sorted = [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  return {
    ...found,
    days: sorted,
    lists: listsWith(found, { mapped, unit }),
    accounted: accountedFor(
      found,
      mapped.map(({ name }) => name),
    ),
    span: first && last ? { from: first.date, to: last.date } : null,
  };
}

function withOwn(day: DayLog, { id, medication }: OwnName): DayLog {
  if (medication === undefined)
    return { ...day, customSymptoms: { ...day.customSymptoms, [id]: day.customSymptoms?.[id] ?? UNTOLD_SEVERITY } };
  const taken = day.medication ?? [];
  const intake: Intake = { kind: medication, event: 'taken', id };
  return taken.some((other) => other.id === id) ? day : { ...day, medication: [...taken, intake] };
}

type Mapped = { readonly date: LocalDate; readonly own: OwnName };

function listsWith(
  found: Found,
  { mapped, unit }: { mapped: readonly Mapped[]; unit: LogLists['temperatureUnit'] },
): Found['lists'] {
  const made = [...new Map(mapped.filter(({ own }) => own.isNew).map(({ own }) => [own.id, own])).values()];
  const before = found.lists ?? { symptoms: [], medications: [], temperatureUnit: unit };
  if (made.length === 0) return found.lists;
  return {
    ...before,
    symptoms: [
      ...before.symptoms,
      ...made.filter((own) => !own.medication).map(({ id, name }) => ({ id, name, hidden: false })),
    ],
    medications: [
      ...before.medications,
      ...made.flatMap(({ id, name, medication: kind }) =>
        kind ? [{ id, name, kind, schedule: 'as_needed' as const, start: startOf(id, mapped), hidden: false }] : [],
      ),
    ],
  };
}

function startOf(id: string, mapped: readonly Mapped[]): LocalDate {
  return mapped
    .filter(({ own }) => own.id === id)
    .reduce<LocalDate>((first, { date }) => (date < first ? date : first), LAST_DAY);
}
const LAST_DAY = '9999-12-31' as LocalDate;

/**
 * Every record that was unknown under a name and has a place now is imported; parts of records are no longer left out.
 */
function accountedFor({ accounted }: Found, names: readonly string[]): Found['accounted'] {
  const less = (list: Found['accounted']['unknown']) =>
    list
      .map(({ name, count }) => ({ name, count: Math.max(0, count - names.filter((other) => other === name).length) }))
      .filter(({ count }) => count > 0);
  const unknown = less(accounted.unknown);
  const total = (list: Found['accounted']['unknown']) => list.reduce((sum, { count }) => sum + count, 0);
  return {
    ...accounted,
    unknown,
    leftOut: less(accounted.leftOut),
    imported: accounted.imported + total(accounted.unknown) - total(unknown),
  };
}

function isDated(today: LocalDate) {
  return (kept: KeptText): kept is Dated => kept.date !== null && kept.date <= today;
}
