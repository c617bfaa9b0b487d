import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { ExportDocument } from '#domain/export/export-document.ts';
import { readExport } from '#domain/import/read-export.ts';
import { PICTURE } from '#domain/picture/picture-head.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
let photo: Buffer;
const GPS = { IFD0: { Make: 'Canary Camera Works' }, IFD3: { GPSLatitude: '51/1 30/1 12/1', GPSLatitudeRef: 'N' } };

beforeAll(async () => {
  open = await openTestApp();
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5533c' } })
    .withExif(GPS)
    .jpeg()
    .toBuffer();
});
afterAll(() => open.close());

const send = (
  browser: Browser,
  { bytes, type = 'image/jpeg', headers = {} }: { bytes: Buffer; type?: string; headers?: Record<string, string> },
) =>
  browser.send({
    method: 'POST',
    url: '/api/avatar',
    payload: bytes,
    headers: { 'content-type': type, 'x-upload': '1', ...headers },
  });
const look = async (browser: Browser, url: string) => {
  const response = await open.app.inject({
    method: 'GET',
    url,
    cookies: Object.fromEntries(browser.cookies),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return { status: response.statusCode, bytes: response.rawPayload, headers: response.headers };
};
const addressOf = (answer: { body: unknown }) =>
  (answer.body as { user: { profileImageUrl: string | null } }).user.profileImageUrl;
const addressNow = async (browser: Browser) => addressOf(await browser.call('getUser'));

function filesOnDisk(): string[] {
  const folder = join(open.dataDir, 'files');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
const rows = async () =>
  (await run(open.database.adminUrl, (client) => client.query<{ id: string }>('select id from auth.file'))).rows.map(
    ({ id }) => id,
  );

/** A PNG whose few bytes unpack to 30,000 x 30,000 pixels. */
function bomb(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(30_000, 0);
  size.writeUInt32BE(30_000, 4);
  size.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(3_751 * 3_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('her picture', () => {
  it('becomes a square WebP of 512 pixels that is hers alone, without place and camera', async () => {
    const { browser } = await member(open);
    expect((await sharp(photo).metadata()).exif?.includes('Canary Camera Works')).toBe(true);
    const answer = await send(browser, { bytes: photo });
    expect(answer.status).toBe(200);
    const address = addressOf(answer) ?? '';
    expect(address).toMatch(/^\/api\/avatar\/[0-9a-f-]{36}$/);
    expect(await addressNow(browser)).toBe(address);
    const { status, bytes, headers } = await look(browser, address);
    expect([
      status,
      headers['content-type'],
      headers['x-content-type-options'],
      headers['content-security-policy'],
      headers['content-disposition'],
      headers['cache-control'],
      headers['vary'],
    ]).toEqual([
      200,
      'image/webp',
      'nosniff',
      "default-src 'none'; sandbox",
      'inline; filename="picture.webp"',
      'private, max-age=86400, immutable',
      'Cookie',
    ]);
    const seen = await sharp(bytes).metadata();
    expect([seen.format, seen.width, seen.height, seen.exif, seen.xmp, seen.iptc]).toEqual([
      'webp',
      512,
      512,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('Canary')).toBe(false);
  });

  it('goes along in her export, and the file is still read', async () => {
    const { browser } = await member(open);
    const { bytes } = await look(browser, addressOf(await send(browser, { bytes: photo })) ?? '');
    const { body } = await browser.send({ method: 'GET', url: DOWNLOADS.json });
    const file = body as ExportDocument;
    expect(file.about.picture?.type).toBe('image/webp');
    expect(Buffer.from(file.about.picture?.base64 ?? '', 'base64').equals(bytes)).toBe(true);
    expect(
      readExport({ text: JSON.stringify(file), reader: { today: localDate('2026-11-21'), ageGroup: 'adult' } }),
    ).toMatchObject({ ok: true, source: 'moonhearth' });
  });

  it('lies on the disk sealed: no file of the folder is a picture', async () => {
    const { browser } = await member(open);
    const address = addressOf(await send(browser, { bytes: photo })) ?? '';
    const { bytes } = await look(browser, address);
    const kept = filesOnDisk();
    expect(kept.some((path) => path.endsWith(address.slice(-36)))).toBe(true);
    for (const path of kept) {
      const file = readFileSync(path);
      expect([file.includes('WEBP'), file.includes('JFIF'), file.includes(bytes.subarray(12, 60))]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  it("is nobody else's: another member, and a visitor, learn nothing", async () => {
    const [{ browser: hers }, { browser: other }] = [await member(open), await member(open)];
    const address = addressOf(await send(hers, { bytes: photo })) ?? '';
    await send(other, { bytes: photo });
    expect((await look(other, address)).status).toBe(404);
    expect((await look(open.browser(), address)).status).toBe(401);
    expect((await look(hers, '/api/avatar/..%2f..%2froot-key')).status).toBe(404);
    expect((await look(hers, address)).status).toBe(200);
  });

  it('sent twice under one key is one picture', async () => {
    const { browser } = await member(open);
    const headers = { 'idempotency-key': 'avatar-key-0001' };
    const first = await send(browser, { bytes: photo, headers });
    const before = filesOnDisk().length;
    const second = await send(browser, { bytes: photo, headers });
    expect([second.status, addressOf(second), second.headers['idempotency-replayed'], filesOnDisk().length]).toEqual([
      200,
      addressOf(first),
      'true',
      before,
    ]);
    expect((await send(browser, { bytes: Buffer.concat([photo, Buffer.from('x')]), headers })).status).toBe(422);
  });

  it('a new one takes the place of the old, whose file goes; taken away, her initial is back', async () => {
    const { browser } = await member(open);
    const first = addressOf(await send(browser, { bytes: photo })) ?? '';
    const second = addressOf(await send(browser, { bytes: photo })) ?? '';
    expect(second).not.toBe(first);
    expect((await look(browser, first)).status).toBe(404);
    expect(await rows()).not.toContain(first.slice(-36));
    await open.work('file', first.slice(-36));
    expect(filesOnDisk().some((path) => path.endsWith(first.slice(-36)))).toBe(false);
    await open.work('file', second.slice(-36));
    expect((await look(browser, second)).status).toBe(200);
    expect(addressOf(await browser.call('removeAvatar'))).toBeNull();
    expect((await look(browser, second)).status).toBe(404);
    expect((await browser.call('removeAvatar')).status).toBe(200);
  });

  it("a file that is nobody's is swept after an hour, hers stays", async () => {
    const { browser } = await member(open);
    const hers = addressOf(await send(browser, { bytes: photo })) ?? '';
    const stray = '00000000-0000-4000-8000-00000000dead';
    await open.services.account.files.put(stray, Buffer.from('of an upload that broke off'));
    await open.services.sweep();
    expect(await open.services.account.files.get(stray)).not.toBeNull();
    vi.spyOn(open.clock, 'real').mockReturnValue(new Date(Date.now() + 2 * 3_600_000));
    await open.services.sweep();
    vi.restoreAllMocks();
    expect(await open.services.account.files.get(stray)).toBeNull();
    expect((await look(browser, hers)).status).toBe(200);
  });

  it('goes with the account', async () => {
    const { browser } = await member(open);
    const file = (addressOf(await send(browser, { bytes: photo })) ?? '').slice(-36);
    const { user } = (await browser.call('getUser')).body as { user: { id: string } };
    await run(open.database.adminUrl, (client) =>
      client.query('delete from auth.account where user_id = $1', [user.id]),
    );
    expect(await rows()).not.toContain(file);
    const jobs = await run(open.database.adminUrl, (client) =>
      client.query<{ key: string }>("select key from graphile_worker.jobs where task_identifier = 'file'"),
    );
    expect(jobs.rows.map(({ key }) => key)).toContain(`file:${file}`);
  });
});

describe('what is not taken', () => {
  let browser: Browser;
  beforeAll(async () => {
    ({ browser } = await member(open));
  });
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><script>alert(1)</script></svg>',
  );

  it.each([
    ['an SVG', () => svg, 'image/svg+xml', 415, 'picture_kind'],
    ['an SVG that calls itself PNG', () => svg, 'image/png', 415, 'picture_kind'],
    ['a GIF', () => Buffer.from('GIF89a0000000000000000000000000000'), 'image/gif', 415, 'picture_kind'],
    ['a HEIC', () => Buffer.from('\0\0\0\u0018ftypheic0000000000000000000'), 'image/heic', 415, 'picture_kind'],
    ['JSON', () => Buffer.from('{"a":1}'), 'application/json', 415, 'picture_kind'],
    ['nothing', () => Buffer.alloc(0), 'image/png', 415, 'picture_kind'],
    ['a bomb of 30,000 x 30,000 pixels', bomb, 'image/png', 413, 'picture_too_large'],
    [
      'one byte more than 5 MiB',
      () => Buffer.concat([photo, Buffer.alloc(PICTURE.bytes + 1 - photo.length)]),
      'image/jpeg',
      413,
      'picture_too_large',
    ],
    ['half a JPEG', () => photo.subarray(0, Math.floor(photo.length / 2)), 'image/jpeg', 422, 'picture_unreadable'],
    [
      'a header without a picture',
      () => Buffer.concat([bomb().subarray(0, 16), Buffer.from([0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0, 0, 0, 0, 0, 0, 0])]),
      'image/png',
      422,
      'picture_unreadable',
    ],
  ])('%s', async (_, bytes, type, status, code) => {
    const before = filesOnDisk().length;
    expect(await send(browser, { bytes: bytes(), type })).toMatchObject({
      status,
      body: { code, message: expect.stringMatching(/\.$/) },
    });
    expect([await addressNow(browser), filesOnDisk().length]).toEqual([null, before]);
  });

  it('a picture that is a page as well is kept as a picture alone', async () => {
    const { browser: hers } = await member(open);
    const both = Buffer.concat([
      photo,
      Buffer.from('<!doctype html><script>alert("two at once")</script>PK\u0003\u0004'),
    ]);
    const address = addressOf(await send(hers, { bytes: both })) ?? '';
    const { bytes } = await look(hers, address);
    expect([
      bytes.includes('script'),
      bytes.includes('PK\u0003\u0004'),
      (await sharp(bytes).metadata()).format,
    ]).toEqual([false, false, 'webp']);
  });

  it('without the header that says it was meant, from elsewhere, or without a session', async () => {
    expect(
      (
        await browser.send({
          method: 'POST',
          url: '/api/avatar',
          payload: photo,
          headers: { 'content-type': 'image/jpeg' },
        })
      ).status,
    ).toBe(403);
    expect((await send(browser, { bytes: photo, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await send(open.browser(), { bytes: photo })).status).toBe(401);
    expect((await send(open.browser(), { bytes: svg, type: 'image/svg+xml' })).status).toBe(401);
    expect((await send(browser, { bytes: photo, headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
  });
});

it('a picture that does not open costs the picture alone: the export comes without it', async () => {
  const { browser } = await member(open);
  const before = new Set(filesOnDisk());
  await send(browser, { bytes: photo });
  const address = (await addressNow(browser)) ?? '';
  expect((await look(browser, address)).status).toBe(200);
  const [file = ''] = filesOnDisk().filter((one) => !before.has(one));
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
  writeFileSync(file, bytes);
  expect((await look(browser, address)).status).toBe(404);
  const json = await look(browser, DOWNLOADS.json);
  expect(json.status).toBe(200);
  expect((JSON.parse(json.bytes.toString()) as ExportDocument).about.picture).toBeNull();
  expect((await browser.call('getUser')).status).toBe(200);
});
