import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PointsReply } from '#contract/points/points.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { priceOf, TRADE_NAMES, type TradeName } from '#domain/points/trades.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import { goodStore } from '#server/features/digital-good/public.ts';
import { awardPoints, pointsStore } from '#server/features/points/public.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { takeJobs } from '#server/testing/open-test-app.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';

/** `MEMBERS` act at once in each of `ROUNDS`: each of them in each round is one interleaving. */
const MEMBERS = 10;
const ROUNDS = 8;
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

let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

type Person = { readonly browser: Browser; readonly userId: string; readonly presses: string[]; given: number };

async function somebody(): Promise<Person> {
  const { browser } = await paid.member();
  if (draw(3) > 0) await paid.pay(await paid.checkout(browser, draw(2) ? 'premium_monthly' : 'premium_yearly'));
  const { id: userId } = ((await browser.call('getUser')).body as { user: { id: string } }).user;
  return { browser, userId, presses: [], given: 0 };
}

async function earn(person: Person, round: number): Promise<void> {
  const amount = 100 * (1 + draw(9));
  const added = await asMadeMember(paid.services.account, person.userId, (owner) =>
    awardPoints({
      owner,
      reason: 'return',
      key: `${round} ${randomUUID()}`,
      amount,
      day: localDate(`2026-10-${String(round + 1).padStart(2, '0')}`),
      at: paid.clock.now(),
    }),
  );
  if (added) person.given += amount;
}

/** A press, or one that was sent before and comes again. */
async function press({ browser, presses }: Person): Promise<void> {
  const again = draw(3) === 0 ? presses[draw(Math.max(1, presses.length))] : undefined;
  const id = again ?? randomUUID();
  presses.push(id);
  const name = TRADE_NAMES[draw(TRADE_NAMES.length)] ?? 'premium_month';
  const body = { trade: draw(2) ? 'premium_month' : name, press: id } as const;
  const { status } = await browser.call('makeTrade', { body });
  expect([200, 402, 409, 503], `seed ${seed}`).toContain(status);
}

const ACTS: readonly ((person: Person) => Promise<unknown>)[] = [
  press,
  press,
  press,
  ({ browser }) => browser.call('cancelSubscription'),
  ({ browser }) => browser.call('resumeSubscription'),
];

/** The jobs that wait, some of them twice; a provider that fails now and then, and now and then for the last time. */
async function work(): Promise<{ failed: number }> {
  let failed = 0;
  const waiting = await takeJobs(paid.database, 'charge_move');
  const again = waiting.filter(() => draw(3) === 0);
  for (const id of [...waiting, ...again]) {
    if (draw(2) === 0) paid.practice.control.failNext(3, draw(2) ? 500 : 429, '/v1/subscriptions/');
    await paid.work('charge_move', id, draw(3) === 0).catch(() => {
      failed += 1;
      later.add(id);
    });
  }
  return { failed };
}
const later = new Set<string>();

type Books = { readonly month: number; readonly back: number };

async function assertBooks(person: Person): Promise<Books> {
  const { userId, browser, given } = person;
  const why = `seed ${seed}`;
  const rows = await asMadeMember(paid.services.account, userId, (me) => pointsStore.all(me));
  const goods = await asMadeMember(paid.services.account, userId, (me) => goodStore.all(me));
  const taken = rows.filter(({ reason }) => reason === 'reward');
  const back = new Set(rows.filter(({ reason }) => reason === 'reward_back').map(({ key }) => key));
  const held = taken.filter(({ key }) => !back.has(key));
  // Nothing is taken twice for a press, nothing below 0 at any time, and the balance is what was given less what is held.
  expect(new Set(taken.map(({ key }) => key)).size, why).toBe(taken.length);
  const { balance } = (await browser.call('getPoints', { query: {} })).body as PointsReply;
  expect(balance, why).toBe(given - held.reduce((sum, { what }) => sum + priceOf(what as TradeName), 0));
  expect(balance, why).toBeGreaterThanOrEqual(0);
  // Each press that is paid has its thing, and no thing is there without its press.
  expect(goods.map(({ sourceId, good }) => `${sourceId} ${good}`).toSorted(), why).toEqual(
    held
      .filter(({ what }) => what !== 'premium_month')
      .map(({ key, what }) => `${key} ${what}`)
      .toSorted(),
  );
  const { rows: grants } = await run(paid.database.adminUrl, (client) =>
    client.query<{ key: string }>(
      'select g.key from app.membership_grant g where g.user_id = $1 and g.reverses is null and not exists (select 1 from app.membership_grant b where b.user_id = g.user_id and b.reverses = g.id)',
      [userId],
    ),
  );
  const months = held.filter(({ what }) => what === 'premium_month').map(({ key }) => `reward:${key}`);
  expect(grants.map(({ key }) => key).toSorted(), why).toEqual(months.toSorted());
  return { month: months.length, back: back.size };
}

it(`${MEMBERS * ROUNDS} random interleavings of trades, failures and replays end in the same books`, async () => {
  const people: Person[] = [];
  for (let made = 0; made < MEMBERS; made += 1) people.push(await somebody());
  await paid.later(8 * DAY);
  let [failed, months, undone] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const person of people) await earn(person, round);
    await Promise.all(
      people.map(async (person) => {
        for (let acts = 1 + draw(4); acts > 0; acts -= 1) await ACTS[draw(ACTS.length)]?.(person);
      }),
    );
    failed += (await work()).failed;
    await paid.later((1 + draw(9)) * DAY);
    for (const person of people) await assertBooks(person);
  }
  // What still waits is done in the end, whatever came between.
  for (const id of later) await paid.work('charge_move', id, true);
  for (const person of people) {
    const books = await assertBooks(person);
    months += books.month;
    undone += books.back;
  }
  const { rows: open } = await run(paid.database.adminUrl, (client) =>
    client.query("select id from auth.charge_move where state in ('open', 'aimed')"),
  );
  expect(open, `seed ${seed}`).toEqual([]);
  process.stdout.write(
    `trades: seed ${seed}, ${MEMBERS * ROUNDS} interleavings, ${months} months, ${undone} undone, ${failed} tries failed\n`,
  );
  expect(months).toBeGreaterThan(0);
}, 240_000);
