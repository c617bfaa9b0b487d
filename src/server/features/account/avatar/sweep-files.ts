import type { AccountDeps } from '../account-deps.ts';
import { fileStore } from './file.store.ts';

/** A file younger than this may be of an upload that has not committed yet. */
const YOUNG_MS = 3_600_000;
const BATCH = 500;

/** Removes every file that is nobody's: of uploads that broke off, and of removals that did. Gives how many. */
export async function sweepFiles(deps: AccountDeps): Promise<number> {
  let batch: string[] = [];
  let gone = 0;
  for await (const name of deps.files.namesBefore(new Date(deps.clock.real().getTime() - YOUNG_MS))) {
    if (batch.push(name) < BATCH) continue;
    gone += await removeUnkept(deps, batch);
    batch = [];
  }
  return gone + (await removeUnkept(deps, batch));
}

/** Removes those of these files that are nobody's. Gives how many. */
export async function removeUnkept({ db, files }: AccountDeps, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const kept = await fileStore.kept(db, names);
  const nobodys = names.filter((name) => !kept.has(name));
  for (const name of nobodys) await files.remove(name);
  return nobodys.length;
}
