/** The stages of life the product knows so far (decisions 8). */
export const LIFE_STAGES = ['menstruating', 'irregular', 'teen', 'energy'] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

/** Words in a goal that lead to the energy journey (§2.4), in lower case. */
const ENERGY_WORDS = ['menopause', 'hysterectomy', 'ovary removal', 'energetic cycle', 'post-menopause', 'emotional imprints'];

/** What every surface shows in a stage. Pages ask this table and never the stage itself. */
export type StageSurface = {
  /** A named likely day with its range, the range alone, or no word about a next period. */
  readonly periodForecast: 'day' | 'window' | 'none';
  /** The wheel of her cycle, or the one that follows the moon. */
  readonly wheel: 'cycle' | 'energy';
  readonly moonRing: boolean;
  /** Quick log of flow, and "My period started". */
  readonly bleedingLog: boolean;
  /** Explanations stand open at first, and words are plainer. */
  readonly wording: 'plain' | 'first_years' | 'energy';
};

/** One line a stage: decisions 8, design 11 and 15. */
export const STAGE_SURFACES: Readonly<Record<LifeStage, StageSurface>> = {
  menstruating: { periodForecast: 'day', wheel: 'cycle', moonRing: true, bleedingLog: true, wording: 'plain' },
  irregular: { periodForecast: 'window', wheel: 'cycle', moonRing: true, bleedingLog: true, wording: 'plain' },
  teen: { periodForecast: 'window', wheel: 'cycle', moonRing: false, bleedingLog: true, wording: 'first_years' },
  energy: { periodForecast: 'none', wheel: 'energy', moonRing: true, bleedingLog: false, wording: 'energy' },
};

/** Whether a goal, sacred or custom, leads to the energy journey (§2.4), in any case of letters. */
function isEnergyGoal(goal: string): boolean {
  const words = goal.toLowerCase();
  return ENERGY_WORDS.some((word) => words.includes(word));
}

/**
 * Her stage from what she told (decisions 8). Her own answer counts first, at any age: who bleeds keeps her wheel and her
 * forecast, whatever she hopes for. Goals that speak of menopause, surgery or an energetic cycle decide for adults who did not
 * answer; a teen stands in her first years.
 */
export function lifeStage(told: { ageBand: 'teen' | 'adult'; currentlyMenstruates: 'yes' | 'no' | 'irregular' | null | undefined; goals: readonly string[] }): LifeStage {
  if (told.currentlyMenstruates === 'no') return 'energy';
  if (told.ageBand === 'teen') return 'teen';
  if (told.currentlyMenstruates) return told.currentlyMenstruates === 'irregular' ? 'irregular' : 'menstruating';
  return told.goals.some(isEnergyGoal) ? 'energy' : 'menstruating';
}

/** The title of her journey on the home page (§2.4), from her sacred and custom goals alone. */
export function journeyTitle(goals: readonly string[]): 'Your Energy Journey' | 'Your Cycle Journey' {
  return goals.some(isEnergyGoal) ? 'Your Energy Journey' : 'Your Cycle Journey';
}
