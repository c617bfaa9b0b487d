import { isForAdults, screens, type ScreenName } from '#contract/screens.ts';
import { judgeBothWindows } from '../house/barriers.ts';
import { signInAs, type DemoKey } from '../house/people.ts';
import { expect, PHONE, test } from '../house/watch.ts';
import { countInPage, countRefusals, faultsOf } from './faults.ts';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } });

const NARROW = { width: 320, height: 640 };
/** A page on the way of somebody: in the narrow window it loads once more, or is narrowed round it; and whether barriers are looked for. */
type Stop = { readonly path: string; readonly loadsNarrow: boolean; readonly isJudged: boolean };
type Way = { readonly who: string; readonly as: DemoKey | null; readonly stops: readonly Stop[] };

const all = (Object.keys(screens) as ScreenName[]).filter((name) => name !== 'gallery');
const hers = all.filter((name) => !screens[name].signedOut || name === 'customizeJourney');
const WITH_QUERY = [
  '/auth?mode=start',
  `/customize-journey?goals=${encodeURIComponent('["balance hormones naturally","create healing rituals"]')}`,
];
// What is not hers to see leads a visitor to the sign-in page, and two more addresses show that too.
const visitors = all.map((name) => ({
  path: screens[name].path,
  loadsNarrow: screens[name].signedOut,
  isJudged: screens[name].signedOut && !['login', 'simpleAuth'].includes(name),
}));
const members = (names: readonly ScreenName[], { loadsNarrow = false, isJudged = true } = {}) =>
  names.map((name) => ({ path: screens[name].path, loadsNarrow, isJudged: isJudged && screens[name].chrome }));

const WAYS: readonly Way[] = [
  { who: 'an adult', as: 'adult', stops: members(all, { loadsNarrow: true }) },
  {
    who: 'a visitor',
    as: null,
    stops: [...visitors, ...WITH_QUERY.map((path) => ({ path, loadsNarrow: false, isJudged: true }))],
  },
  { who: 'a woman on the energy journey', as: 'admin', stops: members(hers) },
  { who: 'a teen', as: 'teen', stops: members(hers.filter((name) => !isForAdults(name))) },
  { who: 'a woman whose trial has ended', as: 'lapsed', stops: members(hers, { isJudged: false }) },
];

/** In parts of about the same length, for the longest test bounds the run: what is judged is dear, so it is dealt out in turn. */
function partsOf(stops: readonly Stop[], most: number): Stop[][] {
  const count = Math.ceil(stops.filter(({ isJudged }) => isJudged).length / most) || 1;
  return Array.from({ length: count }, (_, part) => stops.filter((_, at) => at % count === part));
}

for (const { who, as, stops } of WAYS) {
  for (const [part, some] of partsOf(stops, 10).entries()) {
    test(`every page is silent, still, narrow enough and without a barrier for ${who}, ${part + 1}`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(180_000);
      const refusals = countRefusals(page);
      await countInPage(page);
      if (as) await signInAs(page, as);
      const known = new Map<string, boolean>();
      for (const { path, loadsNarrow, isJudged } of some) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        for (const size of [PHONE.viewport, NARROW]) {
          await page.setViewportSize(size);
          if (size === PHONE.viewport || loadsNarrow) await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          expect.soft(await faultsOf(page, known), `${path} at ${size.width}`).toEqual([]);
        }
        if (!isJudged) continue;
        // What moves would be measured on its way.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await judgeBothWindows(page);
      }
      expect(refusals).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

test('what is for adults is not there for a teen, and says so without a barrier', async ({ page }) => {
  await signInAs(page, 'teen');
  const [first, ...others] = all.filter((name) => isForAdults(name)).map((name) => screens[name].path);
  for (const path of others) expect((await page.request.get(path)).status(), path).toBe(404);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await page.goto(first ?? ''))?.status()).toBe(404);
  await judgeBothWindows(page);
});
