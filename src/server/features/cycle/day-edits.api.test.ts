import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

const DATE = localDate('2026-11-20');
const at = (time: string) => `2026-11-21T${time}:00.000Z`;
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: at('12:00'), env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

/** One member on two devices. */
async function twoDevices() {
  const { browser: laptop, body } = await member(open);
  const phone = open.browser();
  await phone.call('login', { body: { email: body.email, password: body.password } });
  return { laptop, phone };
}
type Change = { flow?: string | null; energy?: number; editedAt?: string; seenAt?: string };
const put = async (browser: Browser, change: Change, headers = {}) => {
  const { status, body } = await browser.call('putDayLog', { body: { date: DATE, ...change } as never }, headers);
  expect(status).toBe(200);
  return (body as { log: object }).log;
};
const month = async (browser: Browser) => {
  const { body } = await browser.call('getMonth', { query: { month: '2026-11' } });
  const { logs, others } = body as { logs: object[]; others?: object[] };
  return { log: logs[0], others };
};

it('an older value that arrives late does not win, field by field, and is not lost', async () => {
  const { laptop, phone } = await twoDevices();
  await put(laptop, { flow: 'heavy', editedAt: at('11:00') });
  const late = { flow: 'light', energy: 3, editedAt: at('10:00'), seenAt: at('09:00') };
  expect(await put(phone, late)).toEqual({ date: DATE, flow: 'heavy', energy: 3 });
  const told = { log: { date: DATE, flow: 'heavy', energy: 3 }, others: [{ date: DATE, flow: 'light' }] };
  expect(await month(laptop)).toEqual(told);
  // Sent twice, with or without its key, it changes nothing more.
  await put(phone, late);
  const key = { 'idempotency-key': 'd4f1c2d4-0000-4000-8000-000000000001' };
  await put(phone, late, key);
  await put(phone, late, key);
  expect(await month(phone)).toEqual(told);
  // One tap takes it instead; another would have kept what stands.
  await put(laptop, { flow: 'light' });
  expect(await month(laptop)).toEqual({ log: { date: DATE, flow: 'light', energy: 3 }, others: undefined });
});

it('a later value that was chosen without sight of the other wins, and the other is not lost', async () => {
  const { laptop, phone } = await twoDevices();
  await put(laptop, { flow: 'heavy', editedAt: at('10:00') });
  await put(phone, { flow: 'light', editedAt: at('11:00'), seenAt: at('09:00') });
  expect(await month(phone)).toEqual({ log: { date: DATE, flow: 'light' }, others: [{ date: DATE, flow: 'heavy' }] });
});

it('whoever saw a value and changes it is told of nothing, and nor is one device of its own changes', async () => {
  const { laptop, phone } = await twoDevices();
  await put(laptop, { flow: 'heavy', editedAt: at('10:00') });
  await put(phone, { flow: 'light', editedAt: at('12:00'), seenAt: at('12:00') });
  expect((await month(phone)).others).toBeUndefined();
  await put(phone, { energy: 1, editedAt: at('10:00'), seenAt: at('09:00') });
  await put(phone, { energy: 2, editedAt: at('09:59'), seenAt: at('09:00') });
  expect(await month(phone)).toEqual({ log: { date: DATE, flow: 'light', energy: 2 }, others: undefined });
});

it('a device cannot date an edit into the future, and what was taken away later stays away', async () => {
  const { laptop, phone } = await twoDevices();
  await put(laptop, { flow: 'heavy', energy: 2, editedAt: '2031-01-01T00:00:00.000Z' });
  open.clock.advance(60_000);
  expect(await put(phone, { flow: 'light' })).toMatchObject({ flow: 'light' });
  open.clock.advance(60_000);
  await put(laptop, { flow: null });
  expect(await put(phone, { flow: 'medium', editedAt: at('11:00'), seenAt: at('10:00') })).toEqual({
    date: DATE,
    energy: 2,
  });
  expect((await month(phone)).others).toEqual([{ date: DATE, flow: 'medium' }]);
  const wrong = await phone.call('putDayLog', { body: { date: DATE, flow: 'light', editedAt: 'soon' } as never });
  expect(wrong).toMatchObject({ status: 400, body: { fields: { editedAt: expect.any(String) } } });
});

it('a start of a period that arrives late leaves a later word alone', async () => {
  const { laptop, phone } = await twoDevices();
  await put(laptop, { flow: 'none', editedAt: at('11:00') });
  await phone.call('startPeriod', { body: { date: DATE, editedAt: at('10:00'), seenAt: at('09:00') } as never });
  expect(await month(phone)).toEqual({ log: { date: DATE, flow: 'none' }, others: [{ date: DATE, flow: 'medium' }] });
});

it('the times of her edits are told to nobody', async () => {
  const { laptop } = await twoDevices();
  expect(await put(laptop, { flow: 'heavy', editedAt: at('11:00') })).toEqual({ date: DATE, flow: 'heavy' });
  expect(await month(laptop)).toEqual({ log: { date: DATE, flow: 'heavy' }, others: undefined });
});
