import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolePassword } from '#server/app/on-host/host.ts';
import { liveRootKeys } from '#server/app/on-host/root-keys.ts';
import { openAccountDeps } from '#server/app/on-host/account-on-host.ts';
import { Chance } from '#server/app/seeding/chance.ts';
import { seedMembers } from '#server/app/seeding/members.ts';
import type { AccountDeps } from '#server/features/account/public.ts';
import { attachEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { prepareDatabase, type Prepared } from '#server/platform/db/prepare.ts';
import { readEnv, type Env } from '#server/platform/env.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { cpuOf } from '../../bench/ground/processes.ts';

/** A database of one proof's own that keeps what it commits, with so many members in it and no server beside it. */
export type OwnGround = Prepared & {
  readonly env: Env;
  readonly vault: Vault;
  readonly adminUrl: string;
  /** Processor time of the database so far, in seconds. */
  readonly databaseSeconds: () => number;
  /** Ends the database and leaves its folder, for a server to start on. */
  stop(): Promise<void>;
  leave(): Promise<void>;
};

/** Opens one with so many seeded members. `more` may add to them before anything is measured. */
export async function openOwnGround(
  { members, seed, settings = {} }: { members: number; seed: number; settings?: Readonly<Record<string, string>> },
  more: (deps: AccountDeps, adminUrl: string) => Promise<void> = () => Promise.resolve(),
): Promise<OwnGround> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moonhearth-scale-'));
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '0', ...settings });
  const vault = new Vault(() => liveRootKeys(env));
  const { adminUrl, stop } = await attachEmbedded({
    dataDir,
    log: () => undefined,
    settings: { max_wal_size: '4GB', checkpoint_timeout: '1h' },
  });
  let ended: Promise<void> | null = null;
  const end = () => (ended ??= stop());
  const leave = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const prepared = await prepareDatabase({ adminUrl, passwordFor: rolePassword(vault) });
    const deps = await openAccountDeps({ env, vault, adminUrl, urls: prepared.urls });
    await asOwner(adminUrl, (owner) => seedMembers({ deps, owner, chance: new Chance(seed) }, members));
    await more(deps, adminUrl);
    await deps.db.close();
    await asOwner(adminUrl, async (owner) => {
      await owner.query('vacuum analyze');
      await owner.query('checkpoint');
    });
    const [line = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    return { ...prepared, env, vault, adminUrl, databaseSeconds: () => cpuOf([Number(line)]), stop: end, leave };
  } catch (error) {
    await leave();
    throw error;
  }
}
