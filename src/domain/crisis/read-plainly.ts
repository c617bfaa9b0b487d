// How people type: one spelling for the rules to read. Longer ones first; whole words only.
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\bk[. ]m[. ]s\b/g, 'kms'],
  [/\bsu!?c[i1]de\b|\bs-?icide\b/g, 'suicide'],
  [/\bkll\b/g, 'kill'],
  [/\br[- ]?pe(d?)\b/g, 'rape$1'],
  [/\b(?:every)(?:1)\b/g, 'everyone'],
  [/\b(?:no1|no-one|noone)\b/g, 'no one'],
  [/\b(?:sum1|some1)\b/g, 'someone'],
  [/\b(?:cnt|cant)\b/g, "can't"],
  [/\b(?:dnt|dnot|dont)\b/g, "don't"],
  [/\b(?:didnt|dint)\b/g, "didn't"],
  [/\b(?:jst|jus)\b/g, 'just'],
  [/\b(?:wnt|wan) (?=to\b)/g, 'want '],
  [/\bb (?=here|alive|around|gone|dead|better|back|safe)/g, 'be '],
  [/\b(?:evry|evrey|evry)\b/g, 'every'],
  [/\b(?:cuz|coz|cos|bcs|bcuz|becuz)\b/g, 'because'],
  [/\b(?:rlly|rly|realy)\b/g, 'really'],
  [/\bidk\b/g, "i don't know"],
  [/\b(?:ppl)\b/g, 'people'],
  [/\b(?:smth|sth)\b/g, 'something'],
  [/\b(?:rn)\b/g, 'right now'],
  [/\b(?:wen|whn)\b/g, 'when'],
  [/\b(?:alot)\b/g, 'a lot'],
  [/\bmyslef|meself|my self\b/g, 'myself'],
  [/\btheyll\b/g, "they'll"],
  [/\b(?:kiling|killin)\b/g, 'killing'],
  [/\b(?:dieing|dyin|dyeing)\b/g, 'dying'],
  [/\b(?:wanna|whant to|wnat to|wan2|want (?:2|too))\b/g, 'want to'],
  [/\b(?:gonna|gunna|going 2|bouta|boutta)\b/g, 'going to'],
  [/\btryna\b/g, 'trying to'],
  [/\b(sayin|makin|thinkin|cuttin|hurtin|hittin|touchin|killin|livin|bleedin|feelin)\b/g, '$1g'],
  [/\b(do|does|did|ca|wo|is|was|were|would|could|should|has|have|had)nt\b/g, "$1n't"],
  [/\bcannot\b/g, "can't"],
  [/\bim\b/g, "i'm"],
  [/\bive\b/g, "i've"],
  [/\bid (?=rather|be|want|kill|hurt|die)/g, "i'd "],
  [/\bill (?=kill|hurt|die|end|be)/g, "i'll "],
  [/\b(he|she)s\b/g, "$1's"],
  [/\bshell (?=kill|hurt|die|end|be|leave|tell)/g, "she'll "],
  [/\bhell (?=kill|hurt|post|tell|hit|find|beat|send|leak|come)/g, "he'll "],
  [/\b(?:2moro|2morrow|tmrw|tmr)\b/g, 'tomorrow'],
  [/\b(?:2nite|tn|2night)\b/g, 'tonight'],
  [/ 2 (?=die|be|live|kill|hurt|cut|end|do|stop|go)/g, ' to '],
  [/\bn\b/g, 'and'],
  [/\br\b/g, 'are'],
  [/\b(?:abt|bout)\b/g, 'about'],
  [/\bw\b\/? ?/g, 'with '],
  [/\b(?:wud|wld)\b/g, 'would'],
  [/\bthru\b/g, 'through'],
  [/\b(?:nd|&)\b/g, 'and'],
  [/\b(?:any more)\b/g, 'anymore'],
  [/\bmoms\b/g, "mom's"],
  [/\bmum\b/g, 'mom'],
  [/\bmum's\b/g, "mom's"],
  [/\bbf\b/g, 'boyfriend'],
  [/\bbff\b/g, 'best friend'],
  [/\bgf\b/g, 'girlfriend'],
  [/\bneighbour/g, 'neighbor'],
  [/\bgrey\b/g, 'gray'],
  [/\bhaemorrhag/g, 'hemorrhag'],
];
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * A text in the one spelling that the rules read: small letters, straight apostrophes, digits in the middle of words as
 * the letters they stand for ("su1c1dal"), the shorthand of chats written out. For reading only.
 */
export function readPlainly(text: string): string {
  let read = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/\p{Cf}|\*/gu, '')
    .replaceAll(/(?<=[a-z])[01345@$!](?=[a-z])/g, (one) => LEET[one] ?? one)
    .replaceAll(/([a-z])\1{2,}/g, '$1$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (const [typed, meant] of SHORTHAND) read = read.replaceAll(typed, meant);
  return read;
}

/** The sentences of a text that was read plainly: what negates or jokes counts within its own. */
export function sentencesOf(read: string): readonly string[] {
  return read.split(/(?<=[.!?;])\s+|\n/).filter((one) => /\p{L}/u.test(one));
}

/**
 * Words that tell of something, and what in the same sentence says that they do not: `unless` anywhere in it, `after`
 * right behind them. A sentence that denies them ("I am not", "never") says nothing, unless `deniable` is false.
 */
export type Rule = { readonly words: RegExp; readonly unless?: RegExp; readonly deniable?: false };

const DENIED =
  /\b(?:not|never|no|nobody|nor|without|don't (?:really |actually |even )?(?:want to|feel|have|mean|think)|didn't (?:want to|mean to|try to|really)|(?:would|wo|do|does|did|has|have|had|is|was|are|were)n't)(?: (?:been|felt|feeling|feel|going to|planning to|trying to|thinking (?:of|about)|wanting to|want to|wanted to|actively|actually|ever|even|really|any|anyone|a|an|to|be|having|having any|so|that|like|thoughts? of|or))*[ ,]*$/;
// "I don't know whether I want to die", "not only", "why not" deny nothing.
const NO_DENIAL =
  /\b(?:not only|not just|why not|not sure|not that|don't know|do not know|no longer|not the first time|never again)\b[^.]{0,30}$/;

/** True where one of the rules speaks in one of the sentences. */
export function isTold(sentences: readonly string[], rules: readonly Rule[]): boolean {
  return sentences.some((sentence) =>
    rules.some(({ words, unless, deniable }) => {
      const found = words.exec(sentence);
      if (!found || unless?.test(sentence)) return false;
      if (deniable === false) return true;
      const before = sentence.slice(0, found.index);
      return !DENIED.test(before) || NO_DENIAL.test(before);
    }),
  );
}
