import { describe, expect, expectTypeOf, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { addressOf } from './address.ts';
import type { Route } from './kit/route.ts';
import { callsIn, get, isDrawnLive, pageCalls, type PageCall, type PageDataOf } from './page-data.ts';
import type { ScreenTable } from './screen-paths.ts';
import { screenAt, screens, type ScreenName } from './screens.ts';
import { table } from './table.ts';

const MEMBER = { today: localDate('2026-11-21'), month: '2026-11', timeZone: 'Europe/Berlin' };
const AN_ID = '0b5f7c1e-6f0c-4b7e-9a52-1d2f3a4b5c6d';
const none = new Map<string, string>() as unknown as { get(name: string): string | null };

function callsOf(name: ScreenName, ageGroup: 'teen' | 'adult' | null = 'adult'): PageCall[] {
  // A page of one thing is asked for by that thing's id; a piece of the library, a guide and a meal have seven letters.
  const at = screenAt(
    screens[name].path
      .replace(/:(piece|guide|meal)\b/, 'a1b2c3d')
      .replace(':week', '1')
      .replace(/:\w+/g, AN_ID),
  );
  const { atOnce, onceKnown } = pageCalls({ at, search: none, ageGroup });
  return [...atOnce, ...onceKnown(MEMBER)];
}
const addresses = (calls: readonly PageCall[]) => calls.map((call) => addressOf(table[call.name].path, call));

describe('every call of every page', () => {
  const all = (Object.keys(screens) as ScreenName[]).flatMap((name) =>
    callsOf(name).map((call) => [name, call] as const),
  );

  test('there are pages that begin with some', () => expect(all.length).toBeGreaterThan(30));

  test.each(all)('of %s is a GET that takes what it brings: %o', (_, call) => {
    const route: Route = table[call.name];
    expect(route.method).toBe('GET');
    expect(route.params?.safeParse(call.params).success ?? call.params === undefined).toBe(true);
    expect(route.query?.safeParse(call.query).success ?? call.query === undefined).toBe(true);
    expect(call.age ?? 'any').toBe(route.access.age);
    expect(call.plan ?? 'any').toBe(route.access.plan);
  });

  test('stands once in its page', () => {
    for (const name of Object.keys(screens) as ScreenName[])
      expect(new Set(addresses(callsOf(name))).size).toBe(callsOf(name).length);
  });
});

test('a call is checked by the compiler against its route', () => {
  expect(get('getMonth', { query: { month: '2026-11' } })).toEqual({ name: 'getMonth', query: { month: '2026-11' } });
  // @ts-expect-error a month needs its month
  get('getMonth');
  // @ts-expect-error it takes no query
  get('getCycleView', { query: {} });
  // @ts-expect-error only adults have reminders, and the page has to say so
  get('getReminders');
  // @ts-expect-error it is no GET
  get('putDayLog', { body: {} });
});

test('what waits for the member is named once she is known', () => {
  const { atOnce } = pageCalls({ at: screenAt('/tracker'), search: none, ageGroup: 'adult' });
  expect(addresses(atOnce)).toEqual(['/api/cycle-view', '/api/cycles', '/api/log-lists']);
  expect(addresses(callsOf('tracker'))).toContain('/api/day-logs?month=2026-11');
  expect(addresses(callsOf('moonCalendar'))).toContain('/api/moon?month=2026-11&zone=Europe%2FBerlin');
  expect(addresses(callsOf('report'))).toEqual(['/api/report?from=2025-11-21&to=2026-11-21&kind=one']);
});

test('a teen is asked for nothing that is not hers', () => {
  expect(callsOf('enhancedOnboarding', 'adult').map(({ name }) => name)).toEqual(['getCycleView', 'getReminders']);
  expect(callsOf('enhancedOnboarding', 'teen').map(({ name }) => name)).toEqual(['getCycleView']);
  expect(callsOf('subscription', 'adult')).not.toEqual([]);
  expect(callsOf('subscription', 'teen')).toEqual([]);
  expect(callsOf('subscriptionManagement', 'teen')).toEqual([]);
});

test.each([
  [undefined, {}],
  ['2', { version: '2' }],
  ['0', {}],
  ['1000', {}],
  ['two', {}],
  ['../1', {}],
])('a legal document in version %j', (version, query) => {
  const search = { get: (name: string) => (name === 'version' ? (version ?? null) : null) };
  expect(pageCalls({ at: screenAt('/privacy'), search, ageGroup: null }).atOnce).toEqual([
    { name: 'getLegalDocument', params: { document: 'privacy' }, query },
  ]);
});

test('a page that does not exist, or begins with nothing, has no calls', () => {
  expect(pageCalls({ at: null, search: none, ageGroup: 'adult' }).atOnce).toEqual([]);
  expect(callsOf('gallery')).toEqual([]);
});

test('what is drawn ahead for visitors says nothing of the moment', () => {
  const visitors = (Object.keys(screens) as ScreenName[]).filter((name) => screens[name].signedOut);
  expect(visitors.filter(isDrawnLive)).toEqual(['privacyProof', 'privacy', 'termsOfUse', 'legalDisclaimer']);
});

describe('screens with parameters', () => {
  const fixture = {
    communityPost: { path: '/community/:post', search: [] },
    wisdom: { path: '/wisdom', search: ['category'] },
  } as const satisfies ScreenTable;
  const data: PageDataOf<typeof fixture> = {
    communityPost: ({ params }) => [
      get('getJournalEntry', { params: { id: params.post } }),
      { ...get('getReminders', { age: 'adult' }), later: true },
    ],
    wisdom: ({ search: { category } }) => [
      get('getJournalEntries', { query: { month: category } }),
      ({ month }) => get('getMonth', { query: { month } }),
    ],
  };
  const callsAt = (at: Parameters<typeof callsIn<typeof fixture>>[1]['at'], text = '') =>
    callsIn(
      { data, table: fixture },
      { at, search: { get: (name) => (name === 'category' ? text || null : null) }, ageGroup: 'teen' },
    );

  test('give them to their calls', () => {
    expect(addresses(callsAt({ name: 'communityPost', params: { post: 'a/b' } }).atOnce)).toEqual([
      '/api/journal-entries/a%2Fb',
    ]);
    const wisdom = callsAt({ name: 'wisdom', params: {} }, '2026-11');
    expect(addresses(wisdom.atOnce)).toEqual(['/api/journal-entries?month=2026-11']);
    expect(addresses(wisdom.onceKnown(MEMBER))).toEqual(['/api/day-logs?month=2026-11']);
    expect(addresses(callsAt({ name: 'wisdom', params: {} }).atOnce)).toEqual(['/api/journal-entries']);
  });

  test('have the types of what they declare', () => {
    type At<Name extends keyof typeof fixture> = Parameters<NonNullable<PageDataOf<typeof fixture>[Name]>>[0];
    expectTypeOf<At<'communityPost'>['params']>().toEqualTypeOf<{ readonly post: string }>();
    expectTypeOf<At<'wisdom'>['search']>().toEqualTypeOf<{ readonly category?: string | undefined }>();
    expect(Object.keys(data)).toEqual(Object.keys(fixture));
  });
});
