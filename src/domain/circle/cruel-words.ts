import { readPlainly, sentencesOf } from '#domain/crisis/read-plainly.ts';
import { CRUEL_FRAMES, HARM_FRAMES, JOY, RETOLD, ROUGH_FRAMES } from './cruel-frames.ts';

/**
 * The lists of content/circle/cruel-words.json. `harm` urges somebody to harm themselves, or threatens; `slurs` wound
 * wherever they stand; `insults` and `body` only where they are aimed at somebody; `dismissals` send somebody away.
 */
export type CruelWords = {
  readonly harm: readonly string[];
  readonly slurs: readonly string[];
  readonly insults: readonly string[];
  readonly body: readonly string[];
  readonly dismissals: readonly string[];
};
/** `harm` is held until a moderator has read it. `cruel` and `rough` are asked about, and a teen's `cruel` is held. */
export type Cruelty = 'harm' | 'cruel' | 'rough';
/** Says what a text looks like, or null when nothing in it does. */
export type ReadAgain = (text: string) => Cruelty | null;

// A star of the lists is any ending, a dollar sign the end of the sentence.
const escaped = (phrase: string) =>
  phrase
    .split('*')
    .map((part) => plainly(part).replaceAll(/[.+?^{}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\w*`)
    .replace(/\$$/, String.raw`(?= ?(?:[.,!?]|lol|$))`);
const anyOf = (phrases: readonly string[]) => `(?:${phrases.map(escaped).join('|')})`;

// "You are such a", "you look", "what a ... you are", "girl you": whom the word is for. Not: "I am", "my doctor is".
const MILD = String.raw`(?:so|such|a|an|the|just|really|very|literally|actually|being|all|too|kind of|a bit|fucking|fuckin|freaking|damn|bloody|absolutely|totally|clearly|obviously|nothing but|too|stupid|little|fat|old|ugly|dumb|lying|sad|selfish|pathetic)`;
const AIM = String.raw`(?:\byou(?:'re| are| were| look(?: like)?| sound(?: like)?| seem| smell|r)?|\byour (?:body|belly|face|skin|legs|thighs|breasts|boobs|vagina|uterus|hair|kid|baby|husband) (?:is|are|looks?|smells?)|\b(?:she|op) (?:is|looks|sounds)|\bop's|\bthis (?:girl|woman|chick) is)(?: ${MILD}){0,4}`;
const CALLED = String.raw`(?:\bshut up|\bhey|\bok(?:ay)?|\bsorry|\blisten|\bgirl|\blol)[, ]+(?:you )?(?:${MILD} ){0,3}`;
// What is told of others' cruelty, asked not to happen, or said of oneself, is no cruelty.
const QUOTED =
  /\b(?:told me|said to me|says? (?:that )?(?:i|my)|said (?:that )?(?:i|my)|call(?:s|ed|ing) (?:me|us|her|my)|texted me|wrote (?:to )?me|commented|makes? me feel|made me feel|makes? you feel|feel like|(?:he|she|they|everyone|everybody|people|some|doctors?|nurses?|gp|teachers?|friends?|aunt|grandma) (?:always |just |once )?(?:say|said|says|told|tells?|thinks?)|my (?:ex|mother|mom|doctor|boss|sister|husband|partner|brother|classmates?) (?:said|says|told|thinks|always))\b/;
const KINDLY =
  /\b(?:you(?:'re| are) not|you aren't|not your|don't|do not|please don't|never|isn't your|no one should|nobody should|it's not|it is not|if you(?:'re| are)|whether you|when you(?:'re| are)|wish you|\bif|\bwhen|\bwhether|love you|you don't (?:have|need)) *(?:\w+ ){0,4}$/;

// "I can't get over it", "we had to grow up": nobody is sent away.
const REPORTED =
  /\b(?:i|we|she|he|they|can't|couldn't|had to|have to|to|will|won't|didn't|i'll|never|that)(?: just| really)? (?:get over|grow|shut|man up|lose)\b/;

/** The lists made ready. Reading costs a few patterns a sentence. */
export function readAgainWith(lists: CruelWords): ReadAgain {
  const word = (source: string) => new RegExp(String.raw`(?<![\w'])${source}(?![\w'])`);
  const patterns = {
    harm: word(anyOf(lists.harm)),
    slurs: word(anyOf(lists.slurs)),
    aimed: new RegExp(`(?:${AIM} |${CALLED})${anyOf([...lists.insults, ...lists.body])}(?![\\w'])`),
    dismissals: word(anyOf(lists.dismissals)),
  };
  const speaks = (sentence: string, pattern: RegExp) => {
    const found = pattern.exec(sentence);
    return (
      found !== null && !QUOTED.test(sentence) && !RETOLD.test(sentence) && !KINDLY.test(sentence.slice(0, found.index))
    );
  };
  const isSent = (sentence: string) =>
    (speaks(sentence, patterns.dismissals) || speaks(sentence, ROUGH_FRAMES)) &&
    !REPORTED.test(sentence) &&
    !JOY.test(sentence);
  return (text) => {
    const sentences = sentencesOf(plainly(text));
    const is = (pattern: RegExp) => sentences.some((sentence) => speaks(sentence, pattern));
    if (is(patterns.harm) || is(HARM_FRAMES)) return 'harm';
    if (is(patterns.slurs) || is(patterns.aimed) || is(CRUEL_FRAMES)) return 'cruel';
    return sentences.some(isSent) ? 'rough' : null;
  };
}

// How people type "you".
function plainly(text: string): string {
  return readPlainly(text)
    .replaceAll(
      /\b(?:u are|ur|u're|youre|you are)\b(?! (?:body|belly|face|skin|legs|thighs|kid|baby|husband|hair|own|fault|head|wrists|life|back)\b)/g,
      "you're",
    )
    .replaceAll(/\b(?:ur)\b/g, 'your')
    .replaceAll(/\bu\b/g, 'you')
    .replaceAll(/\burself\b/g, 'yourself')
    .replaceAll(/\bk\.?y\.?s\b/g, 'kys')
    .replaceAll(/\b(?:btch|biatch|beetch|b!tch)/g, 'bitch')
    .replaceAll(/\b(?:yr|yur)\b/g, 'your')
    .replaceAll(/\b(?:favour)\b/g, 'favor');
}
