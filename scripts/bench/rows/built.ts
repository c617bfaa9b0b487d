import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, readManifest, type Manifest } from '../../web-build/manifest.ts';
import { DIST } from '../ground/place.ts';
import { judge, type Row } from '../row.ts';
import { kilobytes } from '../statistics.ts';

const CLIENT = join(DIST, 'client');
const ENTRY = 'src/web/app/entry.tsx';
const MOST_OWN = 35 * 1024;
/** What must never be needed by an entry: the phone's metadata. It stands in a chunk of its own, asked for when the field is in sight. */
const PHONE = /libphonenumber|phone-format/;
const DEVELOPMENT = /gallery/;

/** The bytes a built file costs as brotli. */
export function packedSize(url: string): number {
  const file = join(CLIENT, url);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

/** Row 11: each route's own chunks, and what none of them may need before it is asked for. */
export async function chunkRow(): Promise<Row> {
  const manifest = await readManifest(CLIENT);
  const routes = Object.keys(manifest).filter((source) => source.endsWith('-screen.tsx') && !DEVELOPMENT.test(source));
  if (routes.length === 0) throw new Error('the build has no routes');
  const entry = new Set(filesOf(manifest, [ENTRY]).scripts);
  const sizes = routes.map((route) => ({ route: route.replace(/^.*\/|-screen\.tsx$/g, ''), own: ownSize(manifest, { route, entry }) })).toSorted((a, b) => b.own - a.own);
  const early = [ENTRY, ...routes].filter((source) => filesOf(manifest, [source]).scripts.some((url) => PHONE.test(url)));
  const [largest] = sizes;
  const measured = `largest: ${largest?.route} ${kilobytes(largest?.own ?? 0)}, of ${sizes.length} routes; phone metadata ${early.length === 0 ? 'in no first view' : `in ${early.join(', ')}`}`;
  return judge({ n: 11, what: "any route's own chunk", goal: '<= 35 KB brotli; no phone metadata in an entry', measured }, (largest?.own ?? 0) <= MOST_OWN, early.length === 0);
}

function ownSize(manifest: Manifest, { route, entry }: { route: string; entry: ReadonlySet<string> }): number {
  return filesOf(manifest, [route]).scripts.filter((url) => !entry.has(url)).reduce((sum, url) => sum + packedSize(url), 0);
}
