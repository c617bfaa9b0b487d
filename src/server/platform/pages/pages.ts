import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstData } from '#contract/first-data.ts';
import { screenAt, screens } from '#contract/screens.ts';
import { openAssets, type Asset } from './assets.ts';

export type PageRequest = { readonly path: string; readonly search: string; readonly data: FirstData };
/** A page drawn for one request. `styleHash` belongs into this document's `style-src`, as 'sha256-...'. */
export type RenderedPage = { readonly html: string; readonly status: 200 | 404; readonly title: string; readonly styleHash: string };
/** A page drawn at build, in the encodings it is kept in. */
export type PrerenderedPage = { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer; readonly etag: string; readonly styleHash: string };

/** The built web as the server sees it: an artefact that is loaded, never imported. */
export type Pages = {
  /** Draws the complete document of an address for the member in `data`, or for a visitor. 1 to 3 ms. */
  readonly render: (page: PageRequest) => RenderedPage;
  /** What a visitor gets on a path without a query: the page itself where it opens signed out, else the sign-in page (§2.1). Null when it was not drawn ahead. */
  readonly prerendered: (path: string) => PrerenderedPage | null;
  /** A hashed file under /assets/ by its address; null when there is none. It never changes: cache it for ever. */
  readonly asset: (url: string) => Asset | null;
  /** Every inlined style the build knows, for a policy that must cover them all. */
  readonly styleHashes: readonly string[];
};

type Kind = { readonly styleHash: string };
type BuiltPages = { readonly kinds: Readonly<Record<string, Kind>>; readonly prerendered: Readonly<Record<string, string>> };
type Bundle = { readonly createRender: (assets: unknown) => (page: PageRequest) => { html: string; status: 200 | 404; title: string; kind: string } };

/** Loads a build. Throws when the folder holds none, or one of another version: say `npm run build` then. */
export async function openPages({ distDir }: { distDir: string }): Promise<Pages> {
  const built = JSON.parse(await readFile(join(distDir, 'pages.json'), 'utf8')) as BuiltPages;
  const bundle = (await import(pathToFileURL(join(distDir, 'ssr/render.js')).href)) as Bundle;
  const render = bundle.createRender(built);
  const [ahead, asset] = await Promise.all([readAhead(distDir, built.prerendered), openAssets(join(distDir, 'client'))]);
  return {
    render: (page) => {
      const { html, status, title, kind } = render(page);
      return { html, status, title, styleHash: built.kinds[kind]?.styleHash ?? '' };
    },
    prerendered: (path) => ahead.get(nameForVisitor(path)) ?? null,
    asset,
    styleHashes: [...new Set([...Object.values(built.kinds).map(({ styleHash }) => styleHash), ...Object.values(built.prerendered)])],
  };
}

function nameForVisitor(path: string): string {
  const name = screenAt(path);
  return name !== null && screens[name].signedOut && name !== 'gallery' ? name : 'auth';
}

async function readAhead(distDir: string, hashes: Readonly<Record<string, string>>): Promise<Map<string, PrerenderedPage>> {
  const pages = new Map<string, PrerenderedPage>();
  for (const [name, styleHash] of Object.entries(hashes)) {
    const file = join(distDir, 'pages', `${name}.html`);
    const [identity, br, gzip] = await Promise.all([readFile(file), readFile(`${file}.br`), readFile(`${file}.gz`)]);
    pages.set(name, { identity, br, gzip, styleHash, etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"` });
  }
  return pages;
}
