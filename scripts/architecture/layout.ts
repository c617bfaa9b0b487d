/** Where files may stand and what they may be called: the layout of README.md. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { conclude, ROOT, startedAs, type Finding, type Verdict } from './finding.ts';
import { listFiles } from './files.ts';

const ATTIC = /^(utils?|libs?|common|helpers?|misc|shared)$/;
// The aim is 14; this is where the check stops. A test and a stylesheet belong to the part they stand beside.
const FOLDER_LIMIT = 20;
const SOURCE = /\.(ts|tsx|mjs)$/;

/**
 * The files of a feature in each layer. A suffix names a kind; a file without one is a deed or a part its kind calls.
 */
const FILE_KINDS: readonly { readonly where: RegExp; readonly fits: RegExp; readonly says: string }[] = [
  {
    where: /^src\/contract\/(?!kit\/)[^/]+\//,
    fits: /\.(routes|schemas|errors|test)\.ts$/,
    says: '<feature>.routes.ts, .schemas.ts, .errors.ts or a test',
  },
  {
    where: /^src\/server\/features\//,
    fits: /\/[a-z0-9-]+(\.(handlers|manifest|store|emails|jobs|notices|page|copy|styles|[a-z]+\.test|test))?\.ts$|\.css$/,
    says: '*.manifest.ts, *.handlers.ts, *.store.ts, *.emails.ts, *.notices.ts, *.jobs.ts, a page it draws itself, public.ts, a deed they call, or a test',
  },
  {
    where: /^src\/web\/features\//,
    fits: /\/[a-z0-9-]+(\.(queries|copy|test|sample))?\.tsx?$|\.module\.css$/,
    says: '*-screen.tsx, parts with their .module.css, *.queries.ts, *.copy.ts, public.ts or a test',
  },
];

/** The names of the rules of the layout. */
export const LAYOUT_RULES = [
  'attic-name',
  'no-barrels',
  'files-of-a-feature',
  'handlers-of-routes',
  'manifest-of-feature',
  'four-floors',
  'no-hushing',
  'crowded-folder',
];

const MANIFESTS = 'src/server/app/manifests.ts';
const BRINGS = /^src\/server\/features\/([^/]+)\/(?:.+\/)?[^/]+\.(?:handlers|jobs|manifest|store)\.ts$/;

const BARREL = /^export \* from/m;
const HUSHED = /(oxlint|eslint)-disable|@ts-(ignore|nocheck)/;
const NOT_HUSHED_HERE = /^scripts\/architecture\//;

function nameFindings(file: string): Finding[] {
  const found: Finding[] = [];
  const words = file.split('/').map((part) => part.split('.')[0] ?? '');
  const attic = words.find((word) => ATTIC.test(word));
  if (attic) found.push({ file, rule: 'attic-name', message: `"${attic}" says nothing: name what is in it` });
  if (/^index\.tsx?$/.test(basename(file)))
    found.push({ file, rule: 'no-barrels', message: 'import from the file that says it' });
  const room = FILE_KINDS.find(({ where }) => where.test(file) && !file.endsWith('tsconfig.json'));
  if (room && !room.fits.test(file))
    found.push({ file, rule: 'files-of-a-feature', message: `a feature holds here ${room.says}` });
  if (file.startsWith('src/') && !/^src\/(domain|contract|server|web)\//.test(file))
    found.push({ file, rule: 'four-floors', message: 'src holds domain, contract, server and web' });
  return found;
}

function textFindings(file: string, text: string): Finding[] {
  const found: Finding[] = [];
  if (BARREL.test(text)) found.push({ file, rule: 'no-barrels', message: 'export * hides where a word lives' });
  if (HUSHED.test(text) && !NOT_HUSHED_HERE.test(file))
    found.push({ file, rule: 'no-hushing', message: 'mend what the tool says instead of switching it off' });
  return found;
}

function crowded(files: readonly string[]): Finding[] {
  const folders = Map.groupBy(
    files.filter((file) => !/\.test\.tsx?$|\.module\.css$/.test(file)),
    (file) => dirname(file),
  );
  return [...folders]
    .filter(([, inside]) => inside.length > FOLDER_LIMIT)
    .map(([file, inside]) => ({ file, rule: 'crowded-folder', message: `${inside.length} files: make a subfolder` }));
}

/** One feature is one word in each layer: whoever declares routes has handlers under the same word. */
function unanswered(files: readonly string[]): Finding[] {
  const words = files.flatMap((file) => /^src\/contract\/([^/]+)\/\1\.routes\.ts$/.exec(file)?.[1] ?? []);
  const missing = words.filter((word) => !files.includes(`src/server/features/${word}/${word}.handlers.ts`));
  return missing.map((word) => ({
    file: `src/contract/${word}/${word}.routes.ts`,
    rule: 'handlers-of-routes',
    message: `src/server/features/${word}/${word}.handlers.ts answers these routes`,
  }));
}

/**
 * What a feature brings to the server stands in its manifest: whoever has handlers or jobs, or says in SQL what it
 * keeps, has one that joins the list.
 */
function undeclared(files: readonly string[], read: (file: string) => string): Finding[] {
  const list = files.includes(MANIFESTS) ? read(MANIFESTS) : '';
  const words = files.flatMap((file) => BRINGS.exec(file)?.[1] ?? []);
  return [...new Set(words)].flatMap((word) => {
    const file = `src/server/features/${word}/${word}.manifest.ts`;
    const finding = (message: string): Finding[] => [{ file, rule: 'manifest-of-feature', message }];
    if (!files.includes(file)) return finding('what this feature brings to the server is said here');
    return list.includes(`/${word}.manifest.ts'`) ? [] : finding(`${MANIFESTS} does not list it`);
  });
}

/** Checks names, kinds of files, barrels, hushed tools and the size of folders. */
export function checkLayout(root: string): Verdict {
  const files = listFiles(root, ['src', 'scripts', 'e2e']);
  const read = (file: string): Finding[] =>
    SOURCE.test(file) ? textFindings(file, readFileSync(join(root, file), 'utf8')) : [];
  return {
    looked: files.length,
    findings: [
      ...files.flatMap((file) => [...nameFindings(file), ...read(file)]),
      ...crowded(files),
      ...unanswered(files),
      ...undeclared(files, (file) => readFileSync(join(root, file), 'utf8')),
    ],
  };
}

if (startedAs(import.meta.url)) conclude('layout', checkLayout(ROOT));
