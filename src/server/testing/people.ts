import type { Sent } from '#contract/kit/route.ts';
import type { Table } from '#contract/table.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './open-test-app.ts';

export type Registration = Sent<Table['register']>['body'];

let serial = 0;

/** A registration that is taken, with an address of its own. */
export function registration(changes: Partial<Registration> = {}): Registration {
  serial += 1;
  return {
    email: `woman${serial}@example.org`,
    password: 'ember and rain 7',
    firstName: 'Mara',
    lastName: 'Lind',
    birthday: localDate('1994-05-12'),
    sacredGoals: ['understand my sacred menstrual cycle'],
    onboardingCompleted: true,
    timeZone: 'Europe/Berlin',
    ...changes,
  };
}

/** Registers, verifies and signs in. */
export async function member(
  open: TestApp,
  changes: Partial<Registration> = {},
): Promise<{ browser: Browser; body: Registration }> {
  const browser = open.browser();
  const body = registration(changes);
  const made = await browser.call('register', { body });
  if (made.status !== 201) throw new Error(`registration answered ${made.status} ${JSON.stringify(made.body)}`);
  // Another browser opens the link, as on a phone: here it would sign in too.
  await open.browser().call('verifyEmail', { body: { token: await open.post.tokenFor(body.email, 'verify-email') } });
  const signedIn = await browser.call('login', { body: { email: body.email, password: body.password } });
  if (signedIn.status !== 200) throw new Error(`sign-in answered ${signedIn.status}`);
  // The address hears of the first sign-in: not in the middle of a test.
  await open.post.deliver();
  return { browser, body };
}
