import { expect, test } from 'vitest';
import { warningsOf, type Standing, type WarningKind } from './overview.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const GB = 1e9;
const WELL: Standing = {
  lookedAt: ago(1),
  mail: { oldestAt: ago(2), sentToday: 40, failedToday: 1 },
  jobs: { failing: 0, dead: 0 },
  disk: { free: 90 * GB, least: 0.5 * GB },
  backup: { keeper: 'server', at: ago(20 * 60), rehearsedAt: ago(3 * 24 * 60) },
  errors: [...Array.from({ length: 29 }, () => 10), 12],
};
const kinds = (changes: Partial<Standing>): WarningKind[] =>
  warningsOf({ ...WELL, ...changes }, NOW).map(({ kind }) => kind);

test('nothing is said where everything goes well', () => {
  expect(kinds({})).toEqual([]);
});

test.each<[string, Partial<Standing>, WarningKind[]]>([
  ['nobody has looked for six minutes', { lookedAt: ago(6) }, ['jobs_still']],
  ['nobody has looked yet', { lookedAt: null }, []],
  ['a message waits for 31 minutes', { mail: { ...WELL.mail, oldestAt: ago(31) } }, ['mail_late']],
  ['a message waits for 29 minutes', { mail: { ...WELL.mail, oldestAt: ago(29) } }, []],
  ['more messages fail than go', { mail: { oldestAt: null, sentToday: 2, failedToday: 3 } }, ['mail_failing']],
  ['a job has used up its tries', { jobs: { failing: 0, dead: 2 } }, ['jobs_dead']],
  ['jobs fail', { jobs: { failing: 2, dead: 0 } }, ['jobs_failing']],
  ['less than four times what is kept free', { disk: { free: 1.9 * GB, least: 0.5 * GB } }, ['disk_low']],
  ['room was not looked at', { disk: { free: null, least: 0 } }, []],
  ['nobody keeps a backup', { backup: { ...WELL.backup, keeper: 'nobody', at: null } }, ['backup_missing']],
  ['others keep the backup', { backup: { keeper: 'elsewhere', at: null, rehearsedAt: null } }, []],
  ['the backup is 27 hours old', { backup: { ...WELL.backup, at: ago(27 * 60) } }, ['backup_old']],
  ['there was never a backup', { backup: { ...WELL.backup, at: null } }, ['backup_old']],
  ['nothing was rehearsed for nine days', { backup: { ...WELL.backup, rehearsedAt: ago(9 * 24 * 60) } }, ['drill_old']],
  ['today has many errors', { errors: [10, 10, 31] }, ['errors_many']],
  ['today has many errors, as each day has', { errors: [30, 30, 31] }, []],
  ['few errors are none', { errors: [0, 0, 19] }, []],
])('%s', (_, changes, expected) => {
  expect(kinds(changes)).toEqual(expected);
});

test('the gravest stands first, with how many and since when', () => {
  const said = warningsOf({ ...WELL, jobs: { failing: 1, dead: 3 }, lookedAt: ago(9) }, NOW);
  expect(said).toEqual([
    { kind: 'jobs_still', count: null, since: ago(9) },
    { kind: 'jobs_dead', count: 3, since: null },
    { kind: 'jobs_failing', count: 1, since: null },
  ]);
});
