import type { DayLog } from '#domain/cycle/day-log.ts';
import { withEntry, type LogLists } from '#domain/log/log-lists.ts';
import { SCHEDULES } from '#domain/log/medication.ts';
import { TEMPERATURE_UNITS } from '#domain/log/temperature.ts';
import { MEDICATION_KINDS } from '#domain/cycle/day-log.ts';
import { entriesOf, isShape, textOf, type Shape } from './shape.ts';
import { ledgerDayOf } from './ledger.ts';

/** The lists of an export: symptoms of the member's own and what the member takes. */
export type Lists = Pick<LogLists, 'symptoms' | 'medications' | 'temperatureUnit'>;
type Entry = { readonly id: string; readonly name: string; readonly hidden: boolean };
/** The id that an entry of the file has in the member's own lists. Null where there was no room for it. */
export type Ids = ReadonlyMap<string, string | null>;
export type Most = { readonly symptoms: number; readonly medications: number };

const LONGEST_NAME = 60;

/** The lists of our own export, each entry whole; what is not is left out. */
export function readLists(told: unknown): Lists | null {
  if (!isShape(told)) return null;
  const named = (entry: Shape) => ({
    id: textOf(entry.id),
    name: textOf(entry.name).slice(0, LONGEST_NAME).toWellFormed(),
    hidden: entry.hidden === true,
  });
  const symptoms = entriesOf(told.symptoms).filter(isShape).map(named);
  const medications = entriesOf(told.medications)
    .filter(isShape)
    .flatMap((entry) => {
      const [kind, schedule, start] = [
        MEDICATION_KINDS.find((word) => word === entry.kind),
        SCHEDULES.find((word) => word === entry.schedule),
        ledgerDayOf(entry.start),
      ];
      const forPain = entry.forPain === true && { forPain: true };
      return kind && schedule && start ? [{ ...named(entry), kind, schedule, start, ...forPain }] : [];
    });
  return {
    symptoms: symptoms.filter(isNamed),
    medications: medications.filter(isNamed),
    temperatureUnit: TEMPERATURE_UNITS.find((unit) => unit === told.temperatureUnit) ?? 'celsius',
  };
}

function isNamed({ id, name }: Entry): boolean {
  return /^[\da-f-]{36}$/i.test(id) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && !name.includes('\u0000');
}

/**
 * The member's lists with those of an import: an entry of a name the member has is that entry, others are added while
 * there is room. The unit comes along into lists that are still empty.
 */
export function withLists(
  lists: LogLists,
  { incoming, most }: { incoming: Lists; most: Most },
): { readonly lists: LogLists; readonly ids: Ids; readonly added: readonly string[] } {
  const isEmpty = lists.symptoms.length === 0 && lists.medications.length === 0;
  const symptoms = joined(lists.symptoms, { incoming: incoming.symptoms, most: most.symptoms });
  const medications = joined(lists.medications, { incoming: incoming.medications, most: most.medications });
  return {
    lists: {
      ...lists,
      symptoms: symptoms.list,
      medications: medications.list,
      ...(isEmpty && { temperatureUnit: incoming.temperatureUnit }),
    },
    ids: new Map([...symptoms.ids, ...medications.ids]),
    added: [...symptoms.added, ...medications.added],
  };
}

function joined<E extends Entry>(known: readonly E[], { incoming, most }: { incoming: readonly E[]; most: number }) {
  let list = known;
  const ids = new Map<string, string | null>();
  const added: string[] = [];
  for (const entry of incoming) {
    const same =
      list.find((other) => other.id === entry.id) ??
      list.find((other) => other.name.normalize('NFC').toLowerCase() === entry.name.normalize('NFC').toLowerCase());
    const made = same ? list : withEntry(list, { entry, most });
    ids.set(entry.id, same ? same.id : typeof made === 'string' ? null : entry.id);
    if (!same && typeof made !== 'string') {
      list = made;
      added.push(entry.id);
    }
  }
  return { list, ids, added };
}

/**
 * A day whose own symptoms and medications bear the ids of the member's lists; what there was no room for loses its
 * name and, as a symptom, goes.
 */
export function withIds(day: DayLog, ids: Ids): DayLog {
  const { customSymptoms, medication, ...rest } = day;
  const own = Object.entries(customSymptoms ?? {}).flatMap(([id, severity]) => {
    const here = ids.has(id) ? ids.get(id) : id;
    return here ? [[here, severity] as const] : [];
  });
  const taken = medication?.map(({ id, ...intake }) => {
    const here = id !== undefined && ids.has(id) ? ids.get(id) : id;
    return here ? { ...intake, id: here } : intake;
  });
  return {
    ...rest,
    ...(own.length > 0 && { customSymptoms: Object.fromEntries(own) }),
    ...(taken && { medication: taken }),
  };
}
