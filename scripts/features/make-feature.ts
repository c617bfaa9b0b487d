import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../architecture/files.ts';
import { writeFiles } from '../architecture/scratch-copy.ts';
import { featureFiles, namesOf, type Names } from './feature-files.ts';
import { featureWords } from './find-feature.ts';
import { wireFeature } from './wire-feature.ts';

const WORD = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A feature's files, and those it was named in. */
export type MadeFeature = { readonly made: readonly string[]; readonly changed: readonly string[] };

/**
 * Makes a feature's files in each layer and names it where all are named. Throws when the word is taken or is not one.
 */
export function makeFeature(root: string, word: string): MadeFeature {
  if (!WORD.test(word))
    throw new Error('a feature is one word of docs/words.md in lower case, such as journal or comfort-kit');
  if (featureWords(root).includes(word)) throw new Error(`${word} is there already: npm run where ${word}`);
  const names = namesOf(word);
  const taken = takenBy(root, names);
  if (taken) throw new Error(`${taken} has this name already: choose another word`);
  const files = featureFiles(names, readdirSync(join(root, 'db/migrations')));
  const changed = wireFeature(root, names);
  writeFiles(root, files);
  const made = Object.keys(files);
  format(root, [...made, ...changed]);
  return { made, changed };
}

/** The file that has a page, a route or a table of that name. */
function takenBy(root: string, { word, value, type, table }: Names): string | undefined {
  const taken = new RegExp(
    `^ {2}(?:${value}|get${type}|addTo${type}): |\\('/${word}'|path: '/api/${word}'|create table app\\.${table} `,
    'm',
  );
  return listFiles(root, ['src/contract', 'db/migrations']).find((file) =>
    taken.test(readFileSync(join(root, file), 'utf8')),
  );
}

/** A longer or a shorter word breaks lines elsewhere. */
function format(root: string, files: readonly string[]): void {
  const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const { status, stderr } = spawnSync(process.execPath, [oxfmt, ...files], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the files are made, but could not be formatted:\n${stderr}`);
}
