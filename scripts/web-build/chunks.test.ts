import { describe, expect, test } from 'vitest';
import { chunkOf, type Seen } from './chunks.ts';

const ENTRY = '/p/src/web/app/entry.tsx';
const CHROME = '/p/src/web/app/chrome/chrome.tsx';
const QUERIES = '/p/src/web/app/queries.tsx';
const screen = (name: string) => `/p/src/web/features/${name}/${name}-screen.tsx`;
const DIALOG = '/p/src/web/features/home/phase-dialog.tsx';
const LATER = '/p/src/web/features/home/home-later.tsx';
const PART = '/p/src/web/ui/part.tsx';
const ICON = '/p/node_modules/lucide-react/dist/esm/icons/x.mjs';

/** A part imported by some roots: the entry, and files that are fetched by themselves. */
function chunkOfPart(roots: readonly string[], part = PART): string | null {
  const seen: Record<string, Seen> = { [part]: { importers: roots, dynamicImporters: [], isEntry: false } };
  for (const root of roots)
    seen[root] = { importers: [], dynamicImporters: root === ENTRY ? [] : [ENTRY], isEntry: root === ENTRY };
  return chunkOf(part, { getModuleInfo: (id) => seen[id] ?? null });
}

test.each<[string, string[], string | null]>([
  ['what the entry needs', [ENTRY, CHROME], 'shell'],
  ['what draws', ['/p/node_modules/react-dom/client.js'], 'shell'],
  ['the sign-in page alone', [screen('landing')], 'landing'],
  ['the sign-in page and another', [screen('landing'), screen('signup')], 'shell'],
  ['the query cache', [QUERIES, screen('home')], 'members'],
  ["home and a newcomer's page", [screen('home'), screen('signup')], 'members'],
  ['home alone', [screen('home')], 'members'],
  ['home and what it fetches later', [screen('home'), DIALOG], 'members'],
  ['home and the tracker', [screen('home'), screen('tracker')], 'members'],
  ['home and the moon calendar', [screen('home'), screen('moon')], 'members'],
  ['the tracker and the moon calendar', [screen('tracker'), screen('moon')], 'month'],
  ['what stands around the page', [CHROME], 'members'],
  ['the tracker alone', [screen('tracker')], 'tracker'],
  ['the tracker and what home fetches later', [screen('tracker'), DIALOG], 'month'],
  ['home and its late sections', [screen('home'), LATER], 'members'],
  ['late sections alone', [LATER], 'home-later'],
  ['late sections and what the same screen fetches later', [LATER, DIALOG], 'home-later'],
  ['late sections and the tracker', [LATER, screen('tracker')], 'month'],
  [
    'late sections and what another screen fetches later',
    [LATER, '/p/src/web/features/stage/stage-dialog.tsx'],
    'month',
  ],
  ["late sections and a newcomer's page", [LATER, screen('signup')], 'sections'],
  ['late sections and a page of the menu', [LATER, screen('journal')], 'sections'],
  ['home, its late sections and another page', [screen('home'), LATER, screen('journal')], 'members'],
  [
    "a part of the design system that the tracker and a newcomer's page show",
    [screen('tracker'), screen('signup')],
    'members',
  ],
  ['two pages of newcomers', [screen('signup'), screen('onboarding')], 'steps'],
  ['two pages of staff', [screen('admin'), screen('moderation')], 'staff'],
  [
    'two pages of teachers',
    ['/p/src/web/features/teacher/teacher-screen.tsx', '/p/src/web/features/teacher/teacher-dashboard-screen.tsx'],
    'teaching',
  ],
  ['a page of staff and another', [screen('admin'), screen('community')], 'steps'],
  ['what is fetched later only', [DIALOG], null],
  ['the gallery shares everything', [screen('gallery'), screen('landing')], 'landing'],
])('%s', (_, roots, chunk) => expect(chunkOfPart(roots)).toBe(chunk));

test('a small icon of the tracker does not become a file of its own', () =>
  expect(chunkOfPart([screen('tracker'), DIALOG], ICON)).toBe('month'));
test('what keeps drafts for the tracker and the journal is no file of its own', () =>
  expect(chunkOfPart([screen('tracker'), screen('journal')], '/p/src/web/platform/drafts/use-drafts.ts')).toBe(
    'sections',
  ));
test('another part of both is left to the bundler', () =>
  expect(chunkOfPart([screen('tracker'), screen('signup')], '/p/src/domain/log/rule.ts')).toBeNull());

test('what the query cache has for paged lists alone goes where pages are read, though every page imports the file that names it', () => {
  const [own, index, pages] = [
    '/p/node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
    '/p/node_modules/@tanstack/react-query/build/modern/index.js',
    '/p/src/web/platform/paging/pages.ts',
  ];
  const fetched = { importers: [], dynamicImporters: [ENTRY], isEntry: false };
  const seen: Record<string, Seen> = {
    [own]: { importers: [index], dynamicImporters: [], isEntry: false },
    [index]: { importers: [QUERIES, screen('home'), pages], dynamicImporters: [], isEntry: false },
    [pages]: { importers: [screen('journal')], dynamicImporters: [], isEntry: false },
    [QUERIES]: fetched,
    [screen('home')]: fetched,
    [screen('journal')]: fetched,
  };
  const graph = { getModuleInfo: (id: string) => seen[id] ?? null };
  expect(chunkOf(own, graph)).toBe('journal');
  expect(chunkOf(index, graph)).toBe('members');
});

test('the list of the sounds is apart from a page that shares it with what plays them', () =>
  expect(
    chunkOfPart([screen('ambient-sounds'), '/p/src/web/platform/sound/open-mix.ts'], '/p/src/domain/sound/sound.ts'),
  ).toBe('steps'));

test('what the shelf of meditations shares with the player is a file of its own', () => {
  const pages = ['meditations', 'meditation'].map((name) => `/p/src/web/features/meditation/${name}-screen.tsx`);
  expect(chunkOfPart(pages, '/p/src/web/features/meditation/listening.queries.ts')).toBe('listening');
  const away = '/p/src/web/app/offline/away-screen.tsx';
  expect(chunkOfPart([...pages, away], '/p/src/web/features/meditation/kept/kept-list.tsx')).toBe('listening');
  // What keeps things on a device is fetched by others too.
  expect(chunkOfPart([...pages, away], '/p/src/web/platform/offline/kept-store.ts')).toBeNull();
});

test('what the library shares with its pieces and with the meditations is a file of its own', () => {
  const reading = ['wisdom', 'wisdom-piece'].map((name) => `/p/src/web/features/wisdom/${name}-screen.tsx`);
  const listening = '/p/src/web/features/meditation/meditation-screen.tsx';
  expect(chunkOfPart(reading, '/p/src/web/features/wisdom/wisdom.queries.ts')).toBe('reading');
  expect(chunkOfPart([...reading, listening], '/p/src/web/platform/covers/cover.tsx')).toBe('reading');
});

test('what the pages of referrals share is a file of its own', () => {
  const pages = ['referrals', 'referral-dashboard'].map((name) => `/p/src/web/features/referral/${name}-screen.tsx`);
  expect(chunkOfPart(pages, '/p/src/web/features/referral/candles.tsx')).toBe('candles');
});

test('what the pages about food share is a file of its own', () => {
  const food = ['meals', 'meal', 'meal-tracker'].map((name) => `/p/src/web/features/meal/${name}-screen.tsx`);
  expect(chunkOfPart(food, '/p/src/web/features/meal/meal.queries.ts')).toBe('food');
});

describe('the covers of the meditations', () => {
  const drawn = '/p/src/web/platform/covers/drawn-cover.tsx';
  test('are one file, with what draws them', () => {
    const parts = ['/p/src/web/ui/drawings/covers/water/tide.ts', '/p/src/web/ui/drawings/covers/all-covers.ts', drawn];
    expect(parts.map((part) => chunkOfPart([drawn], part))).toEqual(['covers', 'covers', 'covers']);
  });

  test('of which a door needs nothing before they come', () =>
    expect(
      chunkOfPart(
        ['/p/src/web/features/meditation/meditations-screen.tsx', drawn],
        '/p/src/web/ui/drawings/covers/door-board.ts',
      ),
    ).toBe('meditations'));
});

describe('the arch windows', () => {
  const folder = '/p/src/web/ui/drawings/windows';
  test.each([
    ['their shared parts are one file', `${folder}/parts.ts`, [screen('verify'), screen('rewards')], 'windows'],
    ['also where home has one', `${folder}/window.module.css`, [screen('home'), CHROME], 'windows'],
    ['the drawing of one page goes with it', `${folder}/things/pebble-basket.ts`, [screen('rewards')], 'rewards'],
    [
      'that of two pages goes with the parts',
      `${folder}/things/envelope.ts`,
      [screen('verify'), screen('password')],
      'windows',
    ],
    ['home carries none in its own', `${folder}/places/hearth-door.ts`, [screen('home')], 'windows'],
  ])('%s', (_, id, roots, chunk) => expect(chunkOfPart(roots, id)).toBe(chunk));
});

test('what the pages of the shop share is one file, with their endpoints and what teaches them; its drawings go there from any page', () => {
  const both = [screen('shop'), '/p/src/web/features/shop-admin/admin-shop-screen.tsx'];
  for (const part of ['/p/src/web/platform/endpoints/shop-endpoints.ts', '\0virtual:endpoints/shop', PART])
    expect(chunkOfPart(both, part)).toBe('goods');
  const drawing = '/p/src/web/ui/drawings/products/all-products.ts';
  expect(chunkOfPart([screen('shop'), screen('rewards')], drawing)).toBe('goods');
});

test('what feedback calls stands beside what teaches it, in a file of its own: the outbox takes no page along', () => {
  const roots = [screen('feedback'), '/p/src/web/platform/outbox/here.ts'];
  for (const part of ['/p/src/web/platform/endpoints/feedback-endpoints.ts', '\0virtual:endpoints/feedback'])
    expect(chunkOfPart(roots, part)).toBe('feedback-endpoints');
});

test.each(['referral', 'trading', 'plan'])('what %s calls and what teaches it never part', (name) => {
  const roots = [screen('referrals'), screen('referral-dashboard')];
  const [taught, teaches] = [`\0virtual:endpoints/${name}`, `/p/src/web/platform/endpoints/${name}-endpoints.ts`];
  expect(chunkOfPart(roots, teaches)).toBe(chunkOfPart(roots, taught));
});
