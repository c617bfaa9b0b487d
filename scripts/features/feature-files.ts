import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The words a feature is written with: "comfort-kit" as ComfortKit, comfortKit, comfort_kit and "Comfort kit". */
export type Names = {
  readonly word: string;
  readonly type: string;
  readonly value: string;
  readonly table: string;
  readonly title: string;
};

/** Spells a feature's word in the ways code needs it. */
export function namesOf(word: string): Names {
  const parts = word.split('-');
  const type = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  const spaced = parts.join(' ');
  return {
    word,
    type,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    table: parts.join('_'),
    title: spaced.charAt(0).toUpperCase() + spaced.slice(1),
  };
}

const TEMPLATES = join(import.meta.dirname, 'templates');
/** The feature the templates are written as. */
const SAMPLE = namesOf('sample-list');

/** Where a file of a feature stands, by how its name ends; the first that fits. */
const FOLDERS: readonly (readonly [end: RegExp, folder: (word: string) => string])[] = [
  [/\.journey\.ts$/, () => 'e2e/features'],
  [/\.(routes|schemas)\.ts$/, (word) => `src/contract/${word}`],
  [/\.(api\.test|handlers|manifest|store)\.ts$/, (word) => `src/server/features/${word}`],
  [/\.(copy|queries)\.ts$|\.tsx$|\.css$/, (word) => `src/web/features/${word}`],
  [/\.ts$/, (word) => `src/domain/${word}`],
];

/** Every file of a new feature: a page with a list and a form in each layer, its table, its tests and its journey. */
export function featureFiles(names: Names, migrations: readonly string[]): Record<string, string> {
  const files = readdirSync(TEMPLATES).map((template) => {
    const name = spelled(basename(template, '.txt'), names);
    const [, folder] = FOLDERS.find(([end]) => end.test(name)) ?? [];
    const path = folder ? `${folder(names.word)}/${name}` : migrationFile(names, migrations);
    return [path, spelled(readFileSync(join(TEMPLATES, template), 'utf8'), names)] as const;
  });
  return Object.fromEntries(files);
}

/** A migration takes the next free number. */
function migrationFile({ table }: Names, migrations: readonly string[]): string {
  const last = Math.max(0, ...migrations.map((file) => Number.parseInt(file, 10) || 0));
  return `db/migrations/${String(last + 1).padStart(4, '0')}_${table}.sql`;
}

function spelled(text: string, names: Names): string {
  return text
    .replaceAll(SAMPLE.word, names.word)
    .replaceAll(SAMPLE.type, names.type)
    .replaceAll(SAMPLE.value, names.value)
    .replaceAll(SAMPLE.table, names.table)
    .replaceAll(SAMPLE.table.toUpperCase(), names.table.toUpperCase())
    .replaceAll(SAMPLE.title, names.title)
    .replaceAll(SAMPLE.title.toLowerCase(), names.title.toLowerCase());
}
