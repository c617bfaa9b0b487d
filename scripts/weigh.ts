import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { carriesZod, pageFaults } from './web-build/inspect.ts';

/**
 * Budgets in bytes, brotli where it says so, and in files. Home has one request besides: the word that the member is
 * here.
 */
const BUDGET = {
  landingDocument: 8_000,
  landingScripts: 75_500,
  homeScripts: 108_500,
  routeChunk: 35_700,
  // What stands around every page of a member, home's with it: nobody's own.
  membersChunk: 37_500,
  worker: 225_000,
  firstFonts: 60_000,
  landingFiles: 10,
  homeFiles: 9,
  trackerFiles: 12,
};
/** The headers of a page as the server sends them: 1,301 bytes measured on the local default, 1,380 with HSTS. */
const HEADERS = 1_400;

const DIST = resolve(import.meta.dirname, '..', process.env['DIST_DIR'] ?? 'dist');
type Kind = {
  readonly scripts: readonly string[];
  readonly late: readonly string[];
  readonly fonts: readonly string[];
};
type Pages = {
  readonly entry: string;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly prerendered: readonly string[];
};
type Line = { readonly what: string; readonly bytes: number; readonly most: number };

/** Pages that are read, by the name of their kind: none weighs more than the journal. */
const READ = [
  'wisdom',
  'wisdomPiece',
  'wombHealth',
  'wombHealthGuide',
  'healthGuide',
  'healthGuideWeek',
  'meals',
  'meal',
];

await main();

async function main(): Promise<void> {
  const pages = JSON.parse(await readFile(join(DIST, 'pages.json'), 'utf8')) as Pages;
  const lines = [...(await pageLines(pages)), ...(await readingLines(pages)), ...(await chunkLines(pages))];
  for (const { what, bytes, most } of lines)
    console.log(`${bytes <= most ? 'ok  ' : 'OVER'} ${what.padEnd(44)} ${String(bytes).padStart(7)} of ${most}`);
  const faults = [...(await faultsOfPages(pages)), ...(await faultsOfScripts())];
  for (const fault of faults) console.log(`FAIL ${fault}`);
  const over = lines.filter(({ bytes, most }) => bytes > most).length;
  if (over + faults.length > 0) process.exitCode = 1;
  console.log(
    `${lines.length - over} budgets kept, ${over} broken; ${faults.length} faults in ${pages.prerendered.length} pages and the scripts`,
  );
}

async function readingLines({ entry, kinds }: Pages): Promise<Line[]> {
  const { journal } = kinds;
  if (!journal) throw new Error('the build lacks the journal');
  const most = await scriptsOf(entry, journal);
  return Promise.all(
    READ.map(async (name) => {
      const kind = kinds[name];
      if (!kind) throw new Error(`the build lacks ${name}`);
      return { what: `scripts of ${name}, beside the journal’s`, bytes: await scriptsOf(entry, kind), most };
    }),
  );
}

async function pageLines({ entry, kinds }: Pages): Promise<Line[]> {
  const { auth, home, tracker } = kinds;
  if (!auth || !home || !tracker) throw new Error('the build lacks the sign-in page, the home page or the tracker');
  return [
    {
      what: 'sign-in document: headers, HTML, CSS',
      bytes: HEADERS + (await size('pages/auth.html.br')),
      most: BUDGET.landingDocument,
    },
    { what: 'all scripts of the sign-in page', bytes: await scriptsOf(entry, auth), most: BUDGET.landingScripts },
    { what: 'all scripts of the home page', bytes: await scriptsOf(entry, home), most: BUDGET.homeScripts },
    { what: 'fonts named by the sign-in page', bytes: await sum(auth.fonts, ''), most: BUDGET.firstFonts },
    { what: 'files the sign-in document names', bytes: filesOf(auth), most: BUDGET.landingFiles },
    { what: 'files the home document names', bytes: filesOf(home), most: BUDGET.homeFiles },
    { what: 'files the tracker document names', bytes: filesOf(tracker), most: BUDGET.trackerFiles },
  ];
}

/**
 * The document, the first script, the entry, its scripts, late styles and fonts: all that a first visit fetches by
 * itself.
 */
function filesOf({ scripts: files, late, fonts }: Kind): number {
  return 3 + files.length + late.length + fonts.length;
}

/**
 * Every chunk but the entry, the ones fetched later included: phone metadata, toasts. A worker runs beside the page and
 * is fetched on the member's doing alone: the list of leaked passwords weighs what it weighs.
 */
async function chunkLines({ entry }: Pages): Promise<Line[]> {
  const chunks = (await scripts()).filter((file) => `/assets/${file}` !== entry);
  const sizes = await Promise.all(
    chunks.map(async (file) => ({
      what: `chunk ${file.replace(/-[\w-]{7,8}\.js$/, '')}`,
      bytes: await size(`client/assets/${file}.br`),
      most: mostOf(file),
    })),
  );
  return sizes.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5);
}

function mostOf(file: string): number {
  if (/-worker-/.test(file)) return BUDGET.worker;
  return /^members-[\w-]{7,8}\.js$/.test(file) ? BUDGET.membersChunk : BUDGET.routeChunk;
}

async function faultsOfPages({ prerendered }: Pages): Promise<string[]> {
  const found = await Promise.all(
    prerendered.map(async (name) =>
      pageFaults(await readFile(join(DIST, 'pages', `${name}.html`), 'utf8')).map((fault) => `${name}: ${fault}`),
    ),
  );
  return found.flat();
}

async function faultsOfScripts(): Promise<string[]> {
  const files = await scripts();
  const carrying = await Promise.all(
    files.map(async (file) =>
      carriesZod(await readFile(join(DIST, 'client/assets', file), 'utf8')) ? [`${file} carries zod`] : [],
    ),
  );
  return carrying.flat();
}

async function scripts(): Promise<string[]> {
  return (await readdir(join(DIST, 'client/assets'))).filter((file) => file.endsWith('.js'));
}

function scriptsOf(entry: string, kind: Kind): Promise<number> {
  return sum([entry, ...kind.scripts], '.br');
}

async function sum(urls: readonly string[], ending: string): Promise<number> {
  const sizes = await Promise.all(urls.map((url) => size(`client${url}${ending}`)));
  return sizes.reduce((total, bytes) => total + bytes, 0);
}

async function size(path: string): Promise<number> {
  return (await stat(join(DIST, path))).size;
}
