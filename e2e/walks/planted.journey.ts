import type { Page } from '@playwright/test';
import { barriers } from '../harness/axe/axe.ts';
import { deadLinks } from '../harness/links.ts';
import { E2E } from '../harness/locations.ts';
import { DEMO_PASSWORD, demoEmail, signIn, signInAs } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';
import { tooWide } from '../harness/width.ts';
import { overBudget } from './budget/over-budget.ts';
import { unknownAt } from './differing.ts';
import { countInPage, countRefusals, faultsOf } from './faults.ts';

test.use(PHONE);

const BY_DAY = 'light';

/**
 * Puts a part into the page and tells what is said of it then; it is gone again afterwards. The policy refuses style
 * attributes, not this door.
 */
async function plant(
  page: Page,
  { markup, style = {}, ask }: { markup: string; style?: Record<string, string>; ask: () => Promise<string[]> },
): Promise<string> {
  await page.evaluate(
    ({ tag, text, style }) => {
      const part = Object.assign(document.createElement(tag ?? ''), { id: 'planted', textContent: text ?? '' });
      if (part instanceof HTMLAnchorElement) part.href = '/terms-of-use';
      Object.assign(part.style, style);
      document.querySelector('main')?.prepend(part);
    },
    { tag: markup.split(' ')[0], text: markup.split(' ').slice(1).join(' '), style },
  );
  const found = await ask();
  await page.evaluate(() => document.getElementById('planted')?.remove());
  return found.join('\n');
}

test('each barrier is found on a page that was judged before: a colour by day or by night, on another ground, a name that is missing, a small target, a covered one', async ({
  page,
}) => {
  await signInAs(page, 'adult');
  await page.goto('/rewards');
  for (const scheme of ['dark', BY_DAY] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (let twice = 0; twice < 2; twice += 1) await expect.poll(() => barriers(page, scheme)).toEqual([]);
  }
  const ask = () => barriers(page, BY_DAY);
  expect(await plant(page, { markup: 'p Pale words', style: { color: '#bbb', background: '#fff' }, ask })).toContain(
    'color-contrast: #planted',
  );
  expect(await plant(page, { markup: 'p Words of the page', style: { backgroundColor: '#555' }, ask })).toContain(
    'color-contrast: #planted',
  );
  expect(await plant(page, { markup: 'button', style: { width: '44px', height: '44px' }, ask })).toContain(
    'button-name: #planted',
  );
  expect(await plant(page, { markup: 'a', ask })).toContain('link-name: #planted');
  const small = {
    position: 'fixed',
    zIndex: '9999',
    width: '10px',
    height: '10px',
    padding: '0',
    minWidth: '0',
    minHeight: '0',
    overflow: 'hidden',
    color: '#000',
    backgroundColor: '#fff',
  };
  expect(
    await plant(page, {
      markup: 'button A',
      style: { ...small, top: '30px', left: '30px' },
      ask: () => besideEachOther(page, ask),
    }),
  ).toContain('target-size');
  expect(
    await plant(page, {
      markup: 'button A',
      style: { ...small, width: '50px', height: '44px', top: '30px', left: '30px' },
      ask: () => besideEachOther(page, ask),
    }),
  ).toContain('target-size: #planted');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(
    await plant(page, {
      markup: 'p Dark words',
      style: { color: '#333', backgroundColor: '#000' },
      ask: () => barriers(page, 'dark'),
    }),
  ).toContain('color-contrast: #planted');
  expect(await barriers(page, 'dark')).toEqual([]);
});

/** A second target close to the planted one, or over it: alone, with room around it, a small one may stand (2.5.8). */
async function besideEachOther(page: Page, ask: () => Promise<string[]>): Promise<string[]> {
  await page.evaluate(() => {
    const first = document.getElementById('planted');
    const second = first?.cloneNode(true) as HTMLElement;
    Object.assign(second, { id: 'beside' }).style.left = '41px';
    first?.after(second);
  });
  const found = await ask();
  await page.evaluate(() => document.getElementById('beside')?.remove());
  return found;
}

test('each fault of a page is found: it moves, asks elsewhere, juts out though its frame cuts it off, has a form, a style, another title', async ({
  page,
  complaints,
}) => {
  const refusals = countRefusals(page);
  await countInPage(page);
  await signInAs(page, 'adult');
  await page.goto('/rewards');
  const known = new Map<string, boolean>();
  expect(await faultsOf(page, known)).toEqual([]);
  const ask = () => faultsOf(page, known);
  expect(await plant(page, { markup: 'p planted', style: { width: '3000px' }, ask })).toMatch(/too wide: .*planted/);
  expect(await plant(page, { markup: 'form', ask })).toContain('1 forms');
  expect(await plant(page, { markup: 'p Pushes all down', style: { height: '400px' }, ask })).toMatch(/^moved by/);
  expect(await plant(page, { markup: 'p Styled', style: { color: 'red' }, ask })).toContain('1 styles');
  await page.evaluate(() => {
    document.title = 'Untitled';
    return fetch('https://elsewhere.invalid/').catch(() => null);
  });
  await expect
    .poll(async () => (await ask()).join('\n'))
    .toMatch(/refused by the policy: connect-src https:\/\/elsewhere\.invalid[\s\S]*is called Untitled/);
  expect((await page.request.get('/api/no-such')).status()).toBe(404);
  await page.evaluate(() => fetch('/api/no-such').then(({ status }) => status));
  expect(refusals.join('\n')).toContain('404 /api/no-such');
  expect(complaints.join('\n')).toContain('elsewhere.invalid');
  // What this test made.
  complaints.length = 0;
});

test('what is too wide is found on the desk too', async ({ page }) => {
  await signInAs(page, 'adult');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  expect(await tooWide(page)).toEqual([]);
  expect(await plant(page, { markup: 'p planted', style: { width: '3000px' }, ask: () => tooWide(page) })).toContain(
    'planted',
  );
});

test('a link that leads nowhere is found: to no page, to a page that is not hers, to a part that is not there', async ({
  page,
}) => {
  await signInAs(page, 'teen');
  await page.goto('/terms-of-use');
  expect(await deadLinks(page)).toEqual([]);
  await page.evaluate(() => {
    for (const path of ['/nowhere', '/subscription', '#nothing', '/privacy-proof#nothing', '/privacy-proof#map'])
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('a'), { href: path, textContent: path }));
  });
  expect((await deadLinks(page)).map((link) => link.replace(E2E.origin, ''))).toEqual([
    '/nowhere',
    '/subscription',
    '/terms-of-use#nothing',
    '/privacy-proof#nothing',
  ]);
});

test('what somebody finds and another does not is found by what the pages are made of, once, and what both have is not', async ({
  request,
}) => {
  await signIn({ request }, { email: demoEmail('adult'), password: DEMO_PASSWORD });
  const known = new Set<string>();
  const [home, rewards] = ['/', '/rewards'];
  expect(await unknownAt(request, { paths: [home, rewards], known })).toEqual([home, rewards]);
  expect(await unknownAt(request, { paths: [home, rewards], known })).toEqual([]);
  const first = [...known].find((shape) => shape.includes('class='));
  known.delete(first ?? '');
  expect(await unknownAt(request, { paths: [home, rewards], known })).toHaveLength(1);
});

test('each page over its budget is found: too tall, two primaries, six text links, text over text, letters that the ground swallows', async ({
  page,
}) => {
  await signInAs(page, 'adult');
  await page.goto('/daily-quiz');
  await page.emulateMedia({ colorScheme: BY_DAY, reducedMotion: 'reduce' });
  const ask = () => overBudget(page);
  expect(await ask()).toEqual([]);
  expect(await plant(page, { markup: 'p Tall', style: { height: '3600px' }, ask })).toMatch(/screens of 4/);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(await page.evaluate(() => document.querySelectorAll('main button').length)).toBeGreaterThan(0);
  await page.evaluate((color) => {
    for (const says of ['First', 'Second']) {
      const button = Object.assign(document.createElement('button'), { textContent: says, className: 'planted' });
      Object.assign(button.style, { background: color, color: '#fff' });
      document.querySelector('main')?.append(button);
    }
  }, ink);
  expect((await ask()).join('\n')).toMatch(/primaries: .*First, Second/);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.planted')) part.remove();
    for (let more = 0; more < 6; more += 1) {
      const link = Object.assign(document.createElement('a'), { textContent: `link ${more}`, className: 'planted' });
      link.href = '/terms-of-use';
      link.style.textDecoration = 'underline';
      document.querySelector('main')?.append(link, ' ');
    }
  });
  expect((await ask()).join('\n')).toMatch(/text links: .*link 5/);
  await page.evaluate(() => document.querySelectorAll('.planted').forEach((part) => part.remove()));
  const over = { position: 'absolute', top: '0', left: '0', zIndex: '1' };
  await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    if (heading instanceof HTMLElement) heading.style.position = 'relative';
  });
  await page.evaluate((style) => {
    const part = Object.assign(document.createElement('span'), { textContent: 'Over it', id: 'over' });
    Object.assign(part.style, style);
    document.querySelector('main h1')?.append(part);
  }, over);
  expect((await ask()).join('\n')).toMatch(/text over text: .*Over it/);
  await page.evaluate(() => document.getElementById('over')?.remove());
  const swallowed = { background: 'linear-gradient(#f6efe3, #f6efe3)', color: '#d8cfc0' };
  expect(await plant(page, { markup: 'p Pale over a gradient', style: swallowed, ask })).toMatch(
    /pale: 1\.\d\d of 4\.5: "Pale over a gradient"/,
  );
});
