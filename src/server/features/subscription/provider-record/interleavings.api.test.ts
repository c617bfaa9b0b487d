import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asMadeMember } from '#server/features/account/public.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import { compareEvents } from './compare.ts';
import { refreshCustomer } from './refresh.ts';
import { subscriptionStore } from '../subscription.store.ts';

/** `MEMBERS` act at once in each of `ROUNDS`: each of them in each round is one interleaving. */
const MEMBERS = 40;
const ROUNDS = 5;
const DAY = 86_400_000;
const seed = Number(process.env['INTERLEAVING_SEED'] ?? randomInt(2 ** 31));
let state = seed;
/** A whole number below `count` (mulberry32); the seed repeats what is drawn, not how the machine interleaves it. */
function draw(count: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
}
const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

let paid: PaidApp;
let pause = (): Promise<void> => wait(draw(12));
beforeAll(async () => {
  paid = await openPaidApp({ pause: () => pause() });
});
afterAll(() => paid.close());

type Person = { readonly browser: Browser; readonly userId: string };

async function customerOf({ userId }: Person): Promise<string | null> {
  const known = await paid.services.mounting.db.asWorker(null, (tx) =>
    tx.callFunction<{ customer_id: string | null }>('customer_of', [userId, null]),
  );
  return known[0]?.customer_id ?? null;
}

/**
 * One thing that the member, or the member's card, does; most of them while events of the one before are still on their
 * way.
 */
const ACTS: readonly ((person: Person) => Promise<unknown>)[] = [
  async ({ browser }) => {
    const { body } = await browser.call('createCheckoutSession', {
      body: { plan: draw(2) ? 'premium_monthly' : 'premium_yearly' },
    });
    const page = /cs_\w+/.exec((body as { url?: string }).url ?? '')?.[0];
    return page && paid.practice.control.pay(page);
  },
  ({ browser }) => browser.call('cancelSubscription'),
  ({ browser }) => browser.call('resumeSubscription'),
  ({ browser }) => browser.call('changePlan', { body: { plan: draw(2) ? 'premium_monthly' : 'premium_yearly' } }),
  async (person) => {
    const customer = await customerOf(person);
    return customer && paid.practice.control.decline(customer);
  },
  async (person) => {
    const customer = await customerOf(person);
    if (!customer || !(await subscriptionAtProvider(person))) return null;
    await paid.practice.control.recover(customer);
    return paid.practice.control.changeCard(customer);
  },
];

async function subscriptionAtProvider(person: Person) {
  const customer = await customerOf(person);
  return customer ? ((await paid.services.paying?.payments.readSubscription(customer)) ?? null) : null;
}

async function assertMirrored(person: Person): Promise<string> {
  const read = await subscriptionAtProvider(person);
  const mirror = await asMadeMember(paid.services.account, person.userId, (me) => subscriptionStore.read(me));
  const { paid: _, ...held } = read ?? { paid: null, state: 'no plan' };
  expect(mirror, `seed ${seed}`).toEqual(read ? held : null);
  return held.state;
}

it('a reading that was overtaken never takes the place of a newer one', async () => {
  const { browser } = await paid.member();
  await paid.pay(await paid.checkout(browser, 'premium_monthly'));
  const person = { browser, userId: ((await browser.call('getUser')).body as { user: { id: string } }).user.id };
  const customerId = (await customerOf(person)) ?? '';
  const [held, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const usual = pause;
  let calls = 0;
  // The first reading has read, and is held on its way back.
  pause = async () => {
    calls += 1;
    if (calls !== 2) return;
    held.resolve();
    await slow.promise;
  };
  const overtaken = paid.services.paying && refreshCustomer(paid.services.paying, { customerId, event: null });
  await held.promise;
  const cancelled = (await browser.call('cancelSubscription')).body;
  expect(cancelled).toMatchObject({ cancelledAt: expect.any(String) });
  slow.resolve();
  await overtaken;
  pause = usual;
  expect(await paid.status(browser)).toEqual(cancelled);
});

it(`${MEMBERS * ROUNDS} random interleavings of events that come twice, late, in any order or never end in the provider's state`, async () => {
  const people: Person[] = [];
  for (let made = 0; made < MEMBERS; made += 1) {
    const { browser } = await paid.member();
    people.push({ browser, userId: ((await browser.call('getUser')).body as { user: { id: string } }).user.id });
  }
  let [events, lost, missed] = [0, 0, 0];
  const states = new Map<string, number>();
  paid.practice.control.fate(() => {
    events += 1;
    const copies = [0, 1, 1, 2, 3][draw(5)] ?? 1;
    if (copies === 0) lost += 1;
    return { copies, delayMs: draw(40) };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      people.map(async (person) => {
        for (let acts = 1 + draw(2); acts > 0; acts -= 1) await ACTS[draw(ACTS.length)]?.(person);
      }),
    );
    await paid.later((1 + draw(14)) * DAY + 1000);
    if (paid.services.paying) missed += await compareEvents(paid.services.paying);
    for (const ended of await Promise.all(people.map(assertMirrored))) states.set(ended, (states.get(ended) ?? 0) + 1);
  }
  process.stdout.write(
    `interleavings: seed ${seed}, ${MEMBERS * ROUNDS} of them, ${events} events, ${lost} lost, ${missed} healed, ended in ${[...states].map(([ended, count]) => `${ended} ${count}`).join(', ')}\n`,
  );
  expect(lost).toBeGreaterThan(20);
  expect(missed).toBeGreaterThanOrEqual(lost);
  expect(MEMBERS * ROUNDS - (states.get('no plan') ?? 0)).toBeGreaterThan(20);
}, 120_000);
