import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { layoutOf, readBases } from '#server/platform/backup/folder/layout.ts';
import { hashOf, PART } from '#server/platform/backup/folder/seal.ts';
import { firstGap, readSegments } from '#server/platform/backup/folder/segments.ts';
import { ROOT } from '../../bench/ground/place.ts';
import type { Ground } from './ground.ts';

/**
 * Kills the backup command at a chance moment of its work, again and again. Whatever then calls itself a base must be
 * whole.
 */
export async function killedBackups(
  ground: Ground,
  { times, chance }: { times: number; chance: () => number },
): Promise<{ killed: number; whole: number; wrong: string[] }> {
  const to = ground.folder('killed');
  const layout = layoutOf(to);
  let killed = 0;
  for (let time = 0; time < times; time += 1) killed += (await killOne(ground, { to, after: chance() * 700 })) ? 1 : 0;
  const wrong: string[] = [];
  const bases = readBases(layout);
  for (const { id, cluster, facts, firstSegment, lastSegment } of bases) {
    for (const [file, { sha256 }] of [
      ['cluster.age', cluster],
      ['facts.age', facts],
    ] as const)
      if ((await hashOf(join(layout.bases, id, file))) !== sha256)
        wrong.push(`${id} calls itself whole, and ${file} is not`);
    if (firstGap(readSegments(layout.wal), { first: firstSegment, last: lastSegment }))
      wrong.push(`${id} calls itself whole and lacks a piece of the log`);
  }
  return { killed, whole: bases.length, wrong };
}

/** True when the command was still at work when it was killed. */
async function killOne({ host, recipient }: Ground, { to, after }: { to: string; after: number }): Promise<boolean> {
  const env = {
    ...process.env,
    DATA_DIR: host.env.dataDir,
    ROOT_KEY: host.env.rootKey ?? '',
    BACKUP_DIR: host.env.backupDir ?? '',
    BACKUP_RECIPIENT: recipient,
  };
  const child = spawn(process.execPath, [join(ROOT, 'src/server/app/commands/backup.ts'), '--to', to], {
    env,
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  const { bases } = layoutOf(to);
  const before = new Set(partsIn(bases));
  while (child.exitCode === null && partsIn(bases).every((name) => before.has(name))) await sleep(5);
  await sleep(after);
  const atWork = child.exitCode === null;
  child.kill('SIGKILL');
  await gone;
  return atWork;
}

function partsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(PART)) : [];
}
