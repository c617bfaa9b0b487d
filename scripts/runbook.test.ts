import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCommands } from './runbook/read-commands.ts';

const ROOT = resolve(import.meta.dirname, '..');
const EMAIL = 'adult@runbook.example';
const commands = readCommands(readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8'));
const scripts = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;

let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'moonhearth-runbook-'));
  env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    ROOT_KEY: randomBytes(32).toString('base64'),
    DATABASE_URL: '',
    BACKUP_DIR: '',
    BACKUP_IDENTITY_FILE: join(folder, 'data/backup-identity'),
  };
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/runbook/member.ts'), EMAIL], { env });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs what a line of the runbook says, with places of the test's own for its capitals. */
async function run(line: string): Promise<string> {
  const [, , script = '', , ...words] = line.replace('npm run drill', 'npm run drill --').split(' ');
  const [node = '', file = ''] = (scripts[script] ?? '').split(' ');
  expect([node, existsSync(join(ROOT, file))]).toEqual(['node', true]);
  const isRestore = script === 'restore';
  // A window reaches from its first instant to its second; a restore has one, and that has gone by.
  const instants = (isRestore ? [0] : [-3_600_000, 60_000]).map((away) => new Date(Date.now() + away).toISOString());
  const places: Readonly<Record<string, () => string | undefined>> = {
    DIR: () => join(folder, 'backup'),
    EMAIL: () => EMAIL,
    FILE: () => join(folder, 'addresses'),
    INSTANT: () => instants.shift(),
  };
  const filled = words.map((word) => places[word]?.() ?? word);
  // A restore fills an empty folder, and the identity of the backup lies in the one that was lost.
  const own = isRestore ? { DATA_DIR: mkdtempSync(join(folder, 'restored-')) } : {};
  return (await promisify(execFile)(process.execPath, [join(ROOT, file), ...filled], { env: { ...env, ...own } }))
    .stdout;
}

const SAYS: Readonly<Record<string, RegExp>> = {
  'npm run backup -- --to DIR': /^Backed up to/m,
  'npm run restore -- --from DIR': /^Restored \S+ and the log after it/m,
  'npm run restore -- --from DIR --at INSTANT': /^Restored .* up to 20/m,
  'npm run drill': /went well: \d\d+ comparisons/,
  'npm run keys -- rotate-root': /keys are wrapped by root key/,
  'npm run keys -- rotate-member EMAIL': /^Done: she has a new key/m,
  'npm run admin -- affected --from INSTANT --to INSTANT': /^ +1 {2}accounts made$/m,
  'npm run admin -- affected --from INSTANT --to INSTANT --addresses FILE': /^1 addresses are in/m,
};

it('names commands, and each of them is one that is tried here', () => {
  expect(commands.length).toBeGreaterThan(6);
  expect(commands.toSorted()).toEqual(Object.keys(SAYS).toSorted());
});

it.each(Object.entries(SAYS))('%s does what the runbook says', async (line, says) => {
  expect(await run(line)).toMatch(says);
});

it('rehearses no other backup than the one that is named', async () => {
  const drill = promisify(execFile)(
    process.execPath,
    [join(ROOT, 'src/server/app/commands/drill.ts'), '--from', join(folder, 'typo')],
    { env },
  );
  await expect(drill).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/typo is not there: name the folder/),
  });
});

it('leaves the addresses to their reader alone', () => {
  expect(statSync(join(folder, 'addresses')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'addresses'), 'utf8')).toBe(`${EMAIL}\n`);
});

it('finds a command that nobody tried', () => {
  expect(readCommands('text `npm run backup -- --to DIR` and `npm run nothing -- --at\nINSTANT`, `npm test`')).toEqual([
    'npm run backup -- --to DIR',
    'npm run nothing -- --at INSTANT',
  ]);
});
