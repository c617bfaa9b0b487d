import { hidesFertility, type LifeStage } from '#domain/stage/stage.ts';

/**
 * The second card of the home page that depends on the member's goals (§2.4): a comfort kit for days that hurt, notes
 * for wakeful nights around menopause, or what to think of before conception.
 */
export type CareAdvice = 'comfort' | 'nights' | 'conception';

/** Words in a goal that lead to a card, in lower case. Earlier rows win within one goal. */
const WORDS: readonly (readonly [card: CareAdvice, words: readonly string[]])[] = [
  [
    'nights',
    ['menopause', 'hysterectomy', 'ovary removal', 'ovaries removed', 'hot flush', 'hot flash', 'night sweat'],
  ],
  ['conception', ['conception', 'conceive']],
  ['comfort', ['pain', 'cramp', 'endometriosis', 'reproductive health imbalances']],
];

/**
 * Which card stands there: that of the first of the member's goals that leads to one, in the order the member has them;
 * null where none does. What speaks of conception is never shown to a teen, nor in a stage that hides fertility
 * (decisions 8, 10): then the next goal is asked.
 */
export function careCardFor(
  goals: readonly string[],
  { teen, stage }: { readonly teen: boolean; readonly stage: LifeStage },
): CareAdvice | null {
  const closed = teen || hidesFertility(stage);
  const cards = goals.map((goal) => cardOf(goal.toLowerCase()));
  return cards.find((card) => card !== null && !(closed && card === 'conception')) ?? null;
}

function cardOf(goal: string): CareAdvice | null {
  return WORDS.find(([, words]) => words.some((word) => goal.includes(word)))?.[0] ?? null;
}
