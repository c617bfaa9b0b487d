import { symptomsOffered, type DayLog, type Severity, type Symptom } from '#domain/cycle/day-log.ts';
import type { Medication } from './medication.ts';
import type { TemperatureUnit } from './temperature.ts';

/**
 * A symptom of the member's own. Days keep its id, so a new name is the name on every day, and a hidden one stays on
 * the days it was logged.
 */
export type CustomSymptom = { readonly id: string; readonly name: string; readonly hidden: boolean };

/**
 * What the member keeps for logging: the member's own symptoms, what the member takes, how the member reads a
 * thermometer. One sealed document.
 */
export type LogLists = {
  readonly schemaVersion: 1;
  readonly symptoms: readonly CustomSymptom[];
  readonly medications: readonly Medication[];
  readonly temperatureUnit: TemperatureUnit;
};
export const NO_LISTS: LogLists = { schemaVersion: 1, symptoms: [], medications: [], temperatureUnit: 'celsius' };

/** Why an entry cannot be made or changed. */
export type ListRefusal = 'list_full' | 'name_taken' | 'symptom_offered' | 'not_found';
type Entry = { readonly id: string; readonly name: string; readonly hidden: boolean };

/** A name as it is kept: without spaces around it. Empty when nothing in it can be seen. */
export function nameOf(text: string): string {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text.trim() : '';
}

/**
 * The symptom of the closed list that the member would name a second time, whatever the case and the spaces; null where
 * the name is free.
 */
export function offeredSymptomNamed(name: string, { adult }: { readonly adult: boolean }): Symptom | null {
  const bare = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{Cf}_-]/gu, '');
  return symptomsOffered({ adult }).find((symptom) => bare(symptom) === bare(name)) ?? null;
}

/**
 * A list with one more entry. One of the same name that is hidden comes back instead; one that stands there is refused.
 * At most `most`, hidden ones counted.
 */
export function withEntry<E extends Entry>(
  list: readonly E[],
  { entry, most }: { entry: E; most: number },
): readonly E[] | ListRefusal {
  const known = list.find((other) => isSameName(other.name, entry.name));
  if (known?.hidden) return list.map((other) => (other === known ? { ...entry, id: known.id, hidden: false } : other));
  if (known) return 'name_taken';
  return list.length >= most ? 'list_full' : [...list, entry];
}

/** A list with one entry changed; what is left out stays. No two entries bear one name. */
export function withListChange<E extends Entry>(
  list: readonly E[],
  { id, change }: { id: string; change: { readonly [Field in keyof E]?: E[Field] | undefined } },
): readonly E[] | ListRefusal {
  const { name } = change;
  if (!list.some((entry) => entry.id === id)) return 'not_found';
  if (name !== undefined && list.some((other) => other.id !== id && isSameName(other.name, name))) return 'name_taken';
  const told = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<E>;
  return list.map((entry) => (entry.id === id ? { ...entry, ...told, id } : entry));
}

/**
 * The member's symptoms, own ones by their id, the most often logged first; of two as frequent the one that was logged
 * first.
 */
export function mostUsed(logs: readonly DayLog[]): string[] {
  const counts = new Map<string, number>();
  const used: Readonly<Partial<Record<string, Severity>>>[] = logs.flatMap(({ symptoms, customSymptoms }) => [
    symptoms ?? {},
    customSymptoms ?? {},
  ]);
  for (const name of used.flatMap((day) => Object.keys(day))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
