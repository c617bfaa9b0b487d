import type { AccountHouse } from '../account-house.ts';
import { fileStore } from './file.store.ts';

/** A file younger than this may be of an upload that has not committed yet. */
const YOUNG_MS = 3_600_000;
const BATCH = 500;

/** Removes every file that is nobody's: of uploads that broke off, and of removals that did. */
export async function sweepFiles(house: AccountHouse): Promise<void> {
  let batch: string[] = [];
  for await (const name of house.files.namesBefore(new Date(house.clock.real().getTime() - YOUNG_MS))) {
    if (batch.push(name) < BATCH) continue;
    await removeUnkept(house, batch);
    batch = [];
  }
  await removeUnkept(house, batch);
}

/** Removes those of these files that are nobody's. */
export async function removeUnkept({ db, files }: AccountHouse, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const kept = await fileStore.kept(db, names);
  for (const name of names) if (!kept.has(name)) await files.remove(name);
}
