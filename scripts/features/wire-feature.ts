import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './feature-files.ts';

/** A change of one file that names every feature: `with` comes in place of the first text that `at` finds. */
type Change = { readonly file: string; readonly at: RegExp; readonly with: (found: string) => string };

const above = (file: string, at: RegExp, line: string): Change => ({
  file,
  at: new RegExp(at, 'm'),
  with: (found) => `${line}\n${found}`,
});

const TABLE = 'src/contract/table.ts';
const MENU = 'src/web/app/chrome/menu.ts';
const MANIFESTS = 'src/server/app/manifests.ts';
const TYPES = 'src/server/platform/db/types.ts';

/** What a feature needs where all features are named. */
function changesOf(names: Names): readonly Change[] {
  const { word, value, type, title } = names;
  return [
    above(TABLE, /^import .*home\.routes/, `import { ${value}Routes } from './${word}/${word}.routes.ts';`),
    // Its type names the parts, its value holds them.
    { file: TABLE, at: /typeof homeRoutes/, with: (found) => `typeof ${value}Routes & ${found}` },
    { file: TABLE, at: /\.\.\.homeRoutes/, with: (found) => `...${value}Routes, ${found}` },
    above('src/contract/screens.ts', /^ {2}gallery:/, `  ${value}: hers('/${word}', '${title}'),`),
    above('src/web/app/page/pictures.test.tsx', /^ {2}gallery:/, `  ${value}: { instead: 'nothing yet' },`),
    above('src/contract/page-data.ts', /^ {2}privacyProof:/, `  ${value}: () => [get('get${type}', { query: {} })],`),
    above(
      MANIFESTS,
      /^import .*home\.manifest/,
      `import { ${value}Manifest } from '#server/features/${word}/${word}.manifest.ts';`,
    ),
    above(MANIFESTS, /^ {2}homeManifest,/, `  ${value}Manifest,`),
    // The loose items below the groups; whoever knows the feature gives it its group and an icon of its own.
    { file: MENU, at: /title: null,\s*items: \[/, with: (found) => `${found}item('${value}', Circle), ` },
  ];
}

/** Names the feature where all are named. Throws, before anything is written, when a place is not found. */
export function wireFeature(root: string, names: Names): string[] {
  const texts = new Map<string, string>();
  const text = (file: string): string => texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  for (const { file, at, with: change } of changesOf(names)) {
    if (!at.test(text(file))) throw new Error(`${file} has nothing like ${at}: name the feature there by hand`);
    texts.set(file, text(file).replace(at, change));
  }
  texts.set(MENU, withIcon(text(MENU)));
  texts.set(TYPES, withTypes(text(TYPES), names));
  for (const [file, content] of texts) writeFileSync(join(root, file), content);
  return [...texts.keys()];
}

function withIcon(menu: string): string {
  return /import \{[^}]*\bCircle\b[^}]*\} from 'lucide-react'/.test(menu)
    ? menu
    : menu.replace('import {', 'import { Circle,');
}

/** The types of the new table, where `npm run db:types` writes them: in the order of their names. */
function withTypes(types: string, { table, type }: Names): string {
  const columns = ['at: Timestamp', 'id: string', 'sealed: Buffer', 'user_id: string'];
  const own = `export interface App${type} {\n${columns.map((column) => `  ${column};\n`).join('')}}\n\n`;
  const key = `app.${table}`;
  const interfaces = [...types.matchAll(/^export interface (App\w+)/gm)];
  const next = interfaces.find(([, name = '']) => name > `App${type}`)?.index ?? types.indexOf('export interface DB');
  const typed = types.slice(0, next) + own + types.slice(next);
  const entries = [...typed.matchAll(/^ {2}"(app\.\w+)": /gm)];
  const after = entries.find(([, name = '']) => name > key)?.index ?? typed.lastIndexOf('}');
  return `${typed.slice(0, after)}  "${key}": App${type};\n${typed.slice(after)}`;
}
