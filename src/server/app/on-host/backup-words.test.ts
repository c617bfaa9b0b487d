import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { layoutOf, makeLayout, type BackupManifest } from '#server/platform/backup/folder/layout.ts';
import { tryLock } from '#server/platform/db/embedded/lock.ts';
import { readS3Url, type S3Place } from '#server/platform/files/large/s3-place.ts';
import { readStoreUrl, type StorePlace } from '#server/platform/files/store-place.ts';
import { toldOf } from './backup-words.ts';

const file = { sha256: '', bytes: 2048 };
const manifest: BackupManifest = {
  format: 1,
  id: '20261121T120000Z-abcd',
  startedAt: '2026-11-21T12:00:00Z',
  endedAt: '2026-11-21T12:00:05Z',
  system: '1',
  postgres: '18',
  firstSegment: '',
  lastSegment: '',
  restorePoint: '',
  rootKeys: [],
  uploads: ['a', 'b'],
  recordings: ['c'],
  ledgerLines: 0,
  cluster: file,
  facts: file,
};

let root: string;
const at = (name: string) => join(root, name);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moonhearth-words-'));
  for (const name of ['own', 'other']) makeLayout(layoutOf(at(name)));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const told = (
  to: string,
  backupDir: string | null,
  { s3 = null, store = null }: { s3?: S3Place | null; store?: StorePlace | null } = {},
) =>
  toldOf(manifest, { to, recipient: 'age1x', env: { backupDir, s3, store } }).map((line) => line.replaceAll(root, ''));
const MADE = `${manifest.id}, 2 KB and 3 files, encrypted to age1x. Everything a restore needs was found there.`;
const ENDS = 'No running server writes there: a restore from it ends at 2026-11-21T12:00:05Z.';

it('says that a folder nobody adds to ends with the copy', () => {
  expect(told(at('other'), null)).toEqual([`Backed up to /other: ${MADE}`, ENDS]);
  expect(told(at('own'), at('own'))).toEqual([
    `Backed up to BACKUP_DIR (/own): ${MADE}`,
    `${ENDS} A server started with BACKUP_DIR continues it.`,
  ]);
});

it('says where a running server writes, whether or not the command was given its BACKUP_DIR', () => {
  tryLock(layoutOf(at('own')).keeperLock);
  const goesOn = `The running server (process ${process.pid}) writes its log there, too: a restore reaches the last minute.`;
  expect(told(at('own'), at('own'))).toEqual([`Backed up to BACKUP_DIR (/own): ${MADE}`, goesOn]);
  expect(told(at('own'), null)).toEqual([`Backed up to /own: ${MADE}`, goesOn]);
  expect(told(at('other'), at('own'))).toEqual([
    `Backed up to /other: ${MADE}`,
    ENDS,
    `The running server (process ${process.pid}) keeps its own backup in BACKUP_DIR (/own).`,
  ]);
});

it('says that recordings in a store of their own are not in it', () => {
  const place = readS3Url('https://key:secret@s3.example.org/voices');
  expect(told(at('other'), null, { s3: place }).at(-1)).toContain('Recordings are in the store at S3_URL');
});

it.each([
  ['postgres://u:p@db2.example/store', 'Pictures and recordings are in the store at STORE_URL'],
  ['file:///srv/shared', null],
])('says what the store of every host keeps beside it: %s', (url, said) => {
  const lines = told(at('other'), null, { store: readStoreUrl(url) });
  expect(lines.find((line) => line.startsWith('Pictures'))?.slice(0, said?.length)).toBe(said ?? undefined);
});

it('knows its folder by another path', () => {
  symlinkSync(at('own'), at('link'));
  mkdirSync(at('third'));
  expect(told(at('link'), at('own'))[0]).toContain('BACKUP_DIR (/link)');
  expect(told(at('third'), at('own'))[0]).not.toContain('BACKUP_DIR');
});
