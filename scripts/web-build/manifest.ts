import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
/** Vite's manifest: chunks by their source file. */
export type Manifest = Readonly<Record<string, Chunk>>;
/** Files a page needs at once, as addresses. The first script is the chunk asked for. */
export type Files = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Where every page begins. */
export const ENTRY = 'src/web/app/entry.tsx';

/** Reads the manifest of a client build, with a key for every source file: those of a shared chunk lead to it. */
export async function readManifest(clientDir: string): Promise<Manifest> {
  const [manifest, homes] = await Promise.all([
    read<Manifest>(clientDir, 'manifest.json'),
    read<Record<string, string>>(clientDir, 'homes.json'),
  ]);
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const chunks = Object.entries(homes).flatMap(([source, file]) =>
    byFile.has(file) ? [[source, byFile.get(file) as Chunk] as const] : [],
  );
  return { ...Object.fromEntries(chunks), ...manifest };
}

/** A chunk by its source file, with all that it imports statically. Throws when the build has no such chunk. */
export function filesOf(manifest: Manifest, sources: readonly string[]): Files {
  const chunks = [...new Set(sources.flatMap((source) => [...reach(manifest, source)]))].map(
    (key) => manifest[key] as Chunk,
  );
  return {
    scripts: unique(chunks.map(({ file }) => `/${file}`)),
    styles: unique(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`))),
  };
}

/** The late sections (chunks named `*-later`) that some sources fetch, themselves or through what they import. */
export function sectionsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const chunks = unique(sources.flatMap((source) => [...reach(manifest, source)]));
  return unique(chunks.flatMap((key) => manifest[key]?.dynamicImports ?? [])).filter((key) =>
    manifest[key]?.name?.endsWith('-later'),
  );
}

/**
 * The late parts that some sources fetch, themselves, through what they import or through one another. Files that are
 * fetched to open a page (`doors`) are none: neither they nor what they fetch, and neither is what the entry fetches.
 */
export function partsOf(manifest: Manifest, sources: readonly string[], entries: readonly string[]): string[] {
  const shut = new Set(entries.map((entry) => manifest[entry]?.file));
  const found = new Set<string>();
  const follow = (source: string) => {
    const chunks = [...reach(manifest, source)].map((key) => manifest[key] as Chunk);
    for (const key of chunks.flatMap(({ file, dynamicImports = [] }) =>
      file === manifest[ENTRY]?.file ? [] : dynamicImports,
    )) {
      if (found.has(key) || shut.has(manifest[key]?.file)) continue;
      found.add(key);
      follow(key);
    }
  };
  sources.forEach(follow);
  return [...found];
}

/**
 * The addresses of what some sources alone need, themselves, through what they import or through what they fetch: not
 * what `others` get to without them.
 */
export function onlyOf(manifest: Manifest, sources: readonly string[], others: readonly string[]): ReadonlySet<string> {
  // A chunk has several keys: what is meant is its file.
  const shut = new Set(sources.map((source) => chunkOf(manifest, source).file));
  const elsewhere = addresses(manifest, everything(manifest, others, shut));
  return new Set([...addresses(manifest, everything(manifest, sources))].filter((file) => !elsewhere.has(file)));
}

/** All that some sources get to, also by fetching it later; files that are `shut` are not gone through. */
function everything(
  manifest: Manifest,
  sources: readonly string[],
  shut: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...sources];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const { file, imports = [], dynamicImports = [] } = chunkOf(manifest, key);
    if (seen.has(key) || shut.has(file)) continue;
    seen.add(key);
    waiting.push(...imports, ...dynamicImports);
  }
  return seen;
}

function addresses(manifest: Manifest, keys: ReadonlySet<string>): ReadonlySet<string> {
  const chunks = [...keys].map((key) => chunkOf(manifest, key));
  return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css].map((name) => `/${name}`)));
}

/** The address of the file made from a source whose name ends so, for fonts and pictures. */
export function assetOf(manifest: Manifest, source: string): string {
  return `/${chunkOf(manifest, source).file}`;
}

function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build has no ${source}`);
  return chunk;
}

async function read<T>(clientDir: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(clientDir, '.vite', name), 'utf8')) as T;
}

function reach(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const { imports } = chunkOf(manifest, source);
  if (seen.has(source)) return seen;
  seen.add(source);
  imports?.forEach((key) => reach(manifest, key, seen));
  return seen;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
