import { join } from 'node:path';
import { existsSync, rmSync } from 'node:fs';
import { addLine, readLines } from '#server/platform/erasures/ledger.ts';
import { keyMark, ledgerIn, memberMark } from '#server/platform/erasures/erasures.ts';
import { byMember, judge } from '#server/platform/erasures/judge.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountStore } from '../account.store.ts';
import { memberStore } from '../profile/member.store.ts';

/** What a look into the ledger did: how many members the database had brought back are erased again. */
export type ErasedAgain = { readonly erased: number };

/** Where a restore leaves word for the next start that the database came back from a backup. */
export function restoredMark(dataDir: string): string {
  return join(ledgerIn(dataDir), 'restored');
}

/**
 * Erases every member whom the ledger knows as erased and the database still has, as after a restore: before anybody is
 * served. Throws where the database has members and the ledger was written under another key, since then nobody can
 * tell who was erased.
 */
export async function eraseAgain(deps: AccountDeps, dataDir: string): Promise<ErasedAgain> {
  const folder = ledgerIn(dataDir);
  const restored = existsSync(restoredMark(dataDir));
  const lines = await readLines(folder);
  if (lines.length === 0 && !restored) return { erased: 0 };
  const key = keyMark(deps.vault);
  const known = await accountStore.known(deps.db);
  if (known.length > 0 && lines.some((line) => line.key !== key))
    throw new Error(
      `The erasure ledger in ${folder} belongs to another database: with it nobody can tell who was erased. Put the ledger of this database there; where this database is new, move the folder away.`,
    );
  const told = byMember(lines);
  let erased = 0;
  for (const userId of known) {
    const member = memberMark(deps.vault, userId);
    const verdict = judge(told.get(member) ?? [], restored);
    if (verdict === 'undone')
      await addLine(folder, { step: 'undone', at: deps.clock.real().toISOString(), key, member });
    if (verdict !== 'erase') continue;
    await eraseOne(deps, userId);
    erased += 1;
  }
  rmSync(restoredMark(dataDir), { force: true });
  return { erased };
}

async function eraseOne(deps: AccountDeps, userId: string): Promise<void> {
  await accountStore.asMember(deps.db, userId, (tx) => memberStore.erase({ tx, userId }, deps.erasures));
  deps.vault.forget(userId);
}
