import { isSameValue } from '#domain/cycle/merge-day.ts';
import type { ImportSource } from '#domain/import/import-result.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { importStore, sameness, type BatchDocument } from './import.store.ts';

/**
 * Whether an import that added nothing stands for something: it told what other imports brought, and is not the same
 * file again, which one earlier import of its source tells whole.
 */
export async function isTeller(
  me: Me,
  { id, source, batch }: { id: string; source: ImportSource; batch: BatchDocument },
): Promise<boolean> {
  const [imports, batches] = await Promise.all([importStore.all(me), importStore.batches(me, null)]);
  const mine = [...batches.filter((other) => other.id === id).map(({ document }) => document), batch];
  if (!mine.some(({ told = [], keptToo = [] }) => told.length + keptToo.length > 0)) return false;
  const others = imports.filter((other) => other.id !== id && other.document.source === source);
  return !others.some((other) =>
    tellsAll(
      batches.filter((one) => one.id === other.id).map(({ document }) => document),
      mine,
    ),
  );
}

function tellsAll(theirs: readonly BatchDocument[], mine: readonly BatchDocument[]): boolean {
  const told = new Map<string, object>();
  for (const { added, told: too = [] } of theirs)
    for (const { date, fields } of [...added, ...too]) told.set(date, { ...told.get(date), ...fields });
  const kept = new Set(theirs.flatMap((one) => [...one.kept, ...(one.keptToo ?? [])].map(sameness)));
  return mine.every(
    (one) =>
      (one.keptToo ?? []).every((record) => kept.has(sameness(record))) &&
      (one.told ?? []).every(({ date, fields }) => {
        const there = (told.get(date) ?? {}) as Readonly<Record<string, unknown>>;
        return Object.entries(fields).every(([name, value]) => isSameValue(there[name], value));
      }),
  );
}
