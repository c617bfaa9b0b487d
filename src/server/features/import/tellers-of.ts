import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ImportedDay } from '#domain/import/import-result.ts';
import type { Teller } from '#domain/import/tellers.ts';
import type { Batch, ImportDocument } from './import.store.ts';

/** A teller of a day, with the batch that says so. */
export type BatchTeller = Teller & { readonly number: number };
type Imports = readonly { readonly id: string; readonly document: ImportDocument }[];
type Asked = { readonly imports: Imports; readonly batches: readonly Batch[]; readonly touched: readonly Batch[] };

/** Who told of each day that some batches tell of, in the order in which the imports came. */
export function tellersOf({ imports, batches, touched }: Asked): Map<LocalDate, BatchTeller[]> {
  const order = imports.map(({ id }) => id).toReversed();
  const sorted = batches.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id) || a.number - b.number);
  const dates = new Set(touched.flatMap(({ document }) => document.added.map(({ date }) => date)));
  for (const { date } of touched.flatMap(({ document }) => document.told ?? [])) dates.add(date);
  const found = new Map<LocalDate, BatchTeller[]>();
  for (const batch of sorted)
    for (const [date, teller] of tellersIn(batch))
      if (dates.has(date)) found.set(date, [...(found.get(date) ?? []), teller]);
  return found;
}

function tellersIn({ id, number, document }: Batch): Map<LocalDate, BatchTeller> {
  const { added, told = [], untold = [] } = document;
  const [owned, other] = [fieldsBy(added), fieldsBy(told)];
  const guesses = new Map(untold.map((guess) => [guess.date, guess]));
  return new Map(
    [...new Set([...owned.keys(), ...other.keys()])].map((date) => [
      date,
      {
        id,
        number,
        owned: owned.get(date) ?? {},
        told: { fields: { ...owned.get(date), ...other.get(date) }, untold: guesses.get(date) },
      },
    ]),
  );
}

function fieldsBy(list: Batch['document']['added']): Map<LocalDate, ImportedDay> {
  return new Map(list.map(({ date, fields }) => [date, fields]));
}
