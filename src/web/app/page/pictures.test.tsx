import 'fake-indexeddb/auto';
import type { ComponentType } from 'react';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import type { PageAnswers } from '#contract/first-data.ts';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import type { LegalName, LegalReply } from '#contract/legal/legal.schemas.ts';
import { legalInput } from '#contract/page-data.ts';
import { screens, type ScreenName } from '#contract/screens.ts';
import { countShares, type Archetype } from '#domain/archetype/archetype.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { AwayScreen } from '#web/app/offline/away-screen.tsx';
import { NothingHere } from '#web/app/offline/nothing-here.tsx';
import { loadScreen } from '#web/app/routes/routes.tsx';
import { LockedScreen } from '#web/app/signing-out/locked-screen.tsx';
import { ALL_WINDOWS } from '#web/ui/drawings/windows/all-windows.ts';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';

type WindowName = keyof typeof ALL_WINDOWS;
/** What shows a picture of its own kind, or has none yet, and why. */
type Other = { readonly instead: string };

/** Every page there is, and the window it stands on. A new page does not compile until it has a line here. */
const PAGES: Readonly<Record<ScreenName | 'notFound', WindowName | readonly WindowName[] | Other>> = {
  verifyEmail: 'envelope',
  forgotPassword: 'hungKey',
  resetPassword: 'hungKey',
  subscriptionSuccess: 'hungKey',
  subscriptionCancelled: 'hearthDoor',
  notFound: 'mistyPath',
  privacy: 'leafShield',
  termsOfUse: 'stoneCircle',
  legalDisclaimer: 'warmBottle',
  archetypeQuiz: ['embers', 'kindling', 'hungLantern', 'laidTable', 'lanternBoat'],
  community: { instead: 'a room with a fire' },
  communityPost: { instead: 'the arc of its answers' },
  moderation: 'blanketTent',
  adminOverview: { instead: 'arches of the last thirty days' },
  adminShop: { instead: 'orders on their way, and the things on their planks' },
  feedback: 'envelope',
  adminFeedback: 'candles',
  adminHouse: { instead: 'a list of announcements' },
  adminUsers: { instead: 'a list of accounts' },
  adminUsersToo: { instead: 'a list of accounts' },
  adminMeditations: { instead: 'the list of the shelf' },
  adminMeditationsToo: { instead: 'the list of the shelf' },
  teacherApplication: 'openGate',
  teacherProfileSetup: 'hearthDoor',
  teacherDashboard: 'bellAndCushion',
  adminTeachers: 'openGate',
  teacher: { instead: 'the teacher’s portrait' },
  teenCircle: { instead: 'a room with a fire' },
  teenPost: { instead: 'the arc of its answers' },
  meditations: { instead: 'a door for each meditation' },
  meditation: { instead: 'its cover' },
  wellness: { instead: 'a drawn position for each sequence' },
  sequence: { instead: 'its drawn positions' },
  course: { instead: 'an arch for each lesson' },
  shop: { instead: 'products on their planks' },
  shopProduct: ['mistyPath'],
  shopCart: { instead: 'a list beside the shelves' },
  shopCheckout: { instead: 'a form' },
  shopOrders: { instead: 'small pictures of what was ordered' },
  shopOrder: ['mistyPath'],
  shopReceipt: { instead: 'a sheet of paper' },
  wisdom: { instead: 'the picture of what suits her' },
  wisdomPiece: { instead: 'its picture' },
  meals: { instead: 'the laid table, and a course drawn for each meal' },
  meal: { instead: 'the laid table' },
  mealTracker: { instead: 'a drop, a leaf, a seed and an ear that fill' },
  wombHealth: { instead: 'the windows of her guides' },
  wombHealthGuide: { instead: 'its picture' },
  appointment: { instead: 'a sheet of paper for a doctor' },
  healthGuide: { instead: 'the picture of her week' },
  healthGuideWeek: { instead: 'the picture of the week' },
  healthGuideKeepsake: { instead: 'what she did, on paper' },
  rewards: 'pebbleBasket',
  referrals: { instead: 'candles, one for each who came' },
  referralDashboard: { instead: 'candles, one for each who came' },
  referralCard: { instead: 'a card with a code' },
  adminPayouts: { instead: 'lists of sums' },
  communityEvents: { instead: 'the moon of the coming weeks' },
  ratings: 'rainyRoof',
  ratingPattern: 'tidePath',
  ambientSounds: { instead: 'the night landscape' },
  dailyQuiz: 'jarShelf',
  journal: ['openPage', 'emptyNest'],
  profileSettings: 'lanternPath',
  privacySettings: 'leafShield',
  home: { instead: 'the wheel' },
  tracker: { instead: 'the wheel' },
  moonCalendar: { instead: 'the moon of today' },
  lunarCalendar: { instead: 'the moon of today' },
  insights: { instead: 'charts' },
  report: { instead: 'a sheet of paper for a doctor' },
  downloads: { instead: 'a small window for each thing of hers' },
  moonYear: { instead: 'a year of moons, on paper' },
  guideWorkbook: { instead: 'twelve weeks, on paper' },
  dailyFlow: { instead: 'the breathing arch' },
  subscription: 'hearthDoor',
  subscriptionManagement: 'hungKey',
  auth: { instead: 'the landing scene' },
  login: { instead: 'the landing scene' },
  simpleAuth: { instead: 'the landing scene' },
  signup: 'openGate',
  customizeJourney: 'seed',
  progressiveOnboarding: { instead: 'what is missing, asked one by one' },
  onboarding: { instead: 'steps of a form' },
  enhancedOnboarding: { instead: 'steps of a form' },
  signInStep: { instead: 'a step of the sign-in' },
  helpNow: 'lighthouse',
  privacyProof: 'leafShield',
  gallery: { instead: 'every drawing there is' },
};

const day = localDate('2026-11-21');
const LEGAL = ['privacy', 'termsOfUse', 'legalDisclaimer'] as const;
const legal = (document: LegalName): LegalReply => ({
  document: { document, version: 1, date: day, title: 'A title', lead: 'A lead.', sections: [] },
  versions: [{ version: 1, date: day }],
  operator: { name: null, address: [], email: null },
  stored: [],
  processors: [],
});
const journal: JournalReply = {
  items: [],
  next: null,
  total: 0,
  today: {
    date: day,
    moon: { phase: 'waxing_gibbous', illuminated: 0.88, waxing: true },
    cycle: { day: 18, phase: 'reflect' },
  },
};
const archetypes: ArchetypeReply = {
  today: day,
  questions: [{ id: 'one', ask: 'What?', answers: ['a', 'b', 'c', 'd', 'e'] }],
  answers: {},
  mirrors: [],
  pages: [],
  againOn: null,
};

// What a screen still fetches when its test is over would be looked for after the file's own world is gone.
afterEach(async () => {
  cleanup();
  await vi.dynamicImportSettled();
});

function pathsOf(drawing: Drawing): string[] {
  return drawing.flatMap((piece) => {
    if (piece.tag === 'g') return pathsOf(piece.pieces);
    return piece.tag === 'path' ? [piece.d] : [];
  });
}

const ALL_PATHS = Object.values(ALL_WINDOWS).flatMap(({ drawing }) => [...new Set(pathsOf(drawing))]);

/** What a window draws that no other does. */
function traitOf(drawing: Drawing): string | undefined {
  return pathsOf(drawing).find((path) => ALL_PATHS.filter((other) => other === path).length === 1);
}

function showsOf(container: HTMLElement): string[] {
  const drawn = [...container.querySelectorAll('svg[viewBox="0 0 240 320"] path')].map((path) =>
    path.getAttribute('d'),
  );
  return Object.entries(ALL_WINDOWS)
    .filter(([, { drawing }]) => drawn.some((path) => path === traitOf(drawing)))
    .map(([name]) => name);
}

async function open(name: ScreenName | 'notFound', api: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({
    getJournalEntries: () => journal,
    getArchetypeQuiz: () => archetypes,
    getProduct: () => new FakeRefusal('not_found'),
    getOrder: () => new FakeRefusal('not_found'),
    ...api,
  });
  const Screen = (await loadScreen(name)) as ComponentType;
  const path = name === 'notFound' ? '/no-such-page' : screens[name].path;
  const at = name === 'resetPassword' ? `${path}#token` : path;
  const visitor = name === 'notFound' || screens[name].signedOut;
  const answers = Object.assign(
    {},
    ...LEGAL.map((document) => answered('getLegalDocument', legal(document), legalInput(document, {}))),
  ) as PageAnswers;
  return renderScreen(<Screen />, { at, data: visitor ? { answers } : { user: sampleUser(), today: day } });
}

test('every window draws something that no other does', () => {
  for (const [name, { drawing }] of Object.entries(ALL_WINDOWS)) expect(traitOf(drawing), name).toBeTruthy();
});

describe('the page and its window', () => {
  const pictured = Object.entries(PAGES).flatMap(([page, shows]) =>
    typeof shows === 'object' && 'instead' in shows ? [] : [[page, [shows].flat()] as const],
  );
  test.each(pictured)('%s stands on %j', async (page, shows) => {
    const { container, screen } = await open(page as ScreenName);
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByRole('heading');
    await expect.poll(() => showsOf(container)).toEqual([...shows].toSorted(byPlace));
    // Beside words that say it all: nothing to hear.
    for (const svg of container.querySelectorAll('svg[viewBox="0 0 240 320"]'))
      expect(svg.getAttribute('aria-hidden')).toBe('true');
  });
});

const PLACES = Object.keys(ALL_WINDOWS);
function byPlace(one: string, other: string): number {
  return PLACES.indexOf(one) - PLACES.indexOf(other);
}

test.each([
  ['a page that needs a connection', <AwayScreen key="away" />],
  ['a device that keeps nothing', <NothingHere key="nothing" />],
  ['a device that was signed out', <LockedScreen key="locked" again={async () => undefined} />],
])('%s stands on the lighthouse', (_, page) => {
  expect(showsOf(renderScreen(page).container)).toEqual(['lighthouse']);
});

test('a mirror stands on what the answers lean to, and where two stand level on both', async () => {
  const mirrorOf = (leans: readonly Archetype[]) => ({
    getArchetypeQuiz: (): ArchetypeReply => ({
      ...archetypes,
      questions: [],
      mirrors: [{ on: day, shares: countShares(leans) }],
    }),
  });
  const one = await open('archetypeQuiz', mirrorOf(['tide', 'tide', 'ember']));
  await one.screen.findByText(/^Your mirror, /);
  expect(showsOf(one.container)).toEqual(['lanternBoat']);
  cleanup();
  const two = await open('archetypeQuiz', mirrorOf(['tide', 'ember', 'ember', 'tide']));
  await two.screen.findByText(/^Your mirror, /);
  expect(showsOf(two.container)).toEqual(['embers', 'lanternBoat']);
});
