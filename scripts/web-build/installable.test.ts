import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenAt } from '#contract/screens.ts';
import { PRODUCT } from '#domain/account/product.ts';
import { PLAIN_NAME, tells } from '#domain/privacy-mode/plain.ts';
import { makeInstallable } from './installable.ts';

type Manifest = {
  id: string;
  start_url: string;
  scope: string;
  display: string;
  name: string;
  description: string;
  short_name: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
};
let dir = '';
let pictures: Record<string, string> = {};
const read = async (name: string) => JSON.parse(await readFile(join(dir, `${name}.webmanifest`), 'utf8')) as Manifest;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'installable-'));
  pictures = await makeInstallable(resolve(import.meta.dirname, '../..'), dir);
});
afterAll(() => rm(dir, { recursive: true }));

test.each([
  ['manifest', PRODUCT],
  ['plain', PLAIN_NAME],
])('the %s manifest is %s, an app of its own with pictures that are what it says', async (name, product) => {
  const manifest = await read(name);
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: product,
    short_name: product,
    theme_color: '#f6efe3',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(join(dir, src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
  expect(manifest.shortcuts.map(({ url }) => screenAt(url)?.name)).toEqual(['tracker', 'journal', 'dailyFlow']);
});

test('the plain one says nothing of the product or of health', async () => {
  const shown = ({ name, description, shortcuts }: Manifest) =>
    [name, description, ...shortcuts.map((one) => one.name)].join(', ');
  expect(tells(shown(await read('plain')))).toBe(false);
  expect(tells(shown(await read('manifest')))).toBe(true);
});

test('what a launcher may cut off a maskable picture is empty, to its corners of one colour', async () => {
  const { icons } = await read('manifest');
  const picture = sharp(join(dir, icons.at(-1)?.src ?? ''));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  const ground = pixel(0, 0);
  const outside = Array.from({ length: 360 }, (_, degree) =>
    pixel(...onCircle(degree, 0.4 * info.width, info.width / 2)),
  );
  expect(outside.every((colour) => colour.join() === ground.join())).toBe(true);
  expect(pixel(info.width / 2, Math.round(info.width * 0.45)).join()).not.toBe(ground.join());
});

test('Apple gets a picture of its own for each', async () => {
  expect((await sharp(join(dir, pictures['manifest'] ?? '')).metadata()).width).toBe(180);
  expect(pictures['plain']).not.toBe(pictures['manifest']);
});

function onCircle(degree: number, radius: number, centre: number): [number, number] {
  const angle = (degree * Math.PI) / 180;
  return [Math.round(centre + radius * Math.cos(angle)), Math.round(centre + radius * Math.sin(angle))];
}
