/** Words the specification quotes stand in the code byte for byte: every line of docs/exact-words.txt is looked for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, ROOT, startedAs, type Finding, type Verdict } from './finding.ts';
import { listFiles } from './files.ts';

const LIST = 'docs/exact-words.txt';
const FILLED = String.raw`(?:\$\{[^}]*\}|\{[^}]*\}|3|6|128)`;

export type ExactWords = { readonly paragraph: string; readonly words: string };

/** The list: blank lines and everything before the first § are prose. */
export function readExactWords(text: string): ExactWords[] {
  let paragraph = '';
  const found: ExactWords[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('§')) paragraph = line;
    else if (line && paragraph) found.push({ paragraph, words: line });
  }
  return found;
}

/** A pattern that finds the words as a whole text of their own; placeholders meet whatever the code fills in there. */
export function patternOf(words: string): RegExp {
  const bounded = words.replaceAll(/\{[^}]*\}|\d+/g, '\0');
  const parts = bounded.split('\0').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const numbers = [...words.matchAll(/\{[^}]*\}|\d+/g)].map(([found]) =>
    found.startsWith('{') ? FILLED : String.raw`(?:${found}|\$\{[^}]*\}|\{[^}]*\})`,
  );
  const whole = parts.map((part, at) => part + (numbers[at] ?? '')).join('');
  return new RegExp(`(?<=['"\`>]\\s*)${whole}(?=\\s*['"\`<])`);
}

/** Which words are nowhere in the given texts. */
export function missingWords(list: readonly ExactWords[], code: string): ExactWords[] {
  const plain = code.replaceAll(/\\(['"`])/g, '$1');
  return list.filter(({ words }) => !patternOf(words).test(plain));
}

/** Lines that cannot be the specification's: typographic marks, or the same words twice. */
export function doubtfulWords(list: readonly ExactWords[]): ExactWords[] {
  const seen = new Set<string>();
  return list.filter(
    ({ words }) => /[\u2018\u2019\u201c\u201d\u2026]/.test(words) || seen.size === seen.add(words).size,
  );
}

/** Looks for every exact word in the code of the product, tests left out. */
export function checkWords(root: string): Verdict {
  const list = readExactWords(readFileSync(join(root, LIST), 'utf8'));
  const files = listFiles(root, ['src']).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const finding =
    (says: string) =>
    ({ paragraph, words }: ExactWords): Finding => ({
      file: LIST,
      rule: 'exact-words',
      message: `${says} (${paragraph}): ${words}`,
    });
  return {
    looked: list.length,
    findings: [
      ...missingWords(list, code).map(finding('nowhere in the code')),
      ...doubtfulWords(list).map(finding('a typographic mark, or twice in the list')),
    ],
  };
}

if (startedAs(import.meta.url)) conclude('exact words', checkWords(ROOT));
