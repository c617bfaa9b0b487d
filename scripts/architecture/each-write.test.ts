import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { table, type RouteName } from '#contract/table.ts';
import { offline } from '#server/app/manifests.ts';
import { mayBeKept } from '#web/platform/outbox/never-kept.ts';
import { listFiles } from './files.ts';
import { ROOT } from './finding.ts';

/** What the manifests decide of each write of a member. */
const decided = (Object.keys(offline) as RouteName[]).toSorted();
const KEPT = decided.filter((name) => offline[name] === 'kept');
const AT_ONCE = decided.filter((name) => offline[name] !== 'kept');
/** Files that write at once what is kept elsewhere, for the reasons of docs/decisions/0019. */
const ELSEWHERE_AT_ONCE: Readonly<Record<string, string>> = {
  'features/journey/pending-journey.ts': 'the questionnaire: its answers stay in the form until they are kept',
  'features/journey/use-journey-save.ts': "the questionnaire: its words for a failure are the specification's",
  'features/onboarding/progressive-onboarding-screen.tsx': 'who she is: the gate waits for it',
  'features/daily-flow/daily-flow.queries.ts':
    'her place in the flow: each call carries the whole of it, so the next makes good a lost one',
  'features/meditation/playback/use-reports.ts':
    'her place in a meditation: each report carries the whole run, and one at a stop goes through the outbox after all',
};

const writes = (Object.keys(table) as RouteName[]).filter(
  (name) => table[name].method !== 'GET' && table[name].access.who !== 'public',
);
const sources = listFiles(ROOT, ['src/web/app', 'src/web/features', 'src/web/platform'])
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => ({ file: file.replace(/^src\/web\//, ''), text: readFileSync(join(ROOT, file), 'utf8') }));
/** Both rooms of the circle are served by one web: its parts name a route without its room. */
const inRoom = (name: string) => name.replace(/^(community|teen)(?=[A-Z])/, '');
const callersOf = (how: 'call' | 'sendQueued', name: string) =>
  sources
    .filter(({ text }) => text.includes(`${how}('${name}'`) || text.includes(`${how}(routeIn(room, '${inRoom(name)}')`))
    .map(({ file }) => file);

test('the files are looked at', () => expect(sources.length).toBeGreaterThan(300));

test('the manifests decide of each write of the table, and of nothing else', () => {
  expect(writes.length).toBeGreaterThan(40);
  expect(decided).toEqual(writes.toSorted());
  expect(KEPT.length).toBeGreaterThan(20);
});

describe('kept', () => {
  test.each(KEPT)('%s goes through the outbox', (name) => {
    expect(mayBeKept(name)).toBe(true);
    expect(callersOf('sendQueued', name).length).toBeGreaterThan(0);
    expect(callersOf('call', name).filter((file) => !(file in ELSEWHERE_AT_ONCE))).toEqual([]);
  });
});

describe('at once', () => {
  test.each(AT_ONCE)('%s is never left waiting', (name) =>
    expect(callersOf('sendQueued', name).filter(() => mayBeKept(name))).toEqual([]),
  );
});

test('the exceptions are still some', () => {
  for (const file of Object.keys(ELSEWHERE_AT_ONCE))
    expect(
      KEPT.some((name) => callersOf('call', name).includes(file)),
      file,
    ).toBe(true);
});
