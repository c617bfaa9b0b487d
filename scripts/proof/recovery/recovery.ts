import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eraseAgain, restoredMark } from '#server/features/account/public.ts';
import { openAccountDeps } from '#server/app/on-host/account-on-host.ts';
import { drill } from '#server/app/on-host/drill.ts';
import { rolePassword } from '#server/app/on-host/host.ts';
import { rootKeySource } from '#server/app/on-host/root-keys.ts';
import { restore, type Until } from '#server/platform/backup/bring-back/restore.ts';
import { openBackupScheduler } from '#server/platform/backup/make/backup-scheduler.ts';
import { broughtIn } from '#server/platform/backup/make/beside.ts';
import { attachEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { loadRootKeys } from '#server/platform/vault/root-key.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { chancesFrom } from '../../forecast/blind.ts';
import type { Found, Proof } from '../proof.ts';
import { unseenFaults } from './faults.ts';
import { erase, openGround, setTheme, type Ground } from './ground.ts';
import { killedBackups } from './kill.ts';

/**
 * A backup of a database at work, brought back whole, to an instant, and without whom was erased since; and that the
 * rehearsal can fail.
 */
export const recovery: Proof = {
  name: 'recovery',
  claims:
    'a backup made beside members at work comes back exact, to its end and to an instant; who was erased after it stays erased; a copy that was cut off is never taken for a whole one; a rehearsal sees what is broken',
  run: async ({ short, seed }) => {
    const ground = await openGround(short ? 4 : 40);
    try {
      return await prove(ground, { short, chance: chancesFrom(seed) });
    } finally {
      await ground.close();
    }
  },
};

async function prove(ground: Ground, { short, chance }: { short: boolean; chance: () => number }): Promise<Found> {
  const { host, services, members, backup, identity } = ground;
  const [reader = '', leaver = ''] = members;
  const wrong: string[] = [];
  let first: () => void = () => undefined;
  const isBacked = new Promise<void>((done) => {
    first = done;
  });
  const failed = (_event: string, _fields: unknown, error: unknown) =>
    void wrong.push(`the scheduler said: ${error instanceof Error ? error.message : 'failed'}`);
  const scheduler = openBackupScheduler({
    to: backup,
    dataDir: host.env.dataDir,
    brought: broughtIn(host.env.dataDir),
    adminUrl: host.adminUrl,
    recipient: ground.recipient,
    now: () => new Date(),
    log: { info: () => undefined, error: failed },
    onBase: async () => first(),
  });
  await Promise.race([isBacked, sleep(120_000, undefined, { ref: false })]);
  await setTheme(services, reader, 'dark');
  await sleep(50);
  const instant = new Date();
  await sleep(50);
  await setTheme(services, reader, 'light');
  await erase(services, leaver);
  await scheduler.stop();
  const check = (good: boolean, said: string) => void (good || wrong.push(said));

  const scratch = ground.folder('drill');
  mkdirSync(scratch);
  const rehearsed = await drill({ host, from: backup, identity, scratch, log: () => undefined });
  wrong.push(...rehearsed.wrong);
  check(rehearsed.erased === 1, `the rehearsal erased ${rehearsed.erased} again, not the one who left after the base`);
  const instants: readonly (readonly [Until, string])[] = [
    [{ at: instant }, 'dark'],
    ...(short ? [] : [['end', 'light'] as const]),
  ];
  let seconds = 0;
  for (const [until, theme] of instants) {
    const back = await bringBack(ground, until);
    const when = until === 'end' ? 'at its end' : 'at the instant between two writes';
    check(back.theme === theme, `${when} the theme is ${back.theme}, not ${theme}`);
    check(back.left === 0, `${when} the member who was erased is back`);
    check(back.members === members.length - 1, `${when} there are ${back.members} members, not ${members.length - 1}`);
    seconds = back.seconds;
  }
  const faults = await unseenFaults(ground, { short });
  wrong.push(...faults.unseen);
  const kills = await killedBackups(ground, { times: short ? 1 : 15, chance });
  wrong.push(...kills.wrong);
  check(kills.killed > 0, 'no backup was killed at its work');
  return {
    figures: {
      'rehearsal s': rehearsed.seconds.toFixed(1),
      'restore s': seconds.toFixed(1),
      'faults planted': faults.planted,
      'backups killed': kills.killed,
      'whole among them': kills.whole,
    },
    compared: rehearsed.compared + 3 * instants.length + faults.planted + kills.killed,
    wrong,
  };
}

type Back = { readonly theme: string; readonly left: number; readonly members: number; readonly seconds: number };

/** Restores as the command does, and looks at what came back. */
async function bringBack({ host, backup, identity, members, folder }: Ground, until: Until): Promise<Back> {
  const began = performance.now();
  const env = { ...host.env, dataDir: folder('restored') };
  const roots = () => loadRootKeys(rootKeySource(host.env), false);
  await restore({
    from: backup,
    dataDir: env.dataDir,
    identity,
    until,
    rootKeys: roots().map(({ id }) => id),
    log: () => undefined,
  });
  writeFileSync(restoredMark(env.dataDir), '');
  const embedded = await attachEmbedded({ dataDir: env.dataDir, log: () => undefined });
  try {
    const vault = new Vault(roots);
    const { urls } = await prepareDatabase({ adminUrl: embedded.adminUrl, passwordFor: rolePassword(vault) });
    const services = await openAccountDeps({ env, vault, adminUrl: embedded.adminUrl, urls });
    await eraseAgain(services, env.dataDir).finally(() => services.db.close());
    const seconds = (performance.now() - began) / 1000;
    return await asOwner(embedded.adminUrl, async (owner) => {
      const { rows } = await owner.query<{ theme: string; left: number; members: number }>(
        'select (select theme from app.member where user_id = $1) as theme, (select count(*)::int from auth.account where user_id = $2) as left, (select count(*)::int from app.member) as members',
        [members[0], members[1]],
      );
      return {
        theme: rows[0]?.theme ?? 'nothing',
        left: rows[0]?.left ?? -1,
        members: rows[0]?.members ?? -1,
        seconds,
      };
    });
  } finally {
    await embedded.stop();
    rmSync(join(env.dataDir), { recursive: true, force: true });
  }
}
