import { screens, type ScreenName } from '#contract/screens.ts';
import { atRest } from '../harness/barriers.ts';
import { signInAs } from '../harness/people.ts';
import { countRequests, quiet } from '../harness/requests.ts';
import { expect, otherBrowser, test } from '../harness/watch.ts';
import { tooWide } from '../harness/width.ts';

/** The narrowest window, as phones zoom it. */
const NARROW = {
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} as const;
const all = (Object.keys(screens) as ScreenName[]).filter((name) => name !== 'gallery');
const visitors = all
  .filter((name) => screens[name].signedOut && !['login', 'simpleAuth'].includes(name))
  .map((name) => screens[name].path);
const members = all
  .filter((name) => !screens[name].signedOut || name === 'customizeJourney')
  .map((name) => screens[name].path);

// Letters of the browser's own setting: every length in rem and every question about the window's width follows them,
// as with the member.
for (const [who, as, paths] of [
  ['a visitor', null, [...visitors, '/measures']],
  ['a member', 'adult', members],
] as const)
  test(`letters twice as large in the narrowest window fit on every page of ${who}`, async ({ playwright }) => {
    test.setTimeout(90_000);
    const { launchOptions } = test.info().project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    const page = await otherBrowser(browser, NARROW);
    countRequests(page);
    if (as) await signInAs(page, as);
    for (const path of paths) {
      await page.goto(path);
      // What comes late is laid out late: a page that fits in the end fits, and one that has not all of its data does
      // not tell yet.
      await atRest(page);
      await quiet(page);
      await atRest(page);
      await expect
        .configure({ soft: true })
        .poll(() => tooWide(page), path)
        .toEqual([]);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await browser.close();
  });
