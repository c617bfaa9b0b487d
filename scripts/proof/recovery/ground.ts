import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import {
  asMadeMember,
  makeMember,
  memberStore,
  type AccountDeps,
  type Profile,
} from '#server/features/account/public.ts';
import { openAccountDeps } from '#server/app/on-host/account-on-host.ts';
import { rolePassword, type Host } from '#server/app/on-host/host.ts';
import { rootKeySource } from '#server/app/on-host/root-keys.ts';
import { ARCHIVING } from '#server/platform/backup/make/backup-scheduler.ts';
import { makePair } from '#server/platform/backup/recipient.ts';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { readEnv } from '#server/platform/env.ts';
import { loadRootKeys } from '#server/platform/vault/root-key.ts';
import { Vault } from '#server/platform/vault/vault.ts';

/**
 * An installation of its own with members in it, on the disk and with fsync as in the product, and a folder for its
 * backup.
 */
export type Ground = {
  readonly host: Host;
  readonly services: AccountDeps;
  readonly members: readonly string[];
  readonly backup: string;
  readonly identity: string;
  readonly recipient: string;
  folder(name: string): string;
  close(): Promise<void>;
};

export async function openGround(count: number): Promise<Ground> {
  const root = mkdtempSync(join(tmpdir(), 'moonhearth-recovery-'));
  const folder = (name: string) => join(root, name);
  const pair = await makePair();
  const env = readEnv({
    DATA_DIR: folder('data'),
    BACKUP_DIR: folder('backup'),
    BACKUP_RECIPIENT: pair.recipient,
    ROOT_KEY: randomBytes(32).toString('base64'),
  });
  const embedded = await openEmbedded({ dataDir: env.dataDir, log: () => undefined, settings: ARCHIVING });
  const vault = new Vault(() => loadRootKeys(rootKeySource(env), false));
  const { urls } = await prepareDatabase({ adminUrl: embedded.adminUrl, passwordFor: rolePassword(vault) });
  const host = { env, vault, adminUrl: embedded.adminUrl, urls };
  const services = await openAccountDeps(host);
  const members = await Promise.all(Array.from({ length: count }, (_, index) => newMember(services, index)));
  const close = async () => {
    await services.db.close();
    await embedded.stop();
    rmSync(root, { recursive: true, force: true });
  };
  return { host, services, members, backup: folder('backup'), ...pair, folder, close };
}

async function newMember(services: AccountDeps, index: number): Promise<string> {
  const createdAt = new Date(Date.now() - 86_400_000);
  const profile: Profile = {
    schemaVersion: 1,
    email: `ada${index}@proof.example`,
    firstName: 'Ada',
    lastName: `Number ${index}`,
    birthday: '1990-05-05' as LocalDate,
    phone: null,
    sacredGoals: [],
    customGoals: [],
    journeyCustomization: null,
    ref: null,
  };
  const userId = await makeMember(services, {
    profile,
    password: 'two lights to live by',
    timeZone: 'UTC',
    createdAt,
    trialEndAt: new Date(Date.now() + 86_400_000),
    customizationCompleted: true,
  });
  if (!userId) throw new Error('a member could not be made');
  return userId;
}

/** A write whose place in time can be told afterwards. */
export function setTheme(services: AccountDeps, userId: string, theme: 'dark' | 'light'): Promise<void> {
  return asMadeMember(services, userId, (me) => memberStore.change(me, { theme }));
}

export function erase(services: AccountDeps, userId: string): Promise<void> {
  return asMadeMember(services, userId, (me) => memberStore.erase(me, services.erasures));
}
