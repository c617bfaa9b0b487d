import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { attachEmbedded, type Embedded } from '../../db/embedded/embedded.ts';
import { prepareDatabase } from '../../db/prepare.ts';
import { restore } from '../bring-back/restore.ts';
import { layoutOf, makeLayout, readBases, type BackupManifest } from '../folder/layout.ts';
import { readSegments } from '../folder/segments.ts';
import { makePair } from '../recipient.ts';
import { ARCHIVING, keeperOf, openBackupScheduler } from './backup-scheduler.ts';
import { segmentCopy } from './copy-segment.ts';
import { ship } from './ship.ts';
import { backUp } from './back-up.ts';
import { broughtIn } from './beside.ts';

const FAST = { fsync: 'off', full_page_writes: 'on' };
const FILE = '11111111-1111-4111-8111-111111111111';

let root: string;
let database: Embedded;
let pair: { identity: string; recipient: string };
const at = (name: string) => join(root, name);
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'moonhearth-bases-'));
  pair = await makePair();
  database = await attachEmbedded({ dataDir: at('data'), log: () => undefined, settings: { ...ARCHIVING, ...FAST } });
  await prepareDatabase({ adminUrl: database.adminUrl, passwordFor: () => randomBytes(32).toString('hex') });
});
beforeEach(() => ask(database.adminUrl, 'drop table if exists app.after; create table app.after (n int)'));
afterEach(() => {
  for (const name of ['backup', 'restored', 'other', 'data/files', 'data/recordings'])
    rmSync(at(name), { recursive: true, force: true });
});
afterAll(async () => {
  await database.stop();
  rmSync(root, { recursive: true, force: true });
});

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows as Row[];
}

async function backedUp(dataDir: string, { patience = 60_000 } = {}): Promise<BackupManifest> {
  const { adminUrl } = database;
  const made = await backUp({
    to: at('backup'),
    dataDir,
    brought: broughtIn(dataDir),
    adminUrl,
    recipient: pair.recipient,
    now: () => new Date(),
    patience,
  });
  if (!made) throw new Error('somebody else is making a base');
  return made.manifest;
}

async function bringBack(until: 'end' | 'base' = 'end') {
  const said: string[] = [];
  const restored = await restore({
    from: at('backup'),
    dataDir: at('restored'),
    identity: pair.identity,
    until,
    rootKeys: [],
    log: (line) => void said.push(line),
    settings: FAST,
  });
  return { restored, said };
}

/** A member's file that cannot be read before it is let through: whoever copies files waits at it. */
function barrier() {
  const path = join(at('data'), 'files', FILE.slice(0, 2), FILE);
  mkdirSync(dirname(path), { recursive: true });
  execFileSync('mkfifo', [path]);
  return async () => {
    const handle = await open(path, 'w');
    await handle.write('sealed').finally(() => handle.close());
  };
}

/** Waits until a base has its log, and is at the files. */
const atTheBarrier = () => {
  const { bases } = layoutOf(at('backup'));
  const hasLog = () =>
    existsSync(bases) && readdirSync(bases).some((name) => existsSync(join(bases, name, 'facts.age')));
  return vi.waitUntil(hasLog, { timeout: 30_000 });
};

/** The same database by another path, without the file at the barrier. */
function otherWay(): string {
  mkdirSync(at('other'));
  for (const name of ['postgres', 'postgres.password']) symlinkSync(join(at('data'), name), join(at('other'), name));
  return at('other');
}

it('restores the newest of two bases that were made at once, with a prune in between', async () => {
  const letThrough = barrier();
  makeLayout(layoutOf(at('backup')));
  const first = backedUp(at('data'));
  await atTheBarrier();
  for (let turn = 0; turn < 3; turn += 1)
    await ask(database.adminUrl, 'insert into app.after values (0); select pg_switch_wal()');
  let isOver = false;
  const second = backedUp(otherWay()).finally(() => (isOver = true));
  const isWaiting = async () =>
    (await ask(database.adminUrl, "select 1 from pg_stat_activity where application_name = 'backup: waiting'")).length >
    0;
  await vi.waitUntil(async () => isOver || (await isWaiting()), { timeout: 20_000 });
  await letThrough();
  const [newest] = (await Promise.all([first, second])).toSorted((a, b) => b.endedAt.localeCompare(a.endedAt));
  const { restored, said } = await bringBack();
  expect(restored.manifest.id).toBe(newest?.id);
  expect(said.filter((line) => /damaged|Falling back/.test(line))).toEqual([]);
});

it('counts no base whose log was lost while it was made', async () => {
  const letThrough = barrier();
  const layout = layoutOf(at('backup'));
  const made = backedUp(at('data')).then(
    () => 'made',
    (error: Error) => error.message,
  );
  await atTheBarrier();
  for (const { file } of readSegments(layout.wal).values()) rmSync(join(layout.wal, file));
  await letThrough();
  expect(await made).toMatch(/could not be restored, so it does not count: [0-9A-F]{24} is missing from/);
  expect([readBases(layout), readdirSync(layout.bases)]).toEqual([[], []]);
});

const valuesIn = async (dataDir: string) => {
  const restored = await attachEmbedded({ dataDir, log: () => undefined, settings: FAST });
  try {
    return (await ask<{ n: number }>(restored.adminUrl, 'select n from app.after order by n')).map(({ n }) => n);
  } finally {
    await restored.stop();
  }
};
/** Writes a value, and ends the segment it is in. */
async function write(n: number): Promise<void> {
  await ask(database.adminUrl, `insert into app.after values (${n})`);
  await ask(database.adminUrl, 'select pg_switch_wal()');
  await ship(segmentCopy({ to: at('backup'), dataDir: at('data'), recipient: pair.recipient }));
}

// One chain of bases for all that follows a damaged one: to make each costs seconds.
it('falls back past damaged bases to the newest sound one and the log after it, as far as the log goes', async () => {
  const layout = layoutOf(at('backup'));
  const sound = await backedUp(at('data'));
  await write(1);
  const damaged = await backedUp(at('data'));
  await write(2);
  const withoutManifest = await backedUp(at('data'));
  const path = join(layout.bases, damaged.id, 'cluster.age');
  const whole = readFileSync(path);
  writeFileSync(path, Buffer.from(whole).fill(0, 500, 600));
  writeFileSync(join(layout.bases, withoutManifest.id, 'manifest.json'), '{');
  const first = await bringBack();
  expect(first.restored.manifest.id).toBe(sound.id);
  expect(first.said.slice(0, 4)).toEqual([
    `The backup ${withoutManifest.id} is damaged: its manifest cannot be read.`,
    `Falling back to the backup of ${damaged.endedAt}, and the log after it.`,
    `The backup of ${damaged.endedAt} (${damaged.id}) is damaged: ${path} is not what was written: its bytes have changed.`,
    `Falling back to the backup of ${sound.endedAt}, and the log after it.`,
  ]);
  expect(await valuesIn(at('restored'))).toEqual([1, 2]);

  rmSync(at('restored'), { recursive: true });
  writeFileSync(path, whole);
  const lost = readSegments(layout.wal).get(damaged.firstSegment);
  rmSync(join(layout.wal, lost?.file ?? 'none'));
  const second = await bringBack();
  expect(second.restored.manifest.id).toBe(sound.id);
  expect(second.said.join('\n')).toMatch(
    new RegExp(
      `${damaged.id}\\) is damaged: ${damaged.firstSegment} is missing[^]*Falling back[^]*breaks off: ${damaged.firstSegment} is missing`,
    ),
  );
  expect(await valuesIn(at('restored'))).toEqual([1]);
  // Three backups and two restores, each of a whole cluster: a busy machine takes its time.
}, 180_000);

it('brings files and recordings back whole: one that is damaged costs itself alone; with another key or a rotten ledger it is not begun', async () => {
  const put = (brought: string, name: string, content: Buffer | string) => {
    mkdirSync(join(at('data'), brought, name.slice(0, 2)), { recursive: true });
    writeFileSync(join(at('data'), brought, name.slice(0, 2), name), content);
  };
  for (const name of [FILE, FILE.replaceAll('1', '2')]) put('files', name, 'sealed');
  const [sound, rotten] = [FILE.replaceAll('1', '3'), FILE.replaceAll('1', '4')];
  const bytes = randomBytes(3_000_001);
  for (const name of [sound, rotten]) put('recordings', name, bytes);
  // What is still being written is none yet.
  put('recordings', `${sound}.part`, 'half');
  const { id, recordings } = await backedUp(at('data'));
  expect(recordings.toSorted()).toEqual([sound, rotten]);
  const layout = layoutOf(at('backup'));
  const { erasures } = layout;
  writeFileSync(join(layout.files, '11', `${FILE}.age`), 'rotten');
  const sealed = join(layout.recordings, '44', `${rotten}.age`);
  const kept = readFileSync(sealed);
  writeFileSync(sealed, kept.fill(0, kept.length - 2_000, kept.length - 1_000));
  await expect(bringBack('base')).rejects.toThrow('2 of the 4 files of members could not be brought back');
  rmSync(at('restored'), { recursive: true });
  const { restored, said } = await bringBack();
  expect([restored.manifest.id, restored.files]).toEqual([id, 2]);
  expect(said.join('\n')).toContain('2 of the 4 files of members could not be brought back: missing or damaged in');
  const drawer = (name: string) => join(at('restored'), 'recordings', name.slice(0, 2));
  expect(readFileSync(join(drawer(sound), sound)).equals(bytes)).toBe(true);
  expect(statSync(join(drawer(sound), sound)).mode & 0o777).toBe(0o600);
  expect([readdirSync(drawer(sound)), readdirSync(drawer(rotten))]).toEqual([[sound], []]);

  rmSync(at('restored'), { recursive: true });
  const right = pair;
  pair = await makePair();
  await expect(bringBack()).rejects.toThrow('The key in BACKUP_IDENTITY_FILE does not open the backup in');
  pair = right;
  writeFileSync(join(erasures, readdirSync(erasures).at(-1) ?? ''), 'rotten');
  await expect(bringBack()).rejects.toThrow(/newest ledger of erasures .* cannot be read .* Move that file away/);
  expect(existsSync(at('restored'))).toBe(false);
});

it('is kept by one server at a time', async () => {
  const options = {
    to: at('backup'),
    dataDir: at('data'),
    brought: broughtIn(at('data')),
    adminUrl: database.adminUrl,
    recipient: pair.recipient,
    now: () => new Date(),
    log: { info: () => undefined, error: () => undefined },
    onBase: async () => undefined,
  };
  expect(keeperOf(at('backup'))).toBeNull();
  const scheduler = openBackupScheduler(options);
  expect(keeperOf(at('backup'))).toBe(process.pid);
  expect(() => openBackupScheduler(options)).toThrow(/BACKUP_DIR .* is kept by another server \(process \d+\)/);
  await scheduler.stop();
  expect(keeperOf(at('backup'))).toBeNull();
});
