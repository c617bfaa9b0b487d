import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { LogLists } from '#domain/log/log-lists.ts';
import { UNTOLD_SEVERITY } from './formats/clue-words.ts';
import type { ImportResult, KeptText } from './import-result.ts';

type Found = Extract<ImportResult, { ok: true }>;
/**
 * A symptom of the member's own that a strange name of the file is counted as: one that the member has, or one to be
 * made with the import.
 */
export type OwnSymptom = { readonly id: string; readonly name: string; readonly isNew: boolean };
type Choice = {
  readonly choices: ReadonlyMap<string, OwnSymptom>;
  readonly unit: LogLists['temperatureUnit'];
  readonly today: LocalDate;
};
type Dated = KeptText & { readonly date: LocalDate };

/**
 * The names in a file that have no place here and stand on days: what may be a symptom of the member's own, the most
 * frequent first.
 */
export function strangeNames({ kept }: Found, today: LocalDate): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { name } of kept.filter(isDated(today))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/**
 * The file with the chosen names as symptoms of the member's own, of untold strength, on their days. Their records are
 * kept as they stood too, so that nothing is lost where there is no room. The same file with the same choices says the
 * same again.
 */
export function withOwnSymptoms(found: Found, { choices, unit, today }: Choice): Found {
  const mapped = found.kept.filter(isDated(today)).flatMap(({ date, name }) => {
    const symptom = choices.get(name);
    return symptom ? [{ date, name, id: symptom.id }] : [];
  });
  if (mapped.length === 0) return found;
  const days = new Map<LocalDate, DayLog>(found.days.map((day) => [day.date, day]));
  for (const { date, id } of mapped) {
    const day = days.get(date) ?? { date };
    days.set(date, {
      ...day,
      customSymptoms: { ...day.customSymptoms, [id]: day.customSymptoms?.[id] ?? UNTOLD_SEVERITY },
    });
  }
  const sorted = [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  const made = [
    ...new Map([...choices.values()].filter(({ isNew }) => isNew).map((symptom) => [symptom.id, symptom])).values(),
  ];
  const symptoms = made.map(({ id, name }) => ({ id, name, hidden: false }));
  const lists = found.lists
    ? { ...found.lists, symptoms: [...found.lists.symptoms, ...symptoms] }
    : { symptoms, medications: [], temperatureUnit: unit };
  const [first, last] = [sorted[0], sorted.at(-1)];
  return {
    ...found,
    days: sorted,
    lists,
    accounted: accountedFor(
      found,
      mapped.map(({ name }) => name),
    ),
    span: first && last ? { from: first.date, to: last.date } : null,
  };
}

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
