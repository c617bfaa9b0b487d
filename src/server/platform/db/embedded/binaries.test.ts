import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries, libraryEnv } from './binaries.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mh-package-'));
  mkdirSync(join(root, 'native/lib'), { recursive: true });
  writeFileSync(join(root, 'native/lib/libx.so.6.18'), '');
  writeFileSync(
    join(root, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libx.so.6.18', target: 'native/lib/libx.so.6' }]),
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the links that a skipped install script left out are made', () => {
  expect(libraryEnv(root, join(root, 'spare'))).toEqual({});
  expect(readlinkSync(join(root, 'native/lib/libx.so.6'))).toBe('libx.so.6.18');
  expect(libraryEnv(root, join(root, 'spare'))).toEqual({});
});

test.each([
  ['darwin', 'arm64'],
  ['linux', 'arm64'],
  ['win32', 'x64'],
])('on %s-%s the way out is named', (platform, arch) => {
  expect(() => findBinaries(root, { platform, arch })).toThrow(new RegExp(`${platform}-${arch}.*DATABASE_URL`));
});
