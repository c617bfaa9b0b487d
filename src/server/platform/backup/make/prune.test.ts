import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { layoutOf, makeLayout, readBases, type BackupManifest } from '../folder/layout.ts';
import { BROUGHT, type BroughtKind } from './beside.ts';
import { prune } from './prune.ts';
import { writeUnderWay } from './under-way.ts';

const NOW = new Date('2026-12-31T12:00:00Z');
const DAY_MS = 86_400_000;
const NAMES = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
] as const;

let root: string;
let to: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moonhearth-prune-'));
  [to, dataDir] = [join(root, 'backup'), join(root, 'data')];
  makeLayout(layoutOf(to));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const segment = (number: number) => `0000000100000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** A whole base of so many days ago, that begins with a segment and names files. */
type Named = { first: number; uploads?: readonly string[]; recordings?: readonly string[] };
function base(days: number, { first, uploads = [], recordings = [] }: Named): string {
  const at = daysAgo(days).toISOString();
  const id = `${at.replace(/[-:]|\.\d+/g, '')}-abcd`;
  const file = { sha256: '', bytes: 1 };
  const manifest: BackupManifest = {
    format: 1,
    id,
    startedAt: at,
    endedAt: at,
    system: '1',
    postgres: '18',
    firstSegment: segment(first),
    lastSegment: segment(first),
    restorePoint: id,
    rootKeys: [],
    uploads: [...uploads],
    recordings: [...recordings],
    ledgerLines: 0,
    cluster: file,
    facts: file,
  };
  mkdirSync(join(layoutOf(to).bases, id));
  writeFileSync(join(layoutOf(to).bases, id, 'manifest.json'), JSON.stringify(manifest));
  return id;
}
const logged = (number: number) =>
  writeFileSync(join(layoutOf(to).wal, `${segment(number)}.${'a'.repeat(16)}.age`), '');
const kept = (name: string, brought: BroughtKind = 'files') => {
  mkdirSync(join(layoutOf(to)[brought], name.slice(0, 2)), { recursive: true });
  writeFileSync(join(layoutOf(to)[brought], name.slice(0, 2), `${name}.age`), '');
};
const goOn = () => prune({ to, from: dataDir, now: NOW });

it('removes a base after thirty days, not a minute before, and the log before the oldest that is left', async () => {
  base(30 + 1 / 1440, { first: 1 });
  base(30 - 1 / 1440, { first: 4 });
  base(1, { first: 9 });
  for (const number of [1, 2, 3, 4, 5, 9]) logged(number);
  expect(await goOn()).toBe(1);
  expect(readBases(layoutOf(to)).map(({ firstSegment }) => firstSegment)).toEqual([segment(4), segment(9)]);
  expect(readdirSync(layoutOf(to).wal).map((name) => name.slice(0, 24))).toEqual([4, 5, 9].map(segment));
});

it('keeps the newest base however old it is, with its log', async () => {
  base(50, { first: 1 });
  base(40, { first: 6 });
  for (const number of [5, 6, 7]) logged(number);
  expect(await goOn()).toBe(1);
  expect(readBases(layoutOf(to)).map(({ firstSegment }) => firstSegment)).toEqual([segment(6)]);
  expect(readdirSync(layoutOf(to).wal)).toHaveLength(2);
});

it.each(BROUGHT)(
  'keeps what is of %s as long as a base names it or it is still there, and no longer',
  async (brought) => {
    const [named, live, gone] = NAMES;
    const names = (name: string) => (brought === 'files' ? { uploads: [name] } : { recordings: [name] });
    base(31, { first: 1, ...names(gone) });
    base(2, { first: 2, ...names(named) });
    for (const name of NAMES) kept(name, brought);
    mkdirSync(join(dataDir, brought, live.slice(0, 2)), { recursive: true });
    writeFileSync(join(dataDir, brought, live.slice(0, 2), live), '');
    await goOn();
    expect(NAMES.map((name) => existsSync(join(layoutOf(to)[brought], name.slice(0, 2), `${name}.age`)))).toEqual([
      true,
      true,
      false,
    ]);
  },
);

it('takes nothing that was cut off for a base, and removes it a day later', async () => {
  const id = base(1, { first: 1 });
  const { bases } = layoutOf(to);
  const [young, old] = ['20261230T000000Z-aaaa.part', '20261229T000000Z-bbbb.part'].map((name) =>
    join(bases, name),
  ) as [string, string];
  for (const path of [young, old]) mkdirSync(path);
  mkdirSync(join(bases, '20261231T000000Z-cccc'));
  utimesSync(young, daysAgo(0.9), daysAgo(0.9));
  utimesSync(old, daysAgo(1.1), daysAgo(1.1));
  expect(readBases(layoutOf(to)).map((each) => each.id)).toEqual([id]);
  await goOn();
  expect([existsSync(young), existsSync(old)]).toEqual([true, false]);
});

it('keeps the log that a base under way needs, and every file while one is', async () => {
  base(1, { first: 9 });
  const draft = join(layoutOf(to).bases, '20261231T110000Z-dddd.part');
  mkdirSync(draft);
  utimesSync(draft, daysAgo(3), daysAgo(3));
  await writeUnderWay(draft, segment(5));
  utimesSync(draft, daysAgo(3), daysAgo(3));
  for (const number of [3, 4, 5, 6, 9]) logged(number);
  const [name] = NAMES;
  kept(name);
  await goOn();
  expect(readdirSync(layoutOf(to).wal).map((file) => file.slice(0, 24))).toEqual([5, 6, 9].map(segment));
  expect(existsSync(join(layoutOf(to).files, name.slice(0, 2), `${name}.age`))).toBe(true);
  expect(existsSync(draft)).toBe(true);
});

it('removes nothing of the log while a base that has just begun does not say what it needs', async () => {
  base(1, { first: 9 });
  const draft = join(layoutOf(to).bases, '20261231T115959Z-eeee.part');
  mkdirSync(draft);
  utimesSync(draft, NOW, NOW);
  for (const number of [3, 9]) logged(number);
  await goOn();
  expect(readdirSync(layoutOf(to).wal)).toHaveLength(2);
});

it('removes a base whose manifest is damaged after thirty days, too', async () => {
  const ids = [31, 29, 1].map((days) => base(days, { first: 1 }));
  for (const id of ids.slice(0, 2)) writeFileSync(join(layoutOf(to).bases, id, 'manifest.json'), '{');
  await goOn();
  expect(readdirSync(layoutOf(to).bases)).toEqual(ids.slice(1));
});
