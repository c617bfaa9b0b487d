import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseTemporary, makeTemporary, sweepTemporary } from './temporary.mjs';

const mounted = (kind: string, options: string): string =>
  `/dev/vda / ext4 rw 0 0\n${kind} /dev/shm ${kind} ${options} 0 0\nproc /proc proc rw 0 0\n`;

test.each([
  ['plenty of memory', mounted('tmpfs', 'rw,nosuid,size=8g'), 4_000_000_000, '/dev/shm'],
  ['a byte too few, as in most containers', mounted('tmpfs', 'rw,nosuid'), 3_999_999_999, '/usual'],
  ['a memory whose programs may not run', mounted('tmpfs', 'rw,noexec'), 9e9, '/usual'],
  ['a memory that may not be written', mounted('tmpfs', 'ro'), 9e9, '/usual'],
  ['a disk of that name', mounted('ext4', 'rw'), 9e9, '/usual'],
  ['what was mounted over it', mounted('tmpfs', 'rw') + mounted('ext4', 'rw'), 9e9, '/usual'],
  ['none', '/dev/vda / ext4 rw 0 0\n', 9e9, '/usual'],
])('with %s a step lays its temporary folders in its place', (_name, mounts, free, place) => {
  expect(chooseTemporary({ mounts, freeBytes: () => free, usual: '/usual' })).toBe(place);
});

test('each has a folder of its own that others may pass through, and what a killed run left goes', () => {
  const parent = mkdtempSync(join(tmpdir(), 'mh-places-'));
  const [one, other, left, foreign] = [
    makeTemporary(parent),
    makeTemporary(parent),
    join(parent, 'mh-2147483646-abc'),
    join(parent, 'mh-gate-abc'),
  ];
  for (const folder of [left, foreign]) mkdirSync(folder);
  writeFileSync(join(left, 'word'), 'x');
  sweepTemporary(parent);
  expect([one === other, statSync(one).mode & 0o777]).toEqual([false, 0o711]);
  expect([one, other, left, foreign].map((folder) => existsSync(folder))).toEqual([true, true, false, true]);
  rmSync(parent, { recursive: true });
});
