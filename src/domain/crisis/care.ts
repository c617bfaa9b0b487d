import { crisisIn, type Crisis } from './crisis.ts';
import { helpFor, type Help } from './help.ts';
import { isTold, readPlainly, sentencesOf, type Rule } from './read-plainly.ts';

/** Softer than a crisis, and still a reason to see somebody: heavy bleeding or faintness, pain that keeps from school. */
export type SoftCare = 'heavy_bleeding' | 'stopping_pain';
/** What stands under a writer's own words, for the writer alone. */
export type CareKind = Crisis | SoftCare;

const SOON = String.raw`(?:an?|one|two|half an|every(?: half)?|per|each|in (?:an|one|two|2|half an)|within an?) ?(?:\d\d? )?(?:hours?|h\b|hr|min\w*)`;
const HEAVY: readonly Rule[] = [
  {
    words: new RegExp(String.raw`\b(?:pads?|tampons?|cups?)(?: \w+)? ${SOON}`),
    unless: /\b(?:no longer|used to|until last year)\b/,
  },
  {
    words:
      /\b(?:every|each|an|per) (?:half )?(?:hour|hr)\b[^.]*\b(?:pads?|tampons?|change|changing)\b|\b(?:change|changing|soak\w*)\b[^.]*\b(?:every|each) (?:half )?(?:hour|hr)\b/,
  },
  {
    words:
      /\b(?:bleed\w*|bled) through (?:everything|my (?:clothes|jeans|sheets|mattress|bed)|a super|two)\b|\bplan (?:my|the) (?:whole )?(?:week|day|life) around (?:a|the|my) (?:bathroom|toilet|restroom)/,
  },
  { words: /\bclots? (?:the size|as big|bigger|larger) (?:of|as|than)\b|\b(?:huge|massive|giant) clots\b/ },
  {
    words: /\b(?:(?:feel|feeling|felt) (?:so |really |a bit |very )?faint|nearly fainted|almost fainted|fainted)\b/,
    unless: /\b(?:line|positive|pink|blood (?:test|drive|draw)|needles?|the heat)\b/,
  },
];
const PAIN = String.raw`(?:pain|cramps?|hurts?|ache|aching|period)`;
const STOPPED: readonly Rule[] = [
  {
    words: new RegExp(
      String.raw`\b${PAIN}\b[^.]*\b(?:can't (?:sit|stand|get up|go|walk|focus|work|sleep)|(?:miss|missed|missing|skip|skipped|stay(?:ed)? home from|sent home from|leave|left) (?:\w+ ){0,2}(?:school|class|work|gym|practice|math|exam|shift)|throw(?:ing)? up|vomit\w*)`,
    ),
  },
  {
    words: new RegExp(
      String.raw`\b(?:can't (?:sit|stand|get up|walk)|(?:miss|missed|missing|skip|skipped|stay(?:ed)? home from|sent home from) (?:\w+ ){0,2}(?:school|class|work|practice|math|exam|shift))\b[^.]*\b${PAIN}\b`,
    ),
  },
];

/** The softer line that a text calls for, or null. Bleeding comes before pain. */
export function softCareIn(text: string): SoftCare | null {
  const sentences = sentencesOf(readPlainly(text));
  if (isTold(sentences, HEAVY)) return 'heavy_bleeding';
  return isTold(sentences, STOPPED) ? 'stopping_pain' : null;
}

/** What stands under the writer's own words: the first crisis they tell of, else the softer line, else nothing. */
export function careKindIn(text: string): CareKind | null {
  return crisisIn(text)[0] ?? softCareIn(text);
}

export type Care = {
  readonly crisis: readonly Crisis[];
  readonly soft: SoftCare | null;
  /** Whom to call; null where the words tell of no crisis. */
  readonly help: Help | null;
  /** True where a moderator reads the words before anybody else: a teen's, when they tell of a crisis. */
  readonly holds: boolean;
};

/**
 * What words of a post, a reply or a check-in call for: help for the writer alone, at once, by the place of their clock.
 * Nothing of it is saved. The journal is never read.
 */
export function careFor(
  text: string,
  { ageGroup, timeZone }: { readonly ageGroup: 'teen' | 'adult'; readonly timeZone: string },
): Care {
  const crisis = crisisIn(text);
  const teen = ageGroup === 'teen';
  return {
    crisis,
    soft: crisis.length > 0 ? null : softCareIn(text),
    help: crisis.length > 0 ? helpFor(crisis, { timeZone, teen }) : null,
    holds: teen && crisis.length > 0,
  };
}
