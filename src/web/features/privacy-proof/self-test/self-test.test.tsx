import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { WAIT_MS } from './attempts.ts';
import { SelfTest } from './self-test.tsx';

const wait = window.setTimeout;

/** What is let through is known by the time that goes by without a word: here that time goes by at once. */
beforeEach(() => vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => wait(work, ms === WAIT_MS ? 0 : ms)));

/** A page without a policy: nothing is blocked and nothing is reported. */
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'planted=; max-age=0';
});

const rows = (container: Element) =>
  Object.fromEntries(
    [...container.querySelectorAll('li')].map((row) => [
      row.querySelector('span:not([class])')?.textContent ?? '',
      `${row.getAttribute('data-verdict')}: ${row.querySelector('em')?.textContent}`,
    ]),
  );

test('where no wall stands every row says so, and none is called held', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('trustedTypes', {});
  document.cookie = 'planted=1';
  const { screen, container } = renderScreen(<SelfTest />);
  await screen.findByText('A test failed. See which one.', {}, { timeout: 4_000 });
  const found = rows(container);
  expect(found['Load a picture from another site']).toBe('bad: not blocked');
  expect(found['Send one word to another site']).toBe('bad: not blocked');
  expect(found['Add raw code to this page']).toBe('bad: not blocked');
  expect(found['Read a cookie from a script']).toBe('bad: 1 readable');
  expect(found['Compare every file with our signed list']).toBe('open: couldn’t be read');
});

test('a browser that knows no Trusted Types does not count as held', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const { screen, container } = renderScreen(<SelfTest />);
  await screen.findByText('A test failed. See which one.', {}, { timeout: 4_000 });
  expect(rows(container)['Add raw code to this page']).toBe('open: not tested here');
});

/** A list of one file, signed by a key of the test's own. */
async function signedList(sha256: string, { spoiled = false } = {}) {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const payload = { release: { fingerprint: 'f', files: [{ path: '/assets/a.js', sha256, bytes: 5 }] } };
  const value = await crypto.subtle.sign(
    'Ed25519',
    pair.privateKey,
    new TextEncoder().encode(JSON.stringify(payload) + (spoiled ? ' ' : '')),
  );
  const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return {
    payload,
    signature: {
      algorithm: 'Ed25519',
      publicKey: base64(await crypto.subtle.exportKey('raw', pair.publicKey)),
      value: base64(value),
    },
  };
}

const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

test.each([
  ['the published bytes', HELLO, false, 'good: all match'],
  ['other bytes', HELLO.replace('2', '3'), false, 'bad: 1 differs'],
  ['a signature of something else', HELLO, true, 'bad: signature is wrong'],
])('a file with %s is told as it is', async (_, sha256, spoiled, word) => {
  const list = await signedList(sha256, { spoiled });
  vi.stubGlobal('fetch', (address: string) =>
    address.startsWith('https://')
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response(address === '/assets/a.js' ? 'hello' : JSON.stringify(list))),
  );
  const { screen, container } = renderScreen(<SelfTest />);
  await screen.findByText('A test failed. See which one.', {}, { timeout: 4_000 });
  expect(rows(container)['Compare every file with our signed list']).toBe(word);
});
