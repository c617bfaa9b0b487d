import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { FirstData } from '#contract/first-data.ts';
import { screens } from '#contract/screens.ts';
import { compressAll } from './web-build/compress.ts';
import { readManifest } from './web-build/manifest.ts';
import { pruned, wholeAssets, type Kind, type PageAssets } from './web-build/page-assets.ts';

type Page = { readonly path: string; readonly search: string; readonly data: FirstData };
type Renderer = {
  readonly sources: Readonly<Record<string, readonly string[]>>;
  readonly bodyOf: (page: Page) => { body: string };
  readonly createRender: (assets: PageAssets) => (page: Page) => { html: string };
};

const DIST = resolve(import.meta.dirname, '..', process.env['DIST_DIR'] ?? 'dist');
const CLIENT = join(DIST, 'client');
const NOBODY: FirstData = { user: null, theme: 'system' };

await main();

async function main(): Promise<void> {
  const began = performance.now();
  await rm(DIST, { recursive: true, force: true });
  await build({ build: { outDir: CLIENT, emptyOutDir: true } });
  await build({ build: { outDir: join(DIST, 'ssr'), emptyOutDir: true, ssr: 'src/web/app/render.tsx', manifest: false, rolldownOptions: { input: 'src/web/app/render.tsx', output: { entryFileNames: 'render.js' } } } });
  const renderer = (await import(pathToFileURL(join(DIST, 'ssr/render.js')).href)) as Renderer;
  const assets = await wholeAssets({ manifest: await readManifest(CLIENT), clientDir: CLIENT, icon: await placeIcon(), sources: renderer.sources });
  const prerendered = await prerender(renderer, assets);
  await writeFile(join(DIST, 'pages.json'), JSON.stringify({ ...assets, prerendered }));
  await Promise.all([compressAll(CLIENT), compressAll(join(DIST, 'pages'))]);
  console.log(`built ${Object.keys(assets.kinds).length} kinds of pages, ${Object.keys(prerendered).length} of them drawn ahead, in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Draws the pages of visitors ahead, each with its own pruned style. Answers the hash of each page's style. */
async function prerender(renderer: Renderer, assets: PageAssets): Promise<Record<string, string>> {
  await mkdir(join(DIST, 'pages'), { recursive: true });
  const hashes: Record<string, string> = {};
  for (const [name, screen] of Object.entries(screens)) {
    const kind = assets.kinds[name];
    if (!screen.signedOut || !kind || name === 'gallery') continue;
    const page = { path: screen.path, search: '', data: NOBODY };
    const own: Kind = pruned(kind, renderer.bodyOf(page).body);
    const { html } = renderer.createRender({ ...assets, kinds: { ...assets.kinds, [name]: own } })(page);
    await writeFile(join(DIST, 'pages', `${name}.html`), html);
    hashes[name] = own.styleHash;
  }
  return hashes;
}

async function placeIcon(): Promise<string> {
  const icon = await readFile(resolve(import.meta.dirname, '../src/web/app/icon.svg'));
  const url = `/assets/icon-${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.svg`;
  await writeFile(join(CLIENT, url), icon);
  return url;
}
