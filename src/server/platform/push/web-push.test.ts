import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseRootKeys } from '../vault/root-key.ts';
import { Vault } from '../vault/vault.ts';
import { webPusher, type PushTransport } from './web-push.ts';

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
const MESSAGE = {
  id: '11111111-2222-4333-8444-555555555555',
  title: 'A note for you',
  text: 'Open when you like.',
  keptSeconds: 3600,
};
const SUBJECT = 'mailto:hello@moonhearth.example';

const phone = createECDH('prime256v1');
phone.generateKeys();
const auth = randomBytes(16);
const subscription = { endpoint: ENDPOINT, p256dh: phone.getPublicKey('base64url'), auth: auth.toString('base64url') };

const heard: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
let answer = 201;
let port = 0;
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  heard.push({ headers: request.headers, body: Buffer.concat(chunks) });
  response.writeHead(answer).end();
});
/** A push service on this machine stands in for the browser's own. */
const post: PushTransport = async ({ endpoint, headers, body }) =>
  (
    await fetch(`http://127.0.0.1:${port}${new URL(endpoint).pathname}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    })
  ).status;

function openVault(): Vault {
  const vault = new Vault(() => parseRootKeys(Buffer.alloc(32, 7).toString('base64')));
  const { rootKeyId, wrapped } = (kept ??= vault.makeAppKey('push-identity'));
  vault.addAppKey('push-identity', { version: 1, root_key_id: rootKeyId, wrapped });
  return vault;
}
let kept: ReturnType<Vault['makeAppKey']> | null = null;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  port = (service.address() as AddressInfo).port;
});
afterAll(() => void service.close());
beforeEach(() => {
  heard.length = 0;
  answer = 201;
});

/** RFC 8291 and 8188, from the phone's side. */
function opened(body: Buffer): unknown {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const theirs = body.subarray(21, 21 + length);
  const shared = phone.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), phone.getPublicKey(), theirs]);
  const key = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derived = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12)).setAuthTag(
    sealed.subarray(-16),
  );
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

it('seals a message for the one browser, which can open it', async () => {
  const push = webPusher({ vault: openVault(), subject: SUBJECT, post });
  expect(await push.send(subscription, MESSAGE)).toBe('sent');
  const [call] = heard;
  expect(opened(call?.body ?? Buffer.alloc(0))).toEqual({ id: MESSAGE.id, title: MESSAGE.title, text: MESSAGE.text });
  expect(call?.body.includes('note')).toBe(false);
  expect(call?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '3600',
    urgency: 'low',
    topic: MESSAGE.id.replaceAll('-', ''),
  });
});

it('signs as this server, with a key that outlives a restart', async () => {
  const [push, again] = [
    webPusher({ vault: openVault(), subject: SUBJECT, post }),
    webPusher({ vault: openVault(), subject: SUBJECT, post }),
  ];
  expect(again.publicKey).toBe(push.publicKey);
  expect(Buffer.from(push.publicKey, 'base64url')).toHaveLength(65);
  await push.send(subscription, MESSAGE);
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(heard[0]?.headers.authorization)) ?? [];
  expect(key).toBe(push.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(ENDPOINT).origin,
    sub: SUBJECT,
  });
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
});

it.each([
  [201, 'sent'],
  [202, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
] as const)('%s means %s', async (status, outcome) => {
  answer = status;
  expect(await webPusher({ vault: openVault(), subject: SUBJECT, post }).send(subscription, MESSAGE)).toBe(outcome);
});
it.each([307, 400, 403, 429, 500, 503])('%s is tried again, and the error tells nothing of her', async (status) => {
  answer = status;
  const failed = await webPusher({ vault: openVault(), subject: SUBJECT, post })
    .send(subscription, MESSAGE)
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ name: 'PushNotTaken', code: `${status}`, message: 'not taken' });
});
it.each(['https://127.0.0.1/x', 'http://updates.push.services.mozilla.com/x', 'https://example.com/x'])(
  'never goes to %s, whatever was kept',
  async (endpoint) => {
    expect(
      await webPusher({ vault: openVault(), subject: SUBJECT, post }).send({ ...subscription, endpoint }, MESSAGE),
    ).toBe('gone');
    expect(heard).toEqual([]);
  },
);
