import { describe, expect, test, vi } from 'vitest';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ApiError, NetworkError, sentenceOf } from './api-error.ts';
import { addressOf, call, callOrNull } from './api.ts';

const failure = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('call', () => {
  test('reads with the cookie and without a key or a body', async () => {
    const api = fakeApi({ getUser: () => ({ user: sampleUser() }) });
    expect((await call('getUser')).user.firstName).toBe('Maren');
    expect(api.calls[0]?.headers.has('idempotency-key')).toBe(false);
    expect(api.calls[0]?.headers.has('content-type')).toBe(false);
  });

  test('an unsafe call carries JSON and a key of its own', async () => {
    const api = fakeApi({ patchUser: () => ({ user: sampleUser() }) });
    await call('patchUser', { body: { theme: 'dark' } });
    await call('patchUser', { body: { theme: 'dark' } });
    expect(api.calls[0]?.body).toEqual({ theme: 'dark' });
    expect(api.calls[0]?.headers.get('content-type')).toBe('application/json');
    const keys = api.calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('an unsafe call without a body says nothing about its type', async () => {
    const api = fakeApi({ logout: () => ({ ok: true }) });
    await call('logout');
    expect(api.calls[0]?.headers.has('content-type')).toBe(false);
  });

  test('fills params and query into the address', () => {
    expect(addressOf('getMonth', { query: { month: '2026-11' } })).toBe('/api/day-logs?month=2026-11');
    expect(addressOf('getCycles', { query: { left: undefined } })).toBe('/api/cycles');
  });
});

describe('failures (§8)', () => {
  test("any reply that is not OK is '{status}: {body text}' and its parsed refusal", async () => {
    fakeApi({ login: () => new FakeRefusal('verification_required', { requiresVerification: true, email: 'a@b.c' }) });
    const error = await failure(call('login', { body: { email: 'a@b.c', password: 'x' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 403,
      code: 'verification_required',
      body: { requiresVerification: true, email: 'a@b.c' },
    });
    expect((error as ApiError).message).toBe(`403: ${JSON.stringify((error as ApiError).body)}`);
  });

  test('an empty body leaves the status text, a foreign body leaves no refusal', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(await failure(call('getUser'))).toMatchObject({ message: '502: Bad Gateway', code: null, body: null });
    vi.stubGlobal('fetch', async () => new Response('<h1>gone</h1>', { status: 504 }));
    expect(await failure(call('getUser'))).toMatchObject({ message: '504: <h1>gone</h1>', body: null });
  });

  test('a 401 throws, or yields null in the mode that tolerates it; nothing else does', async () => {
    fakeApi({ getUser: () => new FakeRefusal('unauthenticated') });
    expect(await failure(call('getUser'))).toMatchObject({ status: 401 });
    expect(await callOrNull('getUser')).toBeNull();
    fakeApi({ getUser: () => new FakeRefusal('fault') });
    expect(await failure(callOrNull('getUser'))).toMatchObject({ status: 500 });
  });

  test('no reply is a failure of the network with a kind sentence', async () => {
    fakeApi({ getUser: () => LOST });
    const error = await failure(call('getUser'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(sentenceOf(error, 'x')).toBe('We could not reach Moonhearth. Please check your connection and try again.');
  });

  test('an aborted call is no failure of the network', async () => {
    const stop = new AbortController();
    vi.stubGlobal('fetch', async () => {
      throw new DOMException('stopped', 'AbortError');
    });
    stop.abort();
    expect(await failure(call('getUser', { signal: stop.signal }))).not.toBeInstanceOf(NetworkError);
  });

  test("the sentence shown is the server's, else the one of the screen", () => {
    expect(
      sentenceOf(
        new ApiError(409, '{"message":"You can change your goals once every 7 days.","code":"goals_locked"}', {
          statusText: '',
        }),
        'x',
      ),
    ).toBe('You can change your goals once every 7 days.');
    expect(sentenceOf(new ApiError(502, '', { statusText: 'Bad Gateway' }), 'Please try again.')).toBe(
      'Please try again.',
    );
  });
});
