import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { judge } from './judge.ts';
import { allLines, parseLines, type Line, type LedgerStep } from './ledger.ts';
import { ledgerInFolder } from './ledger-in-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonhearth-ledger-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const line = (step: LedgerStep, member = 'a'): Line => ({
  step,
  at: '2026-11-21T12:00:00.000Z',
  key: '01234567',
  member: member.repeat(64),
});
const ledgerFile = () => join(folder, readdirSync(folder)[0] ?? '');

it('keeps every line in its order, readable by its owner alone', async () => {
  await ledgerInFolder(folder).add(line('asked'));
  await ledgerInFolder(folder).add(line('done'));
  expect(await allLines(ledgerInFolder(folder))).toEqual([line('asked'), line('done')]);
  expect(statSync(ledgerFile()).mode & 0o777).toBe(0o600);
});

it('reads the ledgers of other machines that were put beside it, and nothing where there is none', async () => {
  expect(await allLines(ledgerInFolder(join(folder, 'nowhere')))).toEqual([]);
  await ledgerInFolder(folder).add(line('done'));
  writeFileSync(join(folder, 'another.ledger'), readFileSync(ledgerFile(), 'utf8').replaceAll('\n', '\n\n'));
  expect(await allLines(ledgerInFolder(folder))).toHaveLength(2);
});

it('loses no line to one that a power cut has torn', async () => {
  await ledgerInFolder(folder).add(line('done', 'a'));
  appendFileSync(ledgerFile(), '\ndone 2026-11-21T12:00:00.000Z 01234567 bbbb');
  await ledgerInFolder(folder).add(line('done', 'c'));
  expect((await allLines(ledgerInFolder(folder))).map(({ member }) => member[0])).toEqual(['a', 'c']);
});

it('does not read a line whose check is wrong: no other member is erased for a flipped letter', () => {
  const good = 'done 2026-11-21T12:00:00.000Z 01234567 ';
  expect(parseLines(`${good}${'a'.repeat(64)} 00000000`)).toEqual([]);
});

test.each<[readonly LedgerStep[], boolean, ReturnType<typeof judge>]>([
  [[], true, 'nothing'],
  [['asked', 'done'], false, 'erase'],
  [['asked', 'done'], true, 'erase'],
  [['asked', 'done', 'undone'], false, 'erase'],
  [['asked', 'undone'], true, 'nothing'],
  [['asked'], false, 'undone'],
  [['asked'], true, 'erase'],
  [['asked', 'undone', 'asked'], true, 'erase'],
])('%j of a member who is still there, restored %s: %s', (steps, restored, verdict) => {
  expect(
    judge(
      steps.map((step) => line(step)),
      restored,
    ),
  ).toBe(verdict);
});
