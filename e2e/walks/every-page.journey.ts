import type { Page } from '@playwright/test';
import { isAboutPaying, isForAdmins, isForAdults, screens, type ScreenName } from '#contract/screens.ts';
import { judgeBothWindows, judgeTwoLooks } from '../harness/barriers.ts';
import { signInAs, type DemoKey } from '../harness/people.ts';
import { expect, otherBrowser, PHONE, test } from '../harness/watch.ts';
import { overBudget } from './budget/over-budget.ts';
import { unknownAt } from './differing.ts';
import { addressOf } from './address-of.ts';
import { countInPage, countRefusals, faultsOf } from './faults.ts';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } });

const NARROW = { width: 320, height: 640 };
/** Before a release, and for a new page: EVERY_LOOK=true judges by day and by night in both windows. */
const EVERY_LOOK = process.env['EVERY_LOOK'] === 'true';
/** A page on the way of somebody, and whether barriers are looked for. */
type Stop = { readonly path: string; readonly isJudged: boolean };
type Way = { readonly who: string; readonly as: DemoKey | null; readonly stops: readonly Stop[] };

// Whoever looks after the rooms has a page of her own, and so has a teacher: they are walked as them.
const STAFFS = [
  'moderation',
  'teacherProfileSetup',
  'teacherDashboard',
  'adminHouse',
  'adminUsers',
  'adminMeditations',
  'adminTeachers',
  'adminOverview',
  'adminShop',
  'adminFeedback',
  'adminPayouts',
] as const satisfies readonly ScreenName[];
// A course is there once three recordings are public: no demo brings sound. An order and what was bought are whose
// bought it: e2e/shop looks at those.
const BOUGHT = ['shopOrder', 'shopReceipt', 'moonYear', 'guideWorkbook'] as const satisfies readonly ScreenName[];
const APART: readonly ScreenName[] = ['gallery', 'course', ...BOUGHT, ...STAFFS];
const all = (Object.keys(screens) as ScreenName[]).filter((name) => !APART.includes(name) && !isForAdmins(name));
const hers = all.filter((name) => !screens[name].signedOut || name === 'customizeJourney');
const WITH_QUERY = [
  '/auth?mode=start',
  `/customize-journey?goals=${encodeURIComponent('["balance hormones naturally","create healing rituals"]')}`,
];
// What a signed-in member is led on from is a visitor's, and what is not a visitor's leads the member to the sign-in
// page: each page is walked by whom it is for.
const visitors = all
  .filter((name) => screens[name].signedOut)
  .map((name) => ({ path: screens[name].path, isJudged: !['login', 'simpleAuth'].includes(name) }));
const members = [...hers, ...STAFFS].map((name) => ({
  path: screens[name].path,
  isJudged: screens[name].chrome,
}));

/** Whoever has the most on a page walks it. */
const WAYS: readonly Way[] = [
  {
    who: 'an adult',
    as: 'adult',
    stops: members.filter(({ path }) => ![...STAFFS, 'teenPost' as const].some((name) => path === screens[name].path)),
  },
  { who: 'a visitor', as: null, stops: [...visitors, ...WITH_QUERY.map((path) => ({ path, isJudged: true }))] },
];
/**
 * Others walk what is on no page of the member's, nor of those before them: they differ by stage of life, by age and by
 * plan.
 */
const adults = hers.filter((name) => name !== 'teenPost');
const OTHERS = [
  {
    who: 'a woman on the energy journey',
    as: 'admin',
    names: [
      ...adults,
      'moderation',
      'adminHouse',
      'adminUsers',
      'adminMeditations',
      'adminTeachers',
      'adminOverview',
      'adminShop',
      'adminFeedback',
      'adminPayouts',
    ],
  },
  { who: 'a teacher', as: 'teacher', names: ['teacherProfileSetup', 'teacherDashboard'] },
  { who: 'a teen', as: 'teen', names: hers.filter((name) => !isForAdults(name)) },
  { who: 'a woman whose trial has ended', as: 'lapsed', names: adults },
] as const;

/**
 * In parts of about the same length, for the longest test bounds the run: what is judged is dear, so it is dealt out in
 * turn.
 */
function partsOf(stops: readonly Stop[], most: number): Stop[][] {
  const count = Math.ceil(stops.filter(({ isJudged }) => isJudged).length / most) || 1;
  return Array.from({ length: count }, (_, part) => stops.filter((_, at) => at % count === part));
}

/**
 * Walks the pages as who is signed in there: each by day and by night, on the phone, on the desk and in the narrowest
 * window. Every second page is judged by night where its neighbors are judged by day.
 */
async function walk(
  page: Page,
  { stops, complaints }: { stops: readonly Stop[]; complaints: string[] },
): Promise<void> {
  const refusals = countRefusals(page);
  await countInPage(page);
  const known = new Map<string, boolean>();
  for (const [at, { path, isJudged }] of stops.entries()) {
    // With motion and without it: whoever wants none meets the same page, and half of the walk costs far less.
    for (const [size, reducedMotion] of [
      [PHONE.viewport, 'no-preference'],
      [NARROW, 'reduce'],
    ] as const) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion });
      await page.setViewportSize(size);
      await page.goto(await addressOf(page.request, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const faults = await faultsOf(page, known);
      expect.soft(faults, `${path} at ${size.width}: ${faults.join('; ')}`).toEqual([]);
    }
    if (!isJudged) continue;
    // What moves would be measured on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await (EVERY_LOOK
      ? judgeBothWindows(page, { also: overBudget })
      : judgeTwoLooks(page, { also: overBudget, isOther: at % 2 === 1 }));
  }
  expect(refusals).toEqual([]);
  expect(complaints).toEqual([]);
}

for (const { who, as, stops } of WAYS) {
  for (const [part, some] of partsOf(stops, 10).entries()) {
    test(`every page is silent, still, narrow enough and without a barrier for ${who}, ${part + 1}`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(180_000);
      if (as) await signInAs(page, as);
      await walk(page, { stops: some, complaints });
    });
  }
}

for (const [at, { who, as, names }] of OTHERS.entries()) {
  test(`what ${who} alone finds is silent, still, narrow enough and without a barrier`, async ({
    page,
    browser,
    complaints,
  }) => {
    test.setTimeout(180_000);
    await signInAs(page, as);
    const known = new Set<string>();
    for (const before of ['adult', ...OTHERS.slice(0, at).map((other) => other.as)] as const) {
      const other = await otherBrowser(browser);
      await signInAs(other, before);
      await unknownAt(other.request, { paths: hers.map((name) => screens[name].path), known });
      await other.context().close();
    }
    const paths = await unknownAt(page.request, { paths: names.map((name) => screens[name].path), known });
    expect(paths.length).toBeGreaterThan(0);
    await walk(page, { stops: members.filter(({ path }) => paths.includes(path)), complaints });
  });
}

test('what is for adults is not there for a teen, and says so without a barrier; the circle leads her to her own', async ({
  page,
}) => {
  await signInAs(page, 'teen');
  const [first, ...others] = all.filter(isAboutPaying).map((name) => screens[name].path);
  for (const path of others) expect((await page.request.get(path)).status(), path).toBe(404);
  expect((await page.request.get(screens.communityEvents.path)).status()).toBe(404);
  for (const path of [screens.community.path, await addressOf(page.request, screens.communityPost.path)]) {
    await page.goto(path);
    await expect(page).toHaveURL(screens.teenCircle.path);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await page.goto(first ?? ''))?.status()).toBe(404);
  await judgeBothWindows(page);
});
