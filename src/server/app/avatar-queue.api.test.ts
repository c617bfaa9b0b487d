import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
let photo: Buffer;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#b5533c' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => open.close());

const send = (browser: Browser, headers: Record<string, string> = {}) =>
  browser.send({
    method: 'POST',
    url: '/api/avatar',
    payload: photo,
    headers: { 'content-type': 'image/jpeg', 'x-upload': '1', ...headers },
  });
const idOf = async (browser: Browser) => ((await browser.call('getUser')).body as { user: { id: string } }).user.id;

it('one member who sends many pictures at once keeps nobody else waiting', async () => {
  const [{ browser: greedy }, { browser: other }] = [await member(open), await member(open)];
  const many = Array.from({ length: 9 }, () => send(greedy));
  const hers = await send(other);
  expect(hers.status).toBe(200);
  const answers = (await Promise.all(many)).map(({ status }) => status);
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set([200, 503]));
  expect((await send(greedy)).status).toBe(200);
});

it('a picture that was cut on another member’s page reaches nobody', async () => {
  const [{ browser: before }, { browser: after }] = [await member(open), await member(open)];
  const answer = await send(after, { 'for-member': await idOf(before) });
  expect(answer).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  expect((await after.call('getUser')).body).toMatchObject({ user: { profileImageUrl: null } });
  expect((await send(after, { 'for-member': await idOf(after) })).status).toBe(200);
});
