/**
 * The linter of words: what members read, by the rules of the voice. `--only src/web/features/tracker` prints what is
 * found below one path; `--root <checkout>` looks at another checkout.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { conclude, ROOT, startedAs, type Verdict } from '../finding.ts';
import { patternOf, readExactWords } from '../words.ts';
import { complaintsOf } from './prose-rules.ts';
import { proseFiles, readProse } from './read-prose.ts';

const EXACT = 'docs/exact-words.txt';
const LIST = 'docs/words.md:';
const OTHER_WORD = 'two-words-for-one';

/** Leaves out of a text what the specification says byte for byte: the whole text, or a string with straight marks. */
function exactWords(root: string): (text: string) => string {
  const at = existsSync(join(root, EXACT)) ? root : ROOT;
  const words = readExactWords(readFileSync(join(at, EXACT), 'utf8')).map((one) => one.words);
  const whole = new Set(words);
  const filled = words.filter((one) => one.includes('{')).map(patternOf);
  const marked = words.filter((one) => /['"]/.test(one));
  return (text) => {
    if (whole.has(text) || filled.some((pattern) => pattern.test(`'${text}'`))) return '';
    return marked.reduce((left, one) => left.replaceAll(one, ''), text);
  };
}

/** Everything refused below one path. */
export function proseFindings(root: string, only = ''): Verdict {
  const files = proseFiles(root).filter((file) => file.startsWith(only));
  const prose = readProse(root, files);
  const ours = exactWords(root);
  const findings = prose.flatMap((one) =>
    complaintsOf(one, ours).map(({ rule, message }) => ({ file: `${one.file}:${one.line}`, rule, message })),
  );
  return { looked: prose.length, findings };
}

/** What is refused in the product's words. The list of words that are not ours names them all. */
export function checkProse(root: string): Verdict {
  const { looked, findings } = proseFindings(root);
  const refused = findings.filter(({ file, rule }) => !(file.startsWith(LIST) && rule === OTHER_WORD));
  return {
    looked,
    findings: refused.map(({ file, rule, message }) => {
      const [, path = file, line = ''] = /^(.*):(\d+)$/.exec(file) ?? [];
      return { file: path, rule, message: `line ${line}: ${message}` };
    }),
  };
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}

if (startedAs(import.meta.url)) {
  const root = resolve(option('--root') ?? ROOT);
  const only = option('--only');
  conclude('words of the copy', only === undefined ? checkProse(root) : proseFindings(root, only));
}
