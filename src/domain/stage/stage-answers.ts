import { LIFE_STAGES, type LifeStage } from './stage.ts';

type AgeGroup = 'teen' | 'adult';

/** What the member told that leads to a stage; `chosen` is the stage the member picked by hand, if the member did. */
export type StageAnswers = {
  readonly ageGroup: AgeGroup;
  readonly currentlyMenstruates: 'yes' | 'no' | 'irregular' | null | undefined;
  readonly goals: readonly string[];
  readonly chosen?: LifeStage | null | undefined;
};

/** Words in a goal that lead to the energy journey (§2.4), in lower case. */
const ENERGY_WORDS = ['menopause', 'hysterectomy', 'ovary removal', 'energetic cycle', 'emotional imprints'] as const;
const TEEN_STAGES: readonly LifeStage[] = ['teen', 'no_uterus_or_ovaries', 'paused'];

/** The stages a member may choose: a teen's are kept apart from all that speaks of sex and fertility (decisions 10). */
export function stagesFor(ageGroup: AgeGroup): readonly LifeStage[] {
  return ageGroup === 'teen' ? TEEN_STAGES : LIFE_STAGES.filter((stage) => stage !== 'teen');
}

/**
 * The member's stage (decisions 8 and 21). What the member chose by hand stands, as long as it is one for the member's
 * age. Until then a plain one does, which claims nothing that the member did not say: who bleeds keeps the wheel, who
 * does not follows the moon with nothing counted, and goals alone lead to no count either where they speak of life
 * without periods. A teen stands in the first years. What answers, goals and age suggest beyond that is asked and never
 * assumed: `leaning` of `stage-proposal.ts`.
 */
export function lifeStage({ ageGroup, currentlyMenstruates, goals, chosen }: StageAnswers): LifeStage {
  if (chosen && stagesFor(ageGroup).includes(chosen)) return chosen;
  if (currentlyMenstruates === 'no') return 'paused';
  if (ageGroup === 'teen') return 'teen';
  if (!currentlyMenstruates && speaksOfEnergy(goals)) return 'paused';
  return currentlyMenstruates === 'irregular' ? 'irregular' : 'menstruating';
}

/** The title of the member's journey on the home page (§2.4), from the member's sacred and custom goals alone. */
export function journeyTitle(goals: readonly string[]): 'Your Energy Journey' | 'Your Cycle Journey' {
  return speaksOfEnergy(goals) ? 'Your Energy Journey' : 'Your Cycle Journey';
}

/** Whether one of the goals holds one of the words, in any case of letters. */
function speaksOfEnergy(goals: readonly string[]): boolean {
  return goals.some((goal) => ENERGY_WORDS.some((word) => goal.toLowerCase().includes(word)));
}
