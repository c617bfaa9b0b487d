import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** The names of the standards, in their order, as the code of practice has them. */
const STANDARDS = [
  'Best interests of the child',
  'Data protection impact assessments',
  'Age appropriate application',
  'Transparency',
  'Detrimental use of data',
  'Policies and community standards',
  'Default settings',
  'Data minimisation',
  'Data sharing',
  'Geolocation',
  'Parental controls',
  'Profiling',
  'Nudge techniques',
  'Connected toys and devices',
  'Online tools',
];
const rows = read('docs/age-appropriate-design.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | ') as [string, string, string]);

/** Each file with the tests that a cell names in it. */
function named(cell: string): { file: string; test: string | null }[] {
  let file = '';
  return cell.split(' · ').map((part) => {
    const [, path, test] = /^(?:`([^`]+)`(?:: )?)?(.*)$/.exec(part) ?? [];
    if (path) file = path;
    return { file, test: test || null };
  });
}
/** A name of a test as it stands in a file, where `%s` may stand for anything. */
function isIn(file: string, test: string): boolean {
  return read(file).includes(test) || read(file).includes(test.replaceAll('’', "\\'"));
}

describe('docs/age-appropriate-design.md', () => {
  it('has a row for each of the fifteen standards', () => {
    expect(rows.map(([standard]) => standard)).toEqual(STANDARDS.map((name, index) => `${index + 1}. ${name}`));
  });

  it.each(rows.filter(([, , tests]) => tests !== 'none'))(
    '%s: each test it names is there',
    (_standard, _holds, tests) => {
      for (const { file, test } of named(tests)) {
        expect(existsSync(fileURLToPath(new URL(file, ROOT))), file).toBe(true);
        if (test !== null) expect(isIn(file, test), `${file}: ${test}`).toBe(true);
      }
    },
  );

  it('says that only one of them does not apply', () => {
    expect(rows.filter(([, , tests]) => tests === 'none').map(([standard]) => standard)).toEqual([
      '14. Connected toys and devices',
    ]);
  });
});
