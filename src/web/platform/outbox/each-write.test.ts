import { describe, expect, test } from 'vitest';
import { table, type RouteName } from '#contract/table.ts';
import { mayBeKept } from './never-kept.ts';

/** Everything a member may write, with what becomes of it without a line. A new route of the table needs its line here. */
const KEPT: readonly RouteName[] = [
  'patchUser',
  'removeAvatar',
  'keepArchetypeAnswer',
  'finishArchetypeQuiz',
  'answerDailyQuiz',
  'putDayLog',
  'startPeriod',
  'editCycle',
  'sayNotYet',
  'putLifeStage',
  'createJournalEntry',
  'patchJournalEntry',
  'deleteJournalEntry',
  'bringBackJournalEntry',
  'restoreJournalVersion',
  'patchLogLists',
  'makeSymptom',
  'changeSymptom',
  'makeMedication',
  'changeMedication',
  'patchReminders',
  'readNotices',
  'awardReturn',
  'patchDailyFlow',
];
const WHO_SHE_IS = 'it must hold before she goes on: who she is, who may come in, what she agreed to';
const DEVICE = 'it says what this very device does now; the next page says it again';
const PAYS = 'it leads to a payment or changes one';
/** Whatever stands under these addresses. */
const UNDER: readonly (readonly [path: string, why: string])[] = [
  ['/api/auth/', WHO_SHE_IS],
  ['/api/privacy/', WHO_SHE_IS],
  ['/api/near', WHO_SHE_IS],
  ['/api/subscription/', PAYS],
];
const NAMED: Partial<Record<RouteName, string>> = {
  putConsent: WHO_SHE_IS,
  makeFeed: 'an address that others hold must be there, or gone, before she goes on',
  changeFeed: 'as with making it',
  endFeed: 'as with making it',
  importDays: 'long work she watches, which starts again where it stopped',
  undoImport: 'the same',
  recordVisit: 'it says that she is here now',
  searchJournal: 'it reads: her words stand in its body',
  addPushSubscription: DEVICE,
  backPushSubscription: DEVICE,
  endPushSubscription: DEVICE,
  endPushSubscriptions: DEVICE,
};
/** Files that write at once what is kept elsewhere, for the reasons of docs/decisions/0019. */
const ELSEWHERE_AT_ONCE: Readonly<Record<string, string>> = {
  'features/journey/pending-journey.ts': 'the questionnaire: its answers stay in the form until they are kept',
  'features/journey/use-journey-save.ts': "the questionnaire: its words for a failure are the specification's",
  'features/onboarding/progressive-onboarding-screen.tsx': 'who she is: the gate waits for it',
  'features/daily-flow/daily-flow.queries.ts':
    'her place in the flow: each call carries the whole of it, so the next makes good a lost one',
};

const writes = (Object.keys(table) as RouteName[]).filter(
  (name) => table[name].method !== 'GET' && table[name].access.who !== 'public',
);
const AT_ONCE: Partial<Record<RouteName, string>> = {
  ...Object.fromEntries(
    writes.flatMap((name) => UNDER.filter(([path]) => table[name].path.startsWith(path)).map(([, why]) => [name, why])),
  ),
  ...NAMED,
};
const texts = import.meta.glob<string>('../../{app,features,platform}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.entries(texts)
  .filter(([file]) => !/\.test\./.test(file))
  .map(([file, text]) => ({ file: file.replace(/^(\.\.\/)+/, ''), text }));
const callersOf = (how: 'call' | 'callOnce', name: string) =>
  sources.filter(({ text }) => text.includes(`${how}('${name}'`)).map(({ file }) => file);

test('the files are looked at', () => expect(sources.length).toBeGreaterThan(300));

test('each write of a member is kept in the outbox, or says why not', () => {
  expect(writes.length).toBeGreaterThan(40);
  const decided = [...KEPT, ...(Object.keys(AT_ONCE) as RouteName[])];
  expect(
    writes.filter((name) => !decided.includes(name)),
    'add a line to each-write.test.ts for',
  ).toEqual([]);
  expect(
    decided.filter((name) => !writes.includes(name)),
    'not in the table any more',
  ).toEqual([]);
  expect(KEPT.filter((name) => name in AT_ONCE)).toEqual([]);
});

describe('kept', () => {
  test.each(KEPT)('%s goes through the outbox', (name) => {
    expect(mayBeKept(name)).toBe(true);
    expect(callersOf('callOnce', name).length).toBeGreaterThan(0);
    expect(callersOf('call', name).filter((file) => !(file in ELSEWHERE_AT_ONCE))).toEqual([]);
  });
});

describe('at once', () => {
  test.each(Object.keys(AT_ONCE) as RouteName[])('%s is never left waiting', (name) =>
    expect(callersOf('callOnce', name).filter(() => mayBeKept(name))).toEqual([]),
  );
});

test('the exceptions are still some', () => {
  for (const file of Object.keys(ELSEWHERE_AT_ONCE))
    expect(
      KEPT.some((name) => callersOf('call', name).includes(file)),
      file,
    ).toBe(true);
});
