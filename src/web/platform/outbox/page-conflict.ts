import type { OutboxEntry } from './entry.ts';

type Change = { readonly params: { readonly id: string }; readonly body?: object; readonly version: number };

/** What an entry changes of a page at a version of it; null for any other call. */
export function changeOf({ input }: Pick<OutboxEntry, 'input'>): Change | null {
  const change = input as Partial<Change> | null;
  return change?.version !== undefined && change.params ? (change as Change) : null;
}

/**
 * An entry that met a newer version of its page, with what waits behind it on that page: later words join it, and
 * `others` may not go either, since the number they expect may by now be that of the other device's words.
 */
export function gathered(
  entry: OutboxEntry,
  all: readonly OutboxEntry[],
): { readonly whole: OutboxEntry; readonly joined: readonly OutboxEntry[]; readonly others: readonly OutboxEntry[] } {
  const first = changeOf(entry);
  const behind = all.filter(
    (other) => other.order > entry.order && !other.refused && first && changeOf(other)?.params.id === first.params.id,
  );
  const joins = ({ name }: OutboxEntry) => name === entry.name && first?.body !== undefined;
  const joined = behind.filter(joins);
  const body = Object.assign({}, first?.body, ...joined.map((other) => changeOf(other)?.body));
  return {
    whole: joined.length > 0 ? { ...entry, input: { ...first, body } } : entry,
    joined,
    others: behind.filter((other) => !joins(other)),
  };
}
