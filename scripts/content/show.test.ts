import { createServer } from 'node:http';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { guideAddress } from '#domain/womb-health/guides.ts';
import { readScripts } from '#server/features/meditation/content/read-scripts.ts';
import { ROOT } from '../architecture/finding.ts';
import { openDoorway } from './doorway.ts';
import { KINDS_WITH_PAGES, pageOf } from './page-of.ts';

const open: { close: () => void }[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

test('each file of a kind with pages has one, at an address that says nothing', () => {
  for (const kind of KINDS_WITH_PAGES)
    for (const file of readdirSync(join(ROOT, 'content', kind)))
      expect(pageOf(join(ROOT, 'content', kind, file))?.path, file).toMatch(/^\/[a-z]/);
  expect(pageOf(join(ROOT, 'content/wisdom/warmth.md'))).toEqual({
    path: `/wisdom/${pieceAddress('warmth')}`,
    as: 'moderator',
  });
  expect(pageOf(join(ROOT, 'content/wisdom/teen-moods.md'))?.as).toBe('teen');
  expect(pageOf(join(ROOT, 'content/womb-health/pcos.md'))?.path).toBe(`/womb-health/${guideAddress('pcos')}`);
  const [script] = readScripts();
  expect(pageOf(join(ROOT, `content/meditations/${script?.id}.json`))?.path).toBe(`/meditations/${script?.id}`);
});

test('what no page shows is said, not guessed', () => {
  for (const file of ['README.md', 'content/legal/terms-of-use.1.json', '/etc/hosts'])
    expect(pageOf(file), file).toBeNull();
});

test('the doorway signs the browser in as the demo member, and leads to the page', async () => {
  const seen: string[] = [];
  const product = createServer((request, reply) => {
    request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
    request.on('end', () => reply.writeHead(200, { 'set-cookie': ['session=one; Path=/; HttpOnly', 'theme=day'] }).end());
  }).listen(0, '127.0.0.1');
  open.push(product);
  await once(product, 'listening');
  const origin = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const doorway = await openDoorway(origin, { path: '/wisdom/abc', as: 'teen' });
  open.push(doorway);
  const reply = await fetch(doorway.address, { redirect: 'manual' });
  expect(reply.status).toBe(302);
  expect(reply.headers.get('location')).toBe(`${origin}/wisdom/abc`);
  expect(reply.headers.getSetCookie()).toEqual(['session=one; Path=/; HttpOnly', 'theme=day']);
  expect(seen.join('')).toContain('"teen@demo.example"');
});
