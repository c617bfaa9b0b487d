import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { FirstData } from '#contract/first-data.ts';
import { isDrawnLive } from '#contract/page-data.ts';
import { screens, type ScreenName } from '#contract/screens.ts';
import { asciiPlugin } from './server-build/places-plugin.ts';
import { compressAll } from './web-build/compress.ts';
import { makeInstallable } from './web-build/installable.ts';
import { readManifest } from './web-build/manifest.ts';
import { writeOffline } from './web-build/offline.ts';
import { releaseFiles } from './web-build/release.ts';
import { pruned, wholeAssets, type Kind, type PageAssets } from './web-build/page-assets.ts';

/** The service worker stands alone, at an address that never changes: a browser that has it asks for it there. */
const WORKER = 'src/web/platform/sw/sw.ts';

type Page = { readonly path: string; readonly search: string; readonly data: FirstData };
type Renderer = {
  readonly sources: Readonly<Record<string, readonly string[]>>;
  readonly bodyOf: (page: Page) => { body: string };
  readonly createRender: (assets: PageAssets) => (page: Page) => { html: string };
};

const DIST = resolve(import.meta.dirname, '..', process.env['DIST_DIR'] ?? 'dist');
const CLIENT = join(DIST, 'client');
const VISITORS = (Object.keys(screens) as ScreenName[]).filter(
  (name) => screens[name].signedOut && name !== 'gallery' && !isDrawnLive(name),
);
const NOBODY: FirstData = { user: null, theme: 'system' };
/** A page that opens, before it is known who looks at it. */
const UNKNOWN = { ...NOBODY, user: undefined } as unknown as FirstData;
/** Whatever a visitor's page may show at first: its style covers these, so that none of them arrives undressed. */
const VARIANTS: readonly Pick<Page, 'search' | 'data'>[] = [
  { search: '', data: NOBODY },
  { search: '?ref=a&email=a%40b.c&goals=%5B%22pain%22%2C%22rituals%22%5D', data: NOBODY },
  {
    search: '',
    data: { ...NOBODY, devMail: true, demo: [{ label: 'a', description: 'a', email: 'a@b.c', password: 'a' }] },
  },
];

await main();

async function main(): Promise<void> {
  const began = performance.now();
  await rm(DIST, { recursive: true, force: true });
  await build({
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      manifest: false,
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false } },
    },
  });
  await build({ build: { outDir: CLIENT, emptyOutDir: false } });
  await build({
    plugins: [asciiPlugin()],
    build: {
      outDir: join(DIST, 'ssr'),
      emptyOutDir: true,
      ssr: 'src/web/app/render.tsx',
      manifest: false,
      rolldownOptions: {
        input: 'src/web/app/render.tsx',
        output: {
          entryFileNames: 'render.js',
          codeSplitting: false,
          minify: { compress: true, mangle: false, codegen: true },
        },
      },
    },
  });
  const renderer = (await import(pathToFileURL(join(DIST, 'ssr/render.js')).href)) as Renderer;
  const manifest = await readManifest(CLIENT);
  const [icon, plainIcon, pictures] = await Promise.all([
    iconAddress('icon.svg'),
    iconAddress('privacy-mode/plain-icon.svg'),
    makeInstallable(resolve(import.meta.dirname, '..'), CLIENT),
  ]);
  const assets = await wholeAssets({
    manifest,
    clientDir: CLIENT,
    icon,
    plainIcon,
    pictures,
    sources: renderer.sources,
  });
  for (const name of VISITORS)
    assets.kinds[name] = pruned(assets.kinds[name] as Kind, { markup: markupOf(renderer, name), manifest });
  await prerender(renderer, assets);
  await writeFile(join(DIST, 'pages.json'), JSON.stringify({ ...assets, prerendered: VISITORS }));
  await writeOffline({
    manifest,
    clientDir: CLIENT,
    icon: plainIcon,
    title: 'Offline',
    body: renderer.bodyOf({ path: '/', search: '', data: UNKNOWN }).body,
  });
  await writeFile(join(DIST, 'release.json'), JSON.stringify(await releaseFiles(CLIENT)));
  await Promise.all([compressAll(CLIENT), compressAll(join(DIST, 'pages'))]);
  console.log(
    `built ${Object.keys(assets.kinds).length} kinds of pages, ${VISITORS.length} of them drawn ahead, in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
}

/** All that a visitor's page may show at first. */
function markupOf(renderer: Renderer, name: ScreenName): string {
  return VARIANTS.map((variant) => renderer.bodyOf({ path: screens[name].path, ...variant }).body).join('');
}

/** Draws the pages of visitors ahead. */
async function prerender(renderer: Renderer, assets: PageAssets): Promise<void> {
  const render = renderer.createRender(assets);
  await mkdir(join(DIST, 'pages'), { recursive: true });
  await Promise.all(
    VISITORS.map((name) =>
      writeFile(
        join(DIST, 'pages', `${name}.html`),
        render({ path: screens[name].path, search: '', data: NOBODY }).html,
      ),
    ),
  );
}

/** An icon as an address that holds it: one request less for every page. */
async function iconAddress(file: string): Promise<string> {
  const icon = await readFile(resolve(import.meta.dirname, '../src/web/app', file), 'utf8');
  return `data:image/svg+xml,${icon
    .trim()
    .replaceAll('"', "'")
    .replace(/[<>#%]/g, encodeURIComponent)}`;
}
