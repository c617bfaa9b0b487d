import { join } from 'node:path';
import { existsSync, rmSync } from 'node:fs';
import type { Line } from '#server/platform/erasures/ledger.ts';
import { keyMark, ledgerIn } from '#server/platform/erasures/erasures.ts';
import { judge } from '#server/platform/erasures/judge.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountStore } from '../account.store.ts';
import { memberStore } from '../profile/member.store.ts';
import { markMembers } from './mark-members.ts';

/** What a look into the ledger did: how many members the database had brought back are erased again. */
export type ErasedAgain = { readonly erased: number };

/** How far clocks of hosts may lie apart, and how long an erasure may be under way. */
const OVERLAP_MS = 86_400_000;

/** Where a restore leaves word for the next start that the database came back from a backup. */
export function restoredMark(dataDir: string): string {
  return join(ledgerIn(dataDir), 'restored');
}

/**
 * Erases every member whom the ledger knows as erased and the database still has, as after a restore: before anybody is
 * served. Of the ledger it reads what came since the database was last held against it, which the database itself
 * knows, so that a restored one reads again what came after its own time; all of it after a restore of ours, and where
 * `whole` says that older lines were added. Throws where the database has members and the ledger was written under
 * another key, since then nobody can tell who was erased.
 */
export async function eraseAgain(
  deps: AccountDeps,
  dataDir: string,
  { whole = false }: { readonly whole?: boolean } = {},
): Promise<ErasedAgain> {
  const { ledger } = deps.erasures;
  const restored = existsSync(restoredMark(dataDir));
  const began = deps.clock.real();
  const key = keyMark(deps.vault);
  const told = new Map<string, Told>();
  let isMarked = false;
  for await (const lines of ledger.pages(restored || whole ? null : await since(deps))) {
    await refuseForeign(deps, lines, key);
    if (!isMarked) await markMembers(deps);
    isMarked = true;
    await note(deps, { lines, told });
  }
  let erased = 0;
  for (const [member, { userId, lines }] of told) {
    const verdict = judge(lines, restored);
    if (verdict === 'undone') await ledger.add({ step: 'undone', at: deps.clock.real().toISOString(), key, member });
    if (verdict !== 'erase') continue;
    await eraseOne(deps, userId);
    erased += 1;
  }
  await keptStore.note(deps.db, 'ledger', began);
  rmSync(restoredMark(dataDir), { force: true });
  return { erased };
}

async function since({ db }: AccountDeps): Promise<Date | null> {
  const last = await keptStore.ledgerRead(db);
  return last && new Date(last.getTime() - OVERLAP_MS);
}

async function refuseForeign({ db, erasures }: AccountDeps, lines: readonly Line[], key: string): Promise<void> {
  if (lines.every((line) => line.key === key) || !(await accountStore.isPeopled(db))) return;
  throw new Error(
    `The erasure ledger in ${erasures.ledger.place} belongs to another database: with it nobody can tell who was erased. Put the ledger of this database there; where this database is new, name another place for its ledger, or move the old one away.`,
  );
}

type Told = { readonly userId: string; readonly lines: Line[] };

/** Keeps those lines of a page whose members the database still has. The others are asked about, never read. */
async function note(
  { db }: AccountDeps,
  { lines, told }: { readonly lines: readonly Line[]; readonly told: Map<string, Told> },
): Promise<void> {
  const unknown = new Set(lines.map(({ member }) => member).filter((member) => !told.has(member)));
  if (unknown.size > 0) {
    const marks = [...unknown].map((mark) => Buffer.from(mark, 'hex'));
    for (const { userId, mark } of await accountStore.marked(db, marks))
      told.set(mark.toString('hex'), { userId, lines: [] });
  }
  for (const line of lines) told.get(line.member)?.lines.push(line);
}

async function eraseOne(deps: AccountDeps, userId: string): Promise<void> {
  await accountStore.asMember(deps.db, userId, (tx) => memberStore.erase({ tx, userId }, deps.erasures));
  deps.vault.forget(userId);
}
