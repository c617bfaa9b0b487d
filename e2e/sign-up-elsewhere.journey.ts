import { linkTo } from './harness/mailbox.ts';
import { register } from './harness/people.ts';
import { expect, test } from './harness/watch.ts';

test('somebody else signs up with her address: her browser stops the link, and her own new one lets her in', async ({
  page,
  browser,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const person = await register(page);
  const hers = await linkTo('/verify-email', person.email);
  const elsewhere = await browser.newContext();
  await register({ request: elsewhere.request }, { email: person.email });
  const theirs = await linkTo('/verify-email', person.email, [hers]);
  await page.goto(hers);
  await expect(heading).toHaveText('This link has expired');
  await page.goto('about:blank');
  await page.goto(theirs);
  await expect(heading).toHaveText('This sign-up started somewhere else');
  await page.getByRole('link', { name: 'Sign up again' }).click();
  await expect(page).toHaveURL('/standalone-signup');
  await register(page, { email: person.email });
  await page.goto(await linkTo('/verify-email', person.email, [hers, theirs]));
  await expect(page).toHaveURL(/\/customize-journey\?goals=/);
  await elsewhere.close();
});

test('her link opened on another device asks first, and creates nothing before she says yes', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const person = await register({ request: elsewhere.request });
  await page.goto(await linkTo('/verify-email', person.email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this your sign-up?');
  const credentials = { email: person.email, password: person.password };
  const before = await elsewhere.request.post('/api/auth/login', { data: credentials });
  expect(before.status()).toBe(403);
  await page.getByRole('button', { name: 'Yes, create my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email confirmed');
  expect((await elsewhere.request.post('/api/auth/login', { data: credentials })).ok()).toBe(true);
  await elsewhere.close();
});
