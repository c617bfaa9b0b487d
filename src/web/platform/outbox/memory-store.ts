import type { OutboxEntry, OutboxStore } from './entry.ts';

/** An outbox for browsers that keep nothing: it lives as long as the page, and says so. */
export function memoryStore(): OutboxStore {
  const kept = new Map<string, Map<number, OutboxEntry>>();
  let last = 0;
  const of = (owner: string): Map<number, OutboxEntry> => {
    const own = kept.get(owner) ?? new Map<number, OutboxEntry>();
    kept.set(owner, own);
    return own;
  };
  return {
    lasting: false,
    add: async (owner, entry) => {
      last += 1;
      const added = { ...entry, order: last, refused: null };
      of(owner).set(last, added);
      return added;
    },
    all: async (owner) => ({ entries: [...of(owner).values()], unreadable: [] }),
    change: async (owner, entry) => void of(owner).set(entry.order, entry),
    remove: async (owner, order) => void of(owner).delete(order),
    clear: async (owner) => void kept.delete(owner),
  };
}
