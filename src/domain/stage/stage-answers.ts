import { LIFE_STAGES, type LifeStage } from './stage.ts';

type AgeGroup = 'teen' | 'adult';

/** What the member told that leads to a stage; `chosen` is the stage the member picked by hand, if the member did. */
export type StageAnswers = {
  readonly ageGroup: AgeGroup;
  readonly currentlyMenstruates: 'yes' | 'no' | 'irregular' | null | undefined;
  readonly goals: readonly string[];
  readonly chosen?: LifeStage | null | undefined;
};

/** Words in a goal that lead to the energy journey (§2.4) and the stage they speak of, in lower case. */
const ENERGY_WORDS: readonly (readonly [word: string, stage: LifeStage])[] = [
  ['menopause', 'menopause'],
  ['hysterectomy', 'no_uterus_or_ovaries'],
  ['ovary removal', 'no_uterus_or_ovaries'],
  ['energetic cycle', 'paused'],
  ['emotional imprints', 'paused'],
];
const CONCEPTION_GOAL = 'prepare for conception';
const TEEN_STAGES: readonly LifeStage[] = ['teen', 'no_uterus_or_ovaries', 'paused'];

/** The stages a member may choose: a teen's are kept apart from all that speaks of sex and fertility (decisions 10). */
export function stagesFor(ageGroup: AgeGroup): readonly LifeStage[] {
  return ageGroup === 'teen' ? TEEN_STAGES : LIFE_STAGES.filter((stage) => stage !== 'teen');
}

/**
 * The member's stage (decisions 8). What the member chose by hand wins, as long as it is one for the member's age. Then
 * the member's answer about bleeding counts, at any age: who bleeds keeps the member's wheel and the member's forecast,
 * whatever the member hopes for; who does not follows the moon, in the stage the member's goals speak of, else paused.
 * A teen stands in the member's first years. Goals alone decide for adults who did not answer.
 */
export function lifeStage({ ageGroup, currentlyMenstruates, goals, chosen }: StageAnswers): LifeStage {
  if (chosen && stagesFor(ageGroup).includes(chosen)) return chosen;
  const spoken = energyStage(goals);
  if (ageGroup === 'teen') return currentlyMenstruates === 'no' ? 'paused' : 'teen';
  if (currentlyMenstruates === 'no') return spoken ?? 'paused';
  if (!currentlyMenstruates && spoken) return spoken;
  if (goals.includes(CONCEPTION_GOAL)) return 'trying_to_conceive';
  return currentlyMenstruates === 'irregular' ? 'irregular' : 'menstruating';
}

/** The title of the member's journey on the home page (§2.4), from the member's sacred and custom goals alone. */
export function journeyTitle(goals: readonly string[]): 'Your Energy Journey' | 'Your Cycle Journey' {
  return energyStage(goals) ? 'Your Energy Journey' : 'Your Cycle Journey';
}

/** The stage the member's goals speak of, in any case of letters: the first word of the list that one of them holds. */
function energyStage(goals: readonly string[]): LifeStage | null {
  const words = goals.map((goal) => goal.toLowerCase());
  return ENERGY_WORDS.find(([word]) => words.some((goal) => goal.includes(word)))?.[1] ?? null;
}
