import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FirstData } from '#contract/first-data.ts';
import { screenAt, screens, type ScreenName } from '#contract/screens.ts';
import { openAssets, type Asset } from './assets.ts';
import { etagOf } from './hashes.ts';

/**
 * `lead`: where a browser that has none of the member's marks of the plans is led before anything is drawn (gate rule
 * 3).
 */
export type PageRequest = {
  readonly path: string;
  readonly search: string;
  readonly data: FirstData;
  readonly lead?: string | undefined;
};
/**
 * A page drawn for one request. `styleHash` belongs into this document's `style-src`: the sha256-... of its one inlined
 * style.
 */
export type RenderedPage = {
  readonly html: string;
  readonly status: 200 | 404;
  readonly title: string;
  readonly styleHash: string;
};
/** A page drawn at build, in the encodings it is kept in. */
export type PrerenderedPage = {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly styleHash: string;
};

/** What exists on the local default only, and so is not in the pages drawn at build. */
export type LocalData = Pick<FirstData, 'demo' | 'devMail'>;

/** The built web as the server sees it: an artefact that is loaded, never imported. */
export type PageRenderer = {
  /** Draws the complete document of an address for the member in `data`, or for a visitor. 1 to 3 ms. */
  readonly render: (page: PageRequest) => RenderedPage;
  /**
   * What a visitor gets on a path without a query: the page itself where it opens signed out, else the sign-in page
   * (§2.1). With `local` it is drawn and packed at the first asking and kept, so that the local default serves what
   * production serves.
   */
  readonly prerendered: (path: string, local?: LocalData) => PrerenderedPage;
  /** The address of the plain page's script. */
  readonly measures: string;
  /** A hashed file under /assets/ by its address; null when there is none. It never changes: cache it for ever. */
  readonly asset: (url: string) => Asset | null;
};

type BuiltKind = { readonly styleHash: string };
type BuiltPages = {
  readonly kinds: Readonly<Record<string, BuiltKind>>;
  readonly prerendered: readonly ScreenName[];
  readonly measures: string;
};
type Bundle = {
  readonly createRender: (
    assets: unknown,
  ) => (page: PageRequest) => { html: string; status: 200 | 404; title: string; kind: string };
};

/**
 * Loads a build. Throws when the folder holds none, or one of another version: say `npm run build` then. `before` is the
 * folder of the client files of the release before, whose hashed files are served too.
 */
export async function openPages({
  distDir,
  before = null,
}: {
  distDir: string;
  before?: string | null;
}): Promise<PageRenderer> {
  const built = JSON.parse(await readFile(join(distDir, 'pages.json'), 'utf8')) as BuiltPages;
  const bundle = (await import(pathToFileURL(join(distDir, 'ssr/render.js')).href)) as Bundle;
  const render = dressed(bundle, built);
  const [ahead, asset] = await Promise.all([readAhead(distDir, built), openAssets(join(distDir, 'client'), before)]);
  return { render, prerendered: keptPages(ahead, render), measures: built.measures, asset };
}

function dressed(bundle: Bundle, built: BuiltPages): PageRenderer['render'] {
  const draw = bundle.createRender(built);
  return (page) => {
    const { kind, ...drawn } = draw(page);
    return { ...drawn, styleHash: built.kinds[kind]?.styleHash ?? '' };
  };
}

function keptPages(
  ahead: ReadonlyMap<string, PrerenderedPage>,
  render: PageRenderer['render'],
): PageRenderer['prerendered'] {
  const local = new Map<string, PrerenderedPage>();
  return (path, data) => {
    const name = nameForVisitor(path, data?.devMail === true);
    const kept = data ? local.get(name) : ahead.get(name);
    if (kept) return kept;
    const { html, styleHash } = render({
      path: screens[name].path,
      search: '',
      data: { user: null, theme: 'system', ...data },
    });
    const page = packed(Buffer.from(html), styleHash);
    if (data) local.set(name, page);
    return page;
  };
}

function nameForVisitor(path: string, isLocal: boolean): ScreenName {
  const name = screenAt(path)?.name ?? null;
  return name !== null && screens[name].signedOut && (name !== 'gallery' || isLocal) ? name : 'auth';
}

async function readAhead(distDir: string, { kinds, prerendered }: BuiltPages): Promise<Map<string, PrerenderedPage>> {
  const pages = new Map<string, PrerenderedPage>();
  for (const name of prerendered) {
    const file = join(distDir, 'pages', `${name}.html`);
    const [identity, br, gzip] = await Promise.all([readFile(file), readFile(`${file}.br`), readFile(`${file}.gz`)]);
    pages.set(name, { identity, br, gzip, styleHash: kinds[name]?.styleHash ?? '', etag: etagOf(identity) });
  }
  return pages;
}

function packed(identity: Buffer, styleHash: string): PrerenderedPage {
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  return { identity, br, gzip: gzipSync(identity), styleHash, etag: etagOf(identity) };
}
