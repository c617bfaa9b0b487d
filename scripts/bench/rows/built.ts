import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, readManifest } from '../../web-build/manifest.ts';
import { DIST } from '../ground/place.ts';
import { judge, type Row } from '../row.ts';
import { kilobytes } from '../statistics.ts';

const CLIENT = join(DIST, 'client');
const ENTRY = 'src/web/app/entry.tsx';
const MOST_OWN = 35 * 1024;
/**
 * What must never be needed by an entry: the phone's metadata. It stands in a chunk of its own, asked for when the
 * field is in sight.
 */
const PHONE = /libphonenumber|phone-format/;
const DEVELOPMENT = /gallery/;

/** The bytes a built file costs as brotli. */
export function packedSize(url: string): number {
  const file = join(CLIENT, url);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

/** Row 11: what each route alone needs, and what none of them may need before it is asked for. */
export async function chunkRow(): Promise<Row> {
  const manifest = await readManifest(CLIENT);
  const routes = Object.keys(manifest).filter((source) => source.endsWith('-screen.tsx') && !DEVELOPMENT.test(source));
  if (routes.length === 0) throw new Error('the build has no routes');
  const needs = new Map(routes.map((route) => [route, filesOf(manifest, [route]).scripts]));
  const entry = new Set(filesOf(manifest, [ENTRY]).scripts);
  const isShared = (url: string) =>
    entry.has(url) || [...needs.values()].filter((urls) => urls.includes(url)).length > 1;
  const sizes = routes.map((route) => ({
    name: route.replace(/^.*\/|-screen\.tsx$/g, ''),
    own: sizeOf((needs.get(route) ?? []).filter((url) => !isShared(url))),
    all: sizeOf((needs.get(route) ?? []).filter((url) => !entry.has(url))),
  }));
  const [own, all] = [largest(sizes, 'own'), largest(sizes, 'all')];
  const early = [ENTRY, ...routes].filter((source) =>
    filesOf(manifest, [source]).scripts.some((url) => PHONE.test(url)),
  );
  const measured = `largest: ${own.name} ${kilobytes(own.own)}, of ${sizes.length} routes (with what it shares with others, beyond the entry: ${all.name} ${kilobytes(all.all)}); phone metadata ${early.length === 0 ? 'in no first view' : `in ${early.join(', ')}`}`;
  return judge(
    { n: 11, what: "any route's own chunk", goal: '<= 35 KB brotli; no phone metadata in an entry', measured },
    own.own <= MOST_OWN,
    early.length === 0,
  );
}

type Size = { readonly name: string; readonly own: number; readonly all: number };

function sizeOf(urls: readonly string[]): number {
  return urls.reduce((sum, url) => sum + packedSize(url), 0);
}

function largest(sizes: readonly Size[], by: 'own' | 'all'): Size {
  return sizes.reduce((most, each) => (each[by] > most[by] ? each : most));
}
