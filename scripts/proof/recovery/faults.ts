import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drill } from '#server/app/on-host/drill.ts';
import { chooseBase } from '#server/platform/backup/bring-back/choose.ts';
import { layoutOf } from '#server/platform/backup/folder/layout.ts';
import { readSegments } from '#server/platform/backup/folder/segments.ts';
import { ledgerInFolder } from '#server/platform/erasures/ledger-in-folder.ts';
import { keyMark, ledgerIn } from '#server/platform/erasures/erasures.ts';
import type { Ground } from './ground.ts';

type Fault = {
  readonly name: string;
  /** What the rehearsal must say. */ readonly says: RegExp;
  /** Seen only by restoring, which takes its time. */ readonly slow?: true;
  readonly plant: (backup: string, ground: Ground) => Promise<void> | void;
};

const FAULTS: readonly Fault[] = [
  {
    name: 'a flipped byte in the base copy',
    says: /its bytes have changed/,
    plant: (backup) => {
      const path = join(layoutOf(backup).bases, chooseBase(layoutOf(backup), null).id, 'cluster.age');
      const bytes = readFileSync(path);
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
  },
  {
    name: 'a missing piece of the log',
    says: /is missing from .*wal/,
    plant: (backup) => {
      const layout = layoutOf(backup);
      const lost = readSegments(layout.wal).get(chooseBase(layout, null).lastSegment);
      rmSync(join(layout.wal, lost?.file ?? 'nothing'));
    },
  },
  {
    name: 'a flipped byte in the log',
    says: /cannot be read/,
    slow: true,
    plant: (backup) => {
      const layout = layoutOf(backup);
      const path = join(
        layout.wal,
        readSegments(layout.wal).get(chooseBase(layout, null).firstSegment)?.file ?? 'nothing',
      );
      const bytes = readFileSync(path);
      bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
  },
  {
    name: 'a stale ledger',
    says: /is stale/,
    plant: (_backup, { host }) =>
      ledgerInFolder(ledgerIn(host.env.dataDir)).add({
        step: 'done',
        at: new Date(Date.now() - 120_000).toISOString(),
        key: keyMark(host.vault),
        member: randomBytes(32).toString('hex'),
      }),
  },
  {
    name: 'a torn manifest of a newer base',
    says: /manifest of .* cannot be read/,
    plant: (backup) => {
      const { bases } = layoutOf(backup);
      const newer = join(bases, '99991231T000000Z-abcd');
      mkdirSync(newer);
      writeFileSync(join(newer, 'manifest.json'), '{');
    },
  },
  {
    name: 'a base that is only begun',
    says: /no whole backup/,
    plant: (backup) => {
      const { bases } = layoutOf(backup);
      for (const name of readdirSync(bases)) rmSync(join(bases, name, 'manifest.json'), { force: true });
    },
  },
];

/**
 * Plants each fault in a copy of the backup: a rehearsal that does not see it is worth nothing. Gives one sentence for
 * each that was not seen.
 */
export async function unseenFaults(
  ground: Ground,
  { short }: { short: boolean },
): Promise<{ planted: number; unseen: string[] }> {
  const unseen: string[] = [];
  const chosen = FAULTS.filter(({ slow }) => !slow || !short);
  for (const [index, { name, says, plant }] of chosen.entries()) {
    const backup = ground.folder(`planted-${index}`);
    cpSync(ground.backup, backup, { recursive: true });
    await plant(backup, ground);
    const scratch = ground.folder(`planted-scratch-${index}`);
    mkdirSync(scratch);
    const { wrong } = await drill({
      host: ground.host,
      from: backup,
      identity: ground.identity,
      scratch,
      log: () => undefined,
    });
    if (!wrong.some((line) => says.test(line)))
      unseen.push(`${name}: the rehearsal said ${wrong.join(' ') || 'nothing'}`);
    for (const folder of [backup, scratch]) rmSync(folder, { recursive: true, force: true });
  }
  return { planted: chosen.length, unseen };
}
