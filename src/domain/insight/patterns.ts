import { atLeast, isTelling, levelFor, shareByChance, wentTogether } from './chance.ts';
import type { Part } from './counted-cycles.ts';
import { questionsOf, type After, type PatternDay, type VisitQuestion, type Subject } from './questions.ts';

/**
 * Two things that went together: in `together` of the `of` cycles (or months) that can tell, where chance alone would
 * give `byChance`. Never a cause.
 */
export type Pattern = {
  readonly subject: Subject;
  readonly when: Part | After;
  readonly together: number;
  readonly of: number;
  readonly byChance: number;
};

/** The evidence floor: fewer cycles that can tell, or a smaller share of them, show nothing whatever the odds. */
export const FLOOR = { blocks: 6, share: 2 / 3 } as const;
/** At most this share of lives without any pattern is shown one, over all questions together. */
export const ALPHA = 0.05;
const MOST_SHOWN = 6;

/**
 * What went together above the floor, the least likely by chance first, at most six; and how many questions were asked.
 * Days of each block stand in order.
 */
export function patternsIn(
  blocks: readonly (readonly PatternDay[])[],
  parts: readonly Part[],
): { shown: Pattern[]; asked: number } {
  const answers = questionsOf(blocks, parts).flatMap(answerTo);
  const level = levelFor(answers, ALPHA);
  const shown = answers
    .filter(({ chance, pattern }) => chance <= level && pattern.together >= FLOOR.share * pattern.of)
    .sort((a, b) => a.chance - b.chance)
    .slice(0, MOST_SHOWN)
    .map(({ pattern }) => pattern);
  return { shown, asked: answers.length };
}

function answerTo({ subject, when, blocks, together }: VisitQuestion) {
  const telling = blocks.filter(isTelling);
  if (telling.length < FLOOR.blocks) return [];
  const shares = telling.map((block) => shareByChance(block, together));
  const count = telling.filter((block) => wentTogether(block, together)).length;
  const byChance = Math.round(10 * shares.reduce((sum, share) => sum + share, 0)) / 10;
  // A block in which no turn counts can never add to the answer.
  const able = shares.filter((share) => share > 0);
  return [
    {
      chance: atLeast(count, shares),
      least: able.reduce((product, share) => product * share, 1),
      pattern: { subject, when, together: count, of: telling.length, byChance },
    },
  ];
}
