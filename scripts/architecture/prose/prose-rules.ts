/** What is refused of a text: each rule says what it found and what would be said. */
import type { Prose } from './read-prose.ts';
import { BANNED, BRITISH, ONE_WORD, SOURCES, SOURCE_KEYS, type Unsaid } from './word-list.ts';

/** What a rule found in a text. */
export type Complaint = { readonly rule: ProseRule; readonly message: string };
export type ProseRule =
  | 'straight-quote'
  | 'banned-phrase'
  | 'british-spelling'
  | 'long-sentence'
  | 'two-words-for-one'
  | 'named-source';

export const PROSE_RULES: readonly ProseRule[] = [
  'straight-quote',
  'banned-phrase',
  'british-spelling',
  'long-sentence',
  'two-words-for-one',
  'named-source',
];

/** The hard limit of words in a sentence of the interface; twenty is what is aimed for. */
export const LONGEST_SENTENCE = 24;

type Matcher = Unsaid & { readonly pattern: RegExp };
const compiled = (list: readonly Unsaid[]): Matcher[] =>
  list.map((unsaid) => ({
    ...unsaid,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d_./@#-])(?:${unsaid.find})(?![\p{L}\d_@]|-\p{L}|\.\p{Ll})`,
      unsaid.exactly ? 'gu' : 'giu',
    ),
  }));
const anyOf = (list: readonly Unsaid[]): RegExp => new RegExp(list.map(({ find }) => find).join('|'), 'iu');

const LISTS = (
  [
    ['banned-phrase', BANNED],
    ['british-spelling', BRITISH],
    ['two-words-for-one', ONE_WORD],
  ] as const
).map(([rule, list]) => ({ rule, matchers: compiled(list), any: anyOf(list) }));

/** The words around a hit, for the eye and for the exceptions. */
const around = (text: string, at: number, length: number): string =>
  text.slice(Math.max(0, at - 30), at + length + 30).replaceAll(/\s+/g, ' ');

function unsaidIn(text: string): Complaint[] {
  return LISTS.filter(({ any }) => any.test(text)).flatMap(({ rule, matchers }) =>
    matchers.flatMap(({ pattern, say, unless = [] }) =>
      [...text.matchAll(pattern)].flatMap((hit) => {
        const context = around(text, hit.index, hit[0].length);
        if (unless.some((allowed) => allowed.test(context))) return [];
        return [{ rule, message: `"${hit[0]}" in "${context}": say ${say}` }];
      }),
    ),
  );
}

const plain = (text: string): string => text.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/&\w+;/g, ' ');

function straightIn(text: string): Complaint[] {
  const hit = /['"]/.exec(text);
  if (!hit || !/\p{L}/u.test(text)) return [];
  return [{ rule: 'straight-quote', message: `a straight mark in "${around(text, hit.index, 1)}": write ’ “ ”` }];
}

/** Words of each sentence; a line of its own is a sentence too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…][”’)"']*)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
const wordsOf = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;

function longIn(text: string): Complaint[] {
  return sentencesOf(text)
    .filter((sentence) => wordsOf(sentence) > LONGEST_SENTENCE)
    .map((sentence) => ({
      rule: 'long-sentence',
      message: `${wordsOf(sentence)} words, at most ${LONGEST_SENTENCE}: "${sentence.replaceAll(/\s+/g, ' ')}"`,
    }));
}

const NAMED = new RegExp(String.raw`\b(?:${SOURCES.join('|')})\b`);
const YEAR_IN_BRACKETS = /\([^()]*\p{Lu}\p{L}+[^()]*\b(?:19|20)\d\d\b[^()]*\)/u;
const isSource = ({ keys }: Prose): boolean => keys.some((key) => SOURCE_KEYS.test(key));

function sourceIn({ text }: Prose): Complaint[] {
  const hit = NAMED.exec(text) ?? YEAR_IN_BRACKETS.exec(text);
  if (!hit) return [];
  return [
    { rule: 'named-source', message: `${hit[0]} inside "${around(text, hit.index, hit[0].length)}": a raised number` },
  ];
}

/** In the docs the spelling is judged; their sentences explain code, and may be long. */
const isSpelling = ({ rule, message }: Complaint): boolean =>
  rule === 'british-spelling' || (rule === 'two-words-for-one' && message.endsWith('say email'));

const IS_CODE = /^[\w.:/#@-]+$/;

/** Everything that is refused of one text. `ours` leaves out of a text what the specification says byte for byte. */
export function complaintsOf(prose: Prose, ours: (text: string) => string): Complaint[] {
  const said = ours(plain(prose.text).trim());
  if (IS_CODE.test(said) && !/[A-Z]/.test(said)) return [];
  // Who wrote it, and how they called it, stays as it was published.
  if (isSource(prose)) return straightIn(said);
  const listed = unsaidIn(said);
  if (prose.kind === 'docs') return listed.filter(isSpelling);
  const marks = straightIn(said);
  if (prose.kind === 'article') return [...marks, ...listed.filter(({ rule }) => rule === 'british-spelling')];
  if (prose.kind === 'content') return [...marks, ...listed, ...sourceIn(prose)];
  return [...marks, ...listed, ...longIn(said), ...sourceIn(prose)];
}
