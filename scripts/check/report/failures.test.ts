import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endOf, failuresIn, failureText, playwrightFailures, vitestFailures } from './failures.mjs';

const VITEST = {
  testResults: [
    {
      name: '/x/one.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'a day is kept once',
          failureMessages: ['AssertionError: expected 2 to be 1\n    at /x/one.test.ts:3:5'],
        },
      ],
    },
    { name: '/x/two.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: '/x/three.test.ts', status: 'passed', message: '', assertionResults: [] },
  ],
};

const journey = (title: string, status: string, message: string) => ({
  title,
  tests: [{ status, projectName: 'phone', results: [{ errors: [{ message }] }, { errors: [] }] }],
});
const PLAYWRIGHT = {
  suites: [
    {
      title: 'day.journey.ts',
      file: 'day.journey.ts',
      specs: [journey('is logged', 'expected', '')],
      suites: [
        {
          title: 'offline',
          file: 'day.journey.ts',
          specs: [
            journey('is kept', 'unexpected', '\u001b[31mError\u001b[39m: no mark'),
            journey('comes back', 'flaky', 'late'),
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'the server did not start' }],
};

type Failure = { name: string; error: string };

test('a vitest report names each failed test with its error, and a file that did not load', () => {
  expect(vitestFailures(VITEST).map(({ name, error }: Failure) => [name, error.split('\n')[0]])).toEqual([
    ['one.test.ts > a day is kept once', 'AssertionError: expected 2 to be 1'],
    ['two.test.ts (did not load)', 'Cannot find module'],
  ]);
});

test('a Playwright report names failed and flaky journeys by their path, and what broke outside', () => {
  expect(playwrightFailures(PLAYWRIGHT).map(({ name }) => name)).toEqual([
    'day.journey.ts > offline > is kept [phone]',
    'day.journey.ts > offline > comes back [phone, flaky]',
    'outside of any journey',
  ]);
});

test('the text gives the first lines of each error without colours and places in the code', () => {
  expect(failureText([...vitestFailures(VITEST), ...playwrightFailures(PLAYWRIGHT)].slice(0, 3))).toBe(
    [
      'x one.test.ts > a day is kept once',
      '    AssertionError: expected 2 to be 1',
      'x two.test.ts (did not load)',
      '    Cannot find module',
      'x day.journey.ts > offline > is kept [phone]',
      '    Error: no mark',
    ].join('\n'),
  );
  const compared = [
    'differ',
    '- Expected  - 1',
    '+ Received  + 1',
    'Object {',
    '  "caches": 0,',
    '-  "local": 0,',
    '+  "local": 1,',
  ];
  expect(failureText([{ name: 'n', error: compared.join('\n') }])).toMatch(/"local": 0,\n.*"local": 1,$/);
  expect(failureText([{ name: 'n', error: 'one\n\ntwo\nthree\nfour\nfive' }]).split('\n')).toEqual([
    'x n',
    '    one',
    '    two',
    '    three',
    '    four',
  ]);
});

test('past the room stand names alone, then how many more; a line has an end', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ name: `test ${at}`, error: 'e'.repeat(900) }));
  const text = failureText(many);
  expect(text.length).toBeLessThanOrEqual(2_500);
  expect(text.split('\n')[1]).toHaveLength(4 + 220 + 3);
  expect(text).toMatch(/\nx test \d+\nx test \d+\n/);
  expect(
    text.split('\n').filter((line) => line.startsWith('x ')).length + Number(/and (\d+) more$/.exec(text)?.[1]),
  ).toBe(300);
});

test('a report is read where there is one; a tool has none, nor has who was stopped on the way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mh-report-'));
  const report = join(folder, 'r.json');
  writeFileSync(report, JSON.stringify(VITEST));
  expect([
    failuresIn({ kind: 'vitest', report }).length,
    failuresIn({ kind: 'tool', report }).length,
    failuresIn({ kind: 'vitest', report: join(folder, 'none.json') }).length,
  ]).toEqual([2, 0, 0]);
  rmSync(folder, { recursive: true });
});

test('the end of a log is so many lines and so many characters', () => {
  expect([endOf('a\nb\nc\n\n', { lines: 2, characters: 99 }), endOf('a\nbcdef', { lines: 9, characters: 3 })]).toEqual([
    'b\nc',
    'def',
  ]);
});

test('a journey that failed tells how its page stood: the dialog where one is open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stood-'));
  const path = join(folder, 'error-context.md');
  writeFileSync(
    path,
    '# Page snapshot\n\n```yaml\n- heading "Home" [level=1] [ref=e1]\n- dialog "Change it" [ref=e2]:\n  - generic:\n    - alert [ref=e3]: No connection\n```\n',
  );
  const spec = {
    title: 'waits',
    tests: [
      {
        status: 'unexpected',
        projectName: 'phone',
        results: [{ errors: [{ message: 'late' }], attachments: [{ name: 'error-context', path }] }],
      },
    ],
  };
  const found = playwrightFailures({ suites: [{ title: 'a.journey.ts', file: 'a.journey.ts', specs: [spec] }] });
  rmSync(folder, { recursive: true });
  expect(failureText(found)).toContain('the page: dialog "Change it": | alert: No connection');
});
