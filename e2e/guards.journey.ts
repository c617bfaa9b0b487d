import { today } from './harness/clue-export.ts';
import { heldBack } from './harness/requests.ts';
import { E2E } from './harness/locations.ts';
import { demoEmail, newMember, signInAs } from './harness/people.ts';
import { expect, PHONE, test } from './harness/watch.ts';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } });

test('an address that leads nowhere says so, with its status and the way home', async ({ page }) => {
  await signInAs(page, 'adult');
  const reply = await page.goto('/no-such-page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText("The page you're looking for doesn't exist or may have been moved.")).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a change of page moves the title, the focus and the place, and the back button keeps hers', async ({ page }) => {
  await signInAs(page, 'adult');
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Tracker' }).click();
  await expect(page).toHaveTitle('Tracker · Moonhearth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Tracker' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(page).toHaveTitle('Home · Moonhearth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page whose code does not come says so, asks for it no more than a few times, and can be tried again', async ({
  page,
  complaints,
}) => {
  await signInAs(page, 'adult');
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  const code = /\/assets\/[^/]+\.js$/;
  await page.route(code, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Customize journey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
  const most = Math.max(...Object.values(Object.groupBy(asked, (path) => path)).map((times) => times?.length ?? 0));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(4);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How’s your body right now?');
  // The browser writes down the failure that this test made.
  complaints.length = 0;
});

const EARLY = [
  {
    path: '/standalone-signup',
    typed: { 'First name': 'Maren', 'Last name': 'Holm', Email: 'maren@example.com' },
    press: 'Continue',
    shows: 'Create Your Secure Password',
  },
  {
    path: '/reset-password#not-a-link',
    typed: { 'New password': 'seven quiet lanterns' },
    press: 'Save password',
    shows: 'This link has expired',
  },
  {
    path: '/forgot-password',
    typed: { Email: 'maren@example.com' },
    press: 'Send the link',
    shows: 'Check your email',
  },
] as const;

for (const { path, typed, press, shows } of EARLY) {
  test(`${path}: whoever is faster than the script loses nothing and writes nothing into the address`, async ({
    page,
  }) => {
    // All but the first, which hears the member's press.
    const letCome = await heldBack(page, /\/assets\/(?!first-)[^/]+\.js$/);
    const heard = page.waitForResponse(/\/assets\/first-/).then((response) => response.finished());
    await page.goto(path, { waitUntil: 'commit' });
    await heard;
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: press }).click({ noWaitAfter: true });
    await page.waitForTimeout(300);
    expect(new URL(page.url()).search).toBe('');
    letCome();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows);
    expect(new URL(page.url()).search).toBe('');
  });
}

test('no address carries what she told, and nothing stays in the browser after she signed out', async ({ page }) => {
  const person = await newMember(page, { goals: ['release reproductive trauma'] });
  await page.request.post('/api/auth/logout');
  const told = [
    person.email,
    encodeURIComponent(person.email),
    'release',
    'trauma',
    'canary',
    'cramps',
    'tender',
    'heavy',
    'lanterns',
  ];
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())));
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveTitle('Home · Moonhearth');
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Tracker' }).click();
  await page.getByRole('group', { name: 'Flow' }).getByRole('button', { name: 'Heavy' }).click();
  await page.getByRole('group', { name: 'Mood' }).getByRole('button', { name: 'Tender', exact: true }).click();
  await page.getByRole('group', { name: 'Symptoms' }).getByRole('button', { name: 'Cramps' }).click();
  await page.getByRole('button', { name: 'Note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('a canary in the note');
  await page
    .locator('#log')
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  await page.getByLabel('Choose a day to log').fill(`${today().slice(0, 4)}-01-15`);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth');
  expect(addresses.length).toBeGreaterThan(10);
  expect(
    addresses.filter((address) =>
      told.some((word) => new URL(address).search.includes(word) || new URL(address).pathname.includes(word)),
    ),
  ).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        local: localStorage.length,
        session: sessionStorage.length,
        databases: (await indexedDB.databases()).length,
        caches: (await caches.keys()).length,
      })),
    )
    .toEqual({ local: 0, session: 0, databases: 0, caches: 0 });
  const cookies = await page.context().cookies(E2E.origin);
  expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
  expect(cookies.filter(({ value }) => value.includes(person.email))).toEqual([]);
});

test('the address of a mail is in no address that is left: it stands while the page is open, and goes with it', async ({
  page,
}) => {
  await page.goto(`/verify-email?email=${encodeURIComponent(demoEmail('adult'))}`);
  await expect(page.getByText(demoEmail('adult'))).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await expect(page).toHaveURL('/verify-email');
});
