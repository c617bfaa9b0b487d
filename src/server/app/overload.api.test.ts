import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' }, realHashes: true });
});
afterAll(() => open.close());

describe('too much at once', () => {
  it('each guess at a stored password costs 19 MiB and two passes', async () => {
    const { body } = await member(open);
    const { rows } = await run(open.database.adminUrl, (client) =>
      client.query<{ hash: string }>('select distinct password_hash as hash from auth.account'),
    );
    expect(rows.map(({ hash }) => hash.slice(0, hash.lastIndexOf('p=') + 4))).toEqual([
      '$argon2id$v=19$m=19456,t=2,p=1$',
    ]);
    expect((await open.browser().call('login', { body: { email: body.email, password: body.password } })).status).toBe(
      200,
    );
  });

  it('sheds a storm of sign-ins with 503 and goes on reading', async () => {
    const { browser, body } = await member(open);
    const storm = Array.from({ length: 120 }, () =>
      open.browser().call('login', { body: { email: body.email, password: 'not the password' } }),
    );
    const reads = await Promise.all(Array.from({ length: 20 }, () => browser.call('getCycleView')));
    const answers = await Promise.all(storm);
    const statuses = Map.groupBy(answers, (answer) => answer.status);
    expect(reads.every((read) => read.status === 200)).toBe(true);
    expect([...statuses.keys()].toSorted()).toEqual([401, 503]);
    const shed = statuses.get(503)?.[0];
    expect(shed).toMatchObject({ body: { code: 'busy' }, headers: { 'retry-after': '2' } });
    expect((await open.browser().call('login', { body: { email: body.email, password: body.password } })).status).toBe(
      200,
    );
  });

  it('answers 200 readers at once', async () => {
    const { browser } = await member(open);
    const answers = await Promise.all(Array.from({ length: 200 }, () => browser.call('getCycles')));
    expect(answers.every((answer) => answer.status === 200 || answer.status === 503)).toBe(true);
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(100);
  });

  it('says 429 with the time to wait when one account asks too often', async () => {
    const strict = await openTestApp({ env: { RATE_FACTOR: '1' } });
    const { browser } = await member(strict);
    const answers = [];
    for (let i = 0; i < 61; i += 1) answers.push(await browser.call('patchUser', { body: { theme: 'dark' } }));
    expect(answers.map((answer) => answer.status)).toEqual([...Array<number>(60).fill(200), 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});
