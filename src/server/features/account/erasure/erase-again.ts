import { join } from 'node:path';
import { existsSync, rmSync } from 'node:fs';
import { addLine, readLines, type Line } from '#server/platform/erasures/ledger.ts';
import { keyMark, ledgerIn } from '#server/platform/erasures/erasures.ts';
import { byMember, judge } from '#server/platform/erasures/judge.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountStore } from '../account.store.ts';
import { memberStore } from '../profile/member.store.ts';
import { markMembers } from './mark-members.ts';

/** What a look into the ledger did: how many members the database had brought back are erased again. */
export type ErasedAgain = { readonly erased: number };

/** Marks of the ledger a statement. */
const PAGE = 5_000;

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
  if (lines.some((line) => line.key !== key) && (await accountStore.isPeopled(deps.db)))
    throw new Error(
      `The erasure ledger in ${folder} belongs to another database: with it nobody can tell who was erased. Put the ledger of this database there; where this database is new, move the folder away.`,
    );
  await markMembers(deps);
  let erased = 0;
  for (const [member, told] of await stillThere(deps, byMember(lines))) {
    const verdict = judge(told.lines, restored);
    if (verdict === 'undone')
      await addLine(folder, { step: 'undone', at: deps.clock.real().toISOString(), key, member });
    if (verdict !== 'erase') continue;
    await eraseOne(deps, told.userId);
    erased += 1;
  }
  rmSync(restoredMark(dataDir), { force: true });
  return { erased };
}

type Told = { readonly userId: string; readonly lines: readonly Line[] };

/** Those of the ledger whom the database still has. The others are asked about, never read. */
async function stillThere({ db }: AccountDeps, told: ReadonlyMap<string, readonly Line[]>): Promise<Map<string, Told>> {
  const marks = [...told.keys()];
  const found = new Map<string, Told>();
  for (let at = 0; at < marks.length; at += PAGE) {
    const page = marks.slice(at, at + PAGE).map((mark) => Buffer.from(mark, 'hex'));
    for (const { userId, mark } of await accountStore.marked(db, page)) {
      const member = mark.toString('hex');
      found.set(member, { userId, lines: told.get(member) ?? [] });
    }
  }
  return found;
}

async function eraseOne(deps: AccountDeps, userId: string): Promise<void> {
  await accountStore.asMember(deps.db, userId, (tx) => memberStore.erase({ tx, userId }, deps.erasures));
  deps.vault.forget(userId);
}
