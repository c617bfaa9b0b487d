import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../architecture/files.ts';

/** Everything a feature is made of, in every layer. */
export type Feature = {
  readonly routes: readonly string[];
  readonly tables: readonly string[];
  readonly screens: readonly string[];
  readonly files: readonly string[];
  readonly tests: readonly string[];
};

const FOLDER = /^src\/(?:domain|contract|server\/features|web\/features)\/([a-z0-9-]+)\//;
const TEST = /\.(test\.tsx?|journey\.ts)$/;

/** Every feature word in use, from the folders of the four layers. */
export function featureWords(root: string): string[] {
  const words = listFiles(root, ['src']).flatMap((file) => FOLDER.exec(file)?.[1] ?? []);
  return [...new Set(words)].filter((word) => word !== 'kit').toSorted();
}

async function routesOf(root: string, word: string): Promise<string[]> {
  const file = join(root, `src/contract/${word}/${word}.routes.ts`);
  if (!existsSync(file)) return [];
  const module = (await import(pathToFileURL(file).href)) as Record<
    string,
    Record<string, { method: string; path: string; summary: string }>
  >;
  return Object.values(module)
    .flatMap((routes) => Object.values(routes))
    .map(({ method, path, summary }) => `${method} ${path}  ${summary}`);
}

/** The tables that its manifest has. */
function tablesOf(root: string, files: readonly string[]): string[] {
  const manifests = files.filter((file) => file.endsWith('.manifest.ts'));
  return manifests.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {4}'((?:app|auth)\.[a-z_]+)': \{/gm)].map(
      ([, table = '']) => table,
    ),
  );
}

type Screens = Readonly<Record<string, { readonly path: string; readonly title: string }>>;

/** Its screens: those the lists of routes place in its folder, and those found there by their own name. */
async function screensOf(root: string, { word, files }: Mine): Promise<string[]> {
  const { screens } = (await import(pathToFileURL(join(root, 'src/contract/screens.ts')).href)) as { screens: Screens };
  const routes = ['routes', 'member-routes', 'gallery-route']
    .map((file) => readFileSync(join(root, `src/web/app/routes/${file}.tsx`), 'utf8'))
    .join('\n');
  const placed = namesPlaced(routes, word);
  return Object.entries(screens)
    .filter(([name]) => placed.has(name) || files.includes(`src/web/features/${word}/${kebab(name)}-screen.tsx`))
    .map(([, { path, title }]) => `${path}  ${title}`);
}

/** The names of screens that the lists place in the folder of a word, by themselves or by the name of a route. */
function namesPlaced(routes: string, word: string): ReadonlySet<string> {
  const drawn = `\\{ file: '${word}/`;
  const aliases = [...routes.matchAll(new RegExp(`const (\\w+): ScreenRoute = ${drawn}`, 'g'))].map(
    ([, alias]) => alias,
  );
  const draws = new RegExp(`^ {2}(\\w+): (?:${[drawn, ...aliases.map((alias) => `${alias},`)].join('|')})`, 'gm');
  return new Set([...routes.matchAll(draws)].map(([, name = '']) => name));
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The migrations that make its tables. */
function migrationsOf(root: string, tables: readonly string[]): string[] {
  const makes = tables.map((table) => `create table ${table} (`);
  return listFiles(root, ['db/migrations']).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return makes.some((words) => text.includes(words));
  });
}

type Mine = { readonly word: string; readonly files: readonly string[] };

/** Finds what a feature has; null when no layer knows the word. */
export async function findFeature(root: string, word: string): Promise<Feature | null> {
  const all = listFiles(root, ['src', 'e2e', 'content', 'docs']);
  const mine = all.filter(
    (file) =>
      FOLDER.exec(file)?.[1] === word ||
      file === `docs/${word}.md` ||
      file.startsWith(`content/${word}/`) ||
      (file.startsWith('e2e/') && file.endsWith(`/${word}.journey.ts`)),
  );
  if (mine.length === 0) return null;
  const files = mine.filter((file) => !TEST.test(file));
  const tables = tablesOf(root, files);
  return {
    routes: await routesOf(root, word),
    tables,
    screens: await screensOf(root, { word, files }),
    files: [...migrationsOf(root, tables), ...files],
    tests: mine.filter((file) => TEST.test(file)),
  };
}
