import type { LifeStage } from '#domain/stage/stage.ts';

/** The seven ways to ease a body, in the order of the page. */
export const WAYS = ['movement', 'pelvic_floor', 'breath', 'warmth', 'touch', 'rest', 'ritual'] as const;
export type Way = (typeof WAYS)[number];

/** What a body may ask for, in the order in which the page asks. */
export const EASES = [
  'cramps',
  'low_back',
  'bloating',
  'sleep',
  'worry',
  'anger',
  'low_energy',
  'heavy_heart',
  'tension',
  'headache',
  'sore_breasts',
  'hot_flash',
  'after_birth',
  'leaks',
  'appointment',
] as const;
export type Ease = (typeof EASES)[number];

/** The positions that are drawn, one figure each. */
export const POSES = [
  'knees_up',
  'side_pillow',
  'child',
  'cat',
  'table',
  'knees_in',
  'twist',
  'legs_up',
  'bottle_side',
  'bottle_back',
  'sit',
  'hands_belly',
  'hand_heart',
  'hands_head',
  'neck_tilt',
  'chair',
  'feet_bath',
  'cup',
  'candle',
  'lean_chair',
  'stand',
  'wall',
  'arms_up',
  'sway',
  'walk',
] as const;
export type Pose = (typeof POSES)[number];

/** What in a sequence may not be for everybody. */
export const RISKS = [
  'held_breath',
  'belly_heat',
  'belly_pressure',
  'flat_on_back',
  'pelvic_work',
  'deep_stretch',
] as const;
export type Risk = (typeof RISKS)[number];

/** What a position brings with it, whatever its words say. */
const RISKS_OF_POSES: Readonly<Partial<Record<Pose, readonly Risk[]>>> = {
  knees_up: ['flat_on_back'],
  child: ['belly_pressure'],
  knees_in: ['flat_on_back', 'belly_pressure'],
  twist: ['flat_on_back', 'deep_stretch'],
  legs_up: ['flat_on_back'],
  bottle_side: ['belly_heat'],
};

/**
 * What never appears in a stage of life. After a birth or an operation the stage does not say how long ago it was, so
 * it is taken as recent. A stage that is not named forbids nothing.
 */
export const FORBIDDEN: Readonly<Partial<Record<LifeStage, readonly Risk[]>>> = {
  pregnant: ['held_breath', 'belly_heat', 'belly_pressure', 'flat_on_back', 'pelvic_work', 'deep_stretch'],
  postpartum: ['belly_heat', 'belly_pressure', 'pelvic_work', 'deep_stretch'],
  no_uterus_or_ovaries: ['belly_heat', 'belly_pressure', 'pelvic_work', 'deep_stretch'],
};
/** What never appears for a teen, in whatever stage. */
export const FORBIDDEN_TO_TEENS: readonly Risk[] = ['pelvic_work', 'held_breath'];

/** A step of a sequence, as far as it decides who it is for. */
type Step = {
  readonly pose?: Pose | undefined;
  readonly breath?: 'free' | { readonly hold: number } | null | undefined;
};

/** The risks that its steps bring by themselves: by their positions, and by breaths that are held. */
export function risksOfSteps(steps: readonly Step[]): readonly Risk[] {
  const found = steps.flatMap(({ pose, breath }): readonly Risk[] => [
    ...(pose ? (RISKS_OF_POSES[pose] ?? []) : []),
    ...(breath && breath !== 'free' && breath.hold > 0 ? (['held_breath'] as const) : []),
  ]);
  return RISKS.filter((risk) => found.includes(risk));
}

/** What of some risks a member's age and stage of life forbid. */
export function forbiddenOf(
  risks: readonly Risk[],
  { stage, ageGroup }: { readonly stage: LifeStage; readonly ageGroup: 'teen' | 'adult' },
): readonly Risk[] {
  const never = [...(FORBIDDEN[stage] ?? []), ...(ageGroup === 'teen' ? FORBIDDEN_TO_TEENS : [])];
  return risks.filter((risk) => never.includes(risk));
}

/** The same in turns: the first of each way, then the second of each, so that a glance meets all of them. */
export function mixedByWay<One extends { readonly way: Way }>(all: readonly One[]): One[] {
  const turns = all.map((one, at) => ({ one, turn: all.slice(0, at).filter(({ way }) => way === one.way).length }));
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ one }) => one);
}

/** How long a sequence may be, in seconds. */
export const SEQUENCE_LENGTH = { least: 2 * 60, most: 12 * 60 } as const;
