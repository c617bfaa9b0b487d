import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPages, type PageRenderer } from './pages.ts';

const RENDER = `export const createRender = () => ({ path, data }) => ({ html: '<p>' + path + JSON.stringify(data) + '</p>', status: path === '/gone' ? 404 : 200, title: 't', kind: path === '/gone' ? 'notFound' : 'auth' });`;
let distDir = '';
let pages: PageRenderer;

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'pages-'));
  for (const folder of ['ssr', 'pages', 'client/assets']) await mkdir(join(distDir, folder), { recursive: true });
  await writeFile(join(distDir, 'ssr/render.js'), RENDER);
  await writeFile(join(distDir, 'ssr/package.json'), '{"type":"module"}');
  await writeFile(
    join(distDir, 'pages.json'),
    JSON.stringify({
      kinds: {
        auth: { styleHash: 'sha256-a' },
        notFound: { styleHash: 'sha256-n' },
        signup: { styleHash: 'sha256-s' },
      },
      prerendered: ['auth', 'signup'],
    }),
  );
  for (const name of ['auth', 'signup']) {
    const file = join(distDir, 'pages', `${name}.html`);
    await writeFile(file, name);
    await writeFile(`${file}.br`, brotliCompressSync(name));
    await writeFile(`${file}.gz`, gzipSync(name));
  }
  for (const name of ['e-1.js', 'e-1.js.br', 'f-1.woff2', 'notes.map'])
    await writeFile(join(distDir, 'client/assets', name), name);
  for (const name of ['sw.js', 'manifest.webmanifest', 'plain.webmanifest', 'offline.html'])
    await writeFile(join(distDir, 'client', name), name);
  pages = await openPages({ distDir });
});
afterAll(() => rm(distDir, { recursive: true }));

describe('what a visitor gets (§2.1)', () => {
  test.each([
    ['/auth', 'auth'],
    ['/standalone-signup', 'signup'],
    ['/', 'auth'],
    ['/tracker', 'auth'],
    ['/no-such-page', 'auth'],
    ['/gallery', 'auth'],
  ])('%s: the page %s', (path, name) => {
    const page = pages.prerendered(path);
    expect(page.identity.toString()).toBe(name);
    expect(brotliDecompressSync(page.br).toString()).toBe(name);
  });

  test('pages differ in their tag and bring their own style hash', () => {
    expect(pages.prerendered('/auth').etag).not.toBe(pages.prerendered('/standalone-signup').etag);
    expect(pages.prerendered('/standalone-signup').styleHash).toBe('sha256-s');
  });

  test('on the local default a page is drawn with what exists there, once', () => {
    const page = pages.prerendered('/auth', { devMail: true });
    expect(brotliDecompressSync(page.br).toString()).toBe('<p>/auth{"user":null,"theme":"system","devMail":true}</p>');
    expect(pages.prerendered('/login', { devMail: true })).not.toBe(page);
    expect(pages.prerendered('/tracker', { devMail: true })).toBe(page);
    expect(pages.prerendered('/auth').identity.toString()).toBe('auth');
  });
});

test('a page is drawn with its status and its style hash', () => {
  expect(pages.render({ path: '/gone', search: '', data: { user: null, theme: 'system' } })).toMatchObject({
    status: 404,
    styleHash: 'sha256-n',
  });
});

describe('files', () => {
  test('come with their type and the packed form that was built', () => {
    expect(pages.asset('/assets/e-1.js')).toMatchObject({ type: 'text/javascript; charset=utf-8', gzip: null });
    expect(pages.asset('/assets/e-1.js')?.br?.toString()).toBe('e-1.js.br');
    expect(pages.asset('/assets/f-1.woff2')).toMatchObject({ type: 'font/woff2', br: null });
  });
  test.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/plain.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/offline.html', 'text/html; charset=utf-8'],
  ])('%s stands at the root', (url, type) => expect(pages.asset(url)).toMatchObject({ type, br: null }));
  test.each([
    '/assets/notes.map',
    '/assets/e-1.js.br',
    '/assets/../pages.json',
    '/assets/',
    '/assets/nothing.js',
    '/pages.json',
  ])('%s is not served', (url) => expect(pages.asset(url)).toBeNull());
});

test('hashed files of the release before are served beside our own, which win; its root is not', async () => {
  const before = join(distDir, 'before');
  await mkdir(join(before, 'assets'), { recursive: true });
  for (const name of ['e-0.js', 'e-1.js']) await writeFile(join(before, 'assets', name), 'before');
  await writeFile(join(before, 'sw.js'), 'before');
  const { asset } = await openPages({ distDir, before });
  const said = ['/assets/e-0.js', '/assets/e-1.js', '/sw.js'].map((url) => asset(url)?.identity.toString());
  expect(said).toEqual(['before', 'e-1.js', 'sw.js']);
});

test('a folder without a build is an error', async () => {
  await expect(openPages({ distDir, before: join(distDir, 'nothing') })).rejects.toThrow('nothing');
  await expect(openPages({ distDir: join(distDir, 'nothing') })).rejects.toThrow('pages.json');
});
