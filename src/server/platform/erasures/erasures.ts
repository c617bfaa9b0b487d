import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/query.ts';
import type { Log } from '../log.ts';
import type { OwnedTable } from '../manifest/tables.ts';
import type { Vault } from '../vault/vault.ts';
import type { Ledger, LedgerStep } from './ledger.ts';

/** What a feature takes out of rows that several members read, in the transaction that erases a member. */
export type Leaving = (vault: Vault, of: { readonly tx: Tx; readonly userId: string }) => Promise<void>;

/**
 * The erasure ledger: who was erased, as keyed hashes outside the database, so that a database which comes back from a
 * backup does not bring the member back with it (security.md 1).
 */
export type Erasures = {
  readonly ledger: Ledger;
  /** The tables whose rows of the member's an erasure deletes, in order, of all manifests. */
  readonly tables: readonly OwnedTable[];
  /** Takes the member out of the rows that several members read. */
  leave(tx: Tx, userId: string): Promise<void>;
  /**
   * Binds an erasure to the transaction that does it: the ledger has it safe before the commit, and so before
   * anybody is told.
   */
  bind(tx: Tx, userId: string): void;
};

/** Where the ledger of a data folder lies, and where a restore lays the backup's. */
export function ledgerIn(dataDir: string): string {
  return join(dataDir, 'erasures');
}

/** Binds erasures to a ledger; nothing is written before the first. */
export function openErasures({
  ledger,
  vault,
  clock,
  log,
  tables,
  leaves = [],
}: {
  ledger: Ledger;
  vault: Vault;
  clock: Clock;
  log: Pick<Log, 'warn'> | null;
  tables: readonly OwnedTable[];
  leaves?: readonly Leaving[];
}): Erasures {
  const add = (step: LedgerStep, userId: string) =>
    ledger.add({ step, at: clock.real().toISOString(), key: keyMark(vault), member: memberMark(vault, userId) });
  return {
    ledger,
    tables,
    leave: async (tx, userId) => {
      for (const leave of leaves) await leave(vault, { tx, userId });
    },
    bind: (tx, userId) =>
      tx.bind({
        beforeCommit: () => add('asked', userId),
        // What was asked stands there already: a start finds out how it ended where this line is missing.
        ended: (committed) =>
          add(committed ? 'done' : 'undone', userId).catch((error: unknown) => log?.warn('erasures.line', {}, error)),
      }),
  };
}

/** The keyed hash under which the ledger knows a member. */
export function memberMark(vault: Vault, userId: string): string {
  return vault.mac('erasure-ledger', userId).toString('hex');
}

/** Tells ledgers of one key from those of another, and nothing of the key. */
export function keyMark(vault: Vault): string {
  return vault.mac('erasure-ledger', 'which key').toString('hex').slice(0, 8);
}
