import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sortOut } from './unchanged.mjs';

type Step = { name: string; command: string[]; env?: Record<string, string>; reads?: (file: string) => boolean };
const LINT: Step = { name: 'lint', command: ['lint'], reads: (file) => file.endsWith('.ts') };
const SUITE: Step = { name: 'suite', command: ['suite'] };

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mh-unchanged-'));
  spawnSync('git', ['init', '-q', root]);
  writeFileSync(join(root, 'a.ts'), 'one');
  writeFileSync(join(root, 'notes.md'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

const sorted = (steps: Step[], all = false) => sortOut(steps, { root, kept: join(root, '.git/kept.json'), all });
const due = (steps: Step[], all = false): string[] => sorted(steps, all).due.map(({ name }: Step) => name);
const ended = (failed: number): void => sorted([LINT]).remember({ name: 'lint', counts: { failed } });

test('a step is due until it was green, and again when what it reads has changed, is new or is gone', () => {
  expect(due([LINT])).toEqual(['lint']);
  ended(0);
  expect(due([LINT])).toEqual([]);
  writeFileSync(join(root, 'notes.md'), 'two');
  expect(due([LINT])).toEqual([]);
  for (const change of [
    () => writeFileSync(join(root, 'a.ts'), 'two'),
    () => writeFileSync(join(root, 'b.ts'), 'new'),
    () => rmSync(join(root, 'a.ts')),
  ]) {
    change();
    expect(due([LINT])).toEqual(['lint']);
    ended(0);
    expect(due([LINT])).toEqual([]);
  }
});

test('a step that failed is due, also when it was green before with the same files', () => {
  ended(0);
  ended(1);
  expect(due([LINT])).toEqual(['lint']);
});

test('another command or another environment is another step; one that tells of no files is always due; all are when asked', () => {
  ended(0);
  expect(due([{ ...LINT, command: ['lint', '--more'] }])).toEqual(['lint']);
  expect(due([{ ...LINT, env: { TZ: 'UTC' } }])).toEqual(['lint']);
  expect(due([LINT, SUITE])).toEqual(['suite']);
  expect(due([LINT, SUITE], true)).toEqual(['lint', 'suite']);
});

test('what changes while a step runs was not looked at', () => {
  const before = sorted([LINT]);
  writeFileSync(join(root, 'a.ts'), 'while it ran');
  before.remember({ name: 'lint', counts: { failed: 0 } });
  expect(due([LINT])).toEqual(['lint']);
});

test('without a checkout nobody can tell what there is, and every step is due', () => {
  rmSync(join(root, '.git'), { recursive: true });
  sortOut([LINT], { root, kept: join(root, 'kept.json'), all: false }).remember({
    name: 'lint',
    counts: { failed: 0 },
  });
  expect(sortOut([LINT], { root, kept: join(root, 'kept.json'), all: false }).due).toEqual([LINT]);
});
