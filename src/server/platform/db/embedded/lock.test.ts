import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holderOf, tryLock, waitForLock } from './lock.ts';
import { ownMark } from './processes.ts';

let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mh-lock-'));
  path = join(folder, 'server.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a lock is held until it is released', () => {
  const first = tryLock(path);
  expect(holderOf(path)).toBe(process.pid);
  expect(tryLock(path)).toEqual({ heldBy: process.pid });
  if ('lock' in first) first.lock.release();
  expect(holderOf(path)).toBeNull();
  expect('lock' in tryLock(path)).toBe(true);
});

test.each([
  ['a process number that runs no more', { ...ownMark(), pid: 4_194_303 }],
  ['a number that was given to another process since', { ...ownMark(), started: '1' }],
  ['an earlier boot', { ...ownMark(), boot: 'earlier' }],
])('the lock of %s is taken over', (_name, mark) => {
  writeFileSync(path, JSON.stringify(mark));
  expect(holderOf(path)).toBeNull();
  expect('lock' in tryLock(path)).toBe(true);
  expect(holderOf(path)).toBe(process.pid);
  expect(readdirSync(folder)).toEqual(['server.lock']);
});

test('a torn lock file is taken over', () => {
  writeFileSync(path, '{"pid": 1');
  expect('lock' in tryLock(path)).toBe(true);
});

test('releasing late does not take the lock from its next holder', () => {
  const first = tryLock(path);
  rmSync(path);
  tryLock(path);
  if ('lock' in first) first.lock.release();
  expect(holderOf(path)).toBe(process.pid);
});

test('waiting for a lock ends with its release, or with its patience', async () => {
  const first = tryLock(path);
  await expect(waitForLock(path, 60)).rejects.toThrow(`held by process ${process.pid}`);
  setTimeout(() => {
    if ('lock' in first) first.lock.release();
  }, 60);
  const second = await waitForLock(path, 5_000);
  second.release();
  expect(holderOf(path)).toBeNull();
});
