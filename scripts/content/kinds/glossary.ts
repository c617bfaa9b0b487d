import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFrontMatter } from '#server/platform/content/front-matter.ts';
import { ROOT } from '../../architecture/finding.ts';
import type { Report } from '../report.ts';

/** What explains words: the library, the guides of womb health, the weeks of the health guide. */
const FOLDERS = ['wisdom', 'womb-health', 'health-guide'];

type Head = {
  readonly audience?: unknown;
  readonly glossary?: readonly { readonly term: string; readonly means: string }[];
};

/** One glossary for everything that is read: a word that is explained in two ways is noted. */
export function checkGlossary(root = pathToFileURL(join(ROOT, 'content/'))): Promise<Report> {
  const terms = new Map<string, Map<string, string[]>>();
  for (const folder of FOLDERS) {
    const at = new URL(`${folder}/`, root);
    for (const file of readdirSync(at).filter((name) => name.endsWith('.md'))) {
      const { audience, glossary } = readFrontMatter(readFileSync(new URL(file, at), 'utf8')).head as Head;
      for (const { term, means } of glossary ?? []) {
        // Teens are told in their own words.
        const key = `${audience === 'teen' ? 'to teens, ' : ''}${term.toLowerCase()}`;
        const ways = terms.get(key) ?? new Map<string, string[]>();
        terms.set(key, ways.set(means, [...(ways.get(means) ?? []), `${folder}/${file}`]));
      }
    }
  }
  const notes = [...terms]
    .filter(([, ways]) => ways.size > 1)
    .map(([term, ways]) => `“${term}” is explained in ${ways.size} ways: ${[...ways.values()].flat().join(', ')}`);
  return Promise.resolve({ kind: `glossary of ${terms.size} words`, files: [], notes });
}
