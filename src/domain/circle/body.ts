import { BODY_MAX } from './limits.ts';

const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
// Marks that are no letters: they hide, turn what follows round, or blank out a line. Joiners and variation selectors
// are judged one by one below; the marks of left and right stay where a text has letters that run from the right.
const UNSEEN =
  /[\u034F\u115F\u1160\u17B4\u17B5\u180E\u200B\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u00AD\u{E0000}-\u{E001F}\u{E0080}-\u{E0FFF}\u{1D173}-\u{1D17A}\u{1BCA0}-\u{1BCA3}]|(?!\n|\t)\p{Cc}|[\uFDD0-\uFDEF]|\p{Noncharacter_Code_Point}/gu;
const SIDE_MARKS = /[\u061C\u200E\u200F]/gu;
const RUNS_FROM_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
// A flag of a region is a black flag and tag letters; any other tag letter is a way to hide text.
const TAGS = /(\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{3,6}\u{E007F})|[\u{E0020}-\u{E007F}]/gu;
const SELECTORS = /(\p{Emoji})([\uFE0E\uFE0F])|[\uFE00-\uFE0F]/gu;
// Scripts in which a joiner spells another word, and the emoji that one joiner makes of two.
const JOINING = String.raw`[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mong}\p{scx=Tibt}]`;
const JOINERS = new RegExp(
  String.raw`(?<=(?=[\p{L}\p{M}])${JOINING})[\u200C\u200D]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|([\u200C\u200D])`,
  'gu',
);
const FLOOD = /(\p{M}{3})\p{M}+/gu;
/** No real emoji is longer; a cluster beyond it is a way round the limit. */
const LONGEST_CLUSTER = 10;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function cleanOnce(text: string): string {
  const seen = text
    .toWellFormed()
    .replaceAll('\uFFFD', '')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .replaceAll(TAGS, (_, flag: string | undefined) => flag ?? '')
    .replaceAll(
      SELECTORS,
      (_, base: string | undefined, selector: string | undefined) => `${base ?? ''}${selector ?? ''}`,
    );
  const sided = RUNS_FROM_RIGHT.test(seen) ? seen : seen.replaceAll(SIDE_MARKS, '');
  return sided
    .replaceAll(JOINERS, (joiner, needless: string | undefined) => (needless === undefined ? joiner : ''))
    .replaceAll(FLOOD, '$1')
    .replaceAll(/[\p{Zs}\t]+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * What is typed as it is saved: composed (NFC), without control characters, marks that turn text round and characters
 * of no width; at most three combining marks on a letter; one space for many, one empty line for many; nothing around
 * it. Joiners stay where a script or an emoji needs them. Cleaning twice changes nothing.
 */
export function cleanBody(typed: string): string {
  // What one pass takes out can bring two others together. Each pass leaves less, so this ends.
  let text = typed;
  for (let next = cleanOnce(text); next !== text; next = cleanOnce(text)) text = next;
  return text;
}

/** The length of a cleaned text as a person counts it: a family emoji is one, "e" with an accent is one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const { segment } of clusters.segment(text)) {
    const parts = segment.length <= LONGEST_CLUSTER ? 1 : [...segment].length;
    length += parts <= LONGEST_CLUSTER ? 1 : parts;
  }
  return length;
}

/** What a text is: a post, or a reply to one. */
export type Said = 'post' | 'reply';
export type BodyVerdict =
  | { readonly ok: true; readonly body: string; readonly length: number }
  | {
      readonly ok: false;
      readonly why: 'empty' | 'no_words' | 'too_long';
      readonly length: number;
      readonly max: number;
    };

const KEYCAPS = /[0-9#*]\uFE0F?\u20E3/gu;

/**
 * Whether what is typed can be said. Empty: nothing in it can be seen. No words: a post without a letter or a number
 * (a reply may be only emoji). Too long: over 2,000 characters for a post, 1,000 for a reply, counted after cleaning.
 */
export function judgeBody(typed: string, said: Said): BodyVerdict {
  const body = cleanBody(typed);
  const length = lengthOf(body);
  const refused = (why: 'empty' | 'no_words' | 'too_long'): BodyVerdict => ({
    ok: false,
    why,
    length,
    max: BODY_MAX[said],
  });
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(body)) return refused('empty');
  if (said === 'post' && !/[\p{L}\p{N}]/u.test(body.replaceAll(KEYCAPS, ''))) return refused('no_words');
  if (length > BODY_MAX[said]) return refused('too_long');
  return { ok: true, body, length };
}
