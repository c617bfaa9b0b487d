import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATES, REGISTRATIONS } from '#contract/limits.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { registration } from '#server/testing/people.ts';

/** Two processes on one database, told that there are sixteen: what is counted for all is divided by nothing. */
let both: readonly [TestApp, TestApp];
beforeAll(async () => {
  const env = { RATE_FACTOR: '1', TRUST_PROXY: '127.0.0.1', PROCESSES: '16' };
  const one = await openTestApp({ env });
  both = [one, await openTestApp({ env, beside: one })];
});
afterAll(async () => {
  await both[1].close();
  await both[0].close();
});

let network = 0;
const newNetwork = () => ({ 'x-forwarded-for': `198.51.${(network += 1)}.7` });
const by = (turn: number) => both[turn % 2] ?? both[0];
/** The statuses of so many calls of one network, at the processes by turns. */
const byTurns = async (times: number, send: (app: TestApp) => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await send(by(turn))).status);
  return statuses;
};
const of = (times: number, status: number) => Array.from({ length: times }, () => status);
const counted = async () =>
  (
    await run(both[0].database.adminUrl, (client) =>
      client.query('select bucket, hits from auth.rate_count order by 1'),
    )
  ).rows;

describe('what one network may do is counted for all processes', () => {
  it('registrations', async () => {
    const where = newNetwork();
    const register = (app: TestApp) => app.browser().call('register', { body: registration() }, where);
    const { perNetwork } = REGISTRATIONS;
    expect(await byTurns(perNetwork + 2, register)).toEqual([...of(perNetwork, 201), 429, 429]);
  });

  it('registrations, as many where one process gets them all', async () => {
    const where = newNetwork();
    const register = () => both[0].browser().call('register', { body: registration() }, where);
    const { perNetwork } = REGISTRATIONS;
    expect(await byTurns(perNetwork + 1, register)).toEqual([...of(perNetwork, 201), 429]);
  });

  it('tries to register that come to nothing', async () => {
    const where = newNetwork();
    const body = { ...registration(), email: 'no address' };
    const register = (app: TestApp) => app.browser().call('register', { body }, where);
    const { perNetwork } = RATES.register;
    expect(await byTurns(perNetwork + 2, register)).toEqual([...of(perNetwork, 400), 429, 429]);
  });

  it('but of who is too young nothing is written, at whatever else the form is wrong', async () => {
    const before = await counted();
    const birthday = localDate('2014-04-03');
    for (const wrong of [{}, { email: 'no address' }, { firstName: '' }]) {
      const body = { ...registration({ birthday }), ...wrong };
      expect((await by(0).browser().call('register', { body }, newNetwork())).status).toBeGreaterThanOrEqual(400);
    }
    expect(await counted()).toEqual(before);
  });

  it('sign-ins', async () => {
    const where = newNetwork();
    const { perNetwork } = RATES.login;
    // Of different accounts, as by a list of stolen passwords: each has another reason to be refused before.
    let tries = 0;
    const signIn = (app: TestApp) =>
      app
        .browser()
        .call('login', { body: { email: `list${(tries += 1)}@example.org`, password: 'not this one' } }, where);
    const statuses = await byTurns(perNetwork + 2, signIn);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(statuses.slice(0, 10)).toEqual(of(10, 401));
  });
});
