import type { Phase } from '#domain/cycle/cycle-view.ts';
import { hidesFertility, type LifeStage } from '#domain/stage/stage.ts';

/** What a meditation is played from: timed cues of our own over a bed of sounds, or a teacher's audio. */
export const MEDITATION_KINDS = ['script', 'recording'] as const;

/** What its words rest on. A practice claims nothing. */
export const BASES = ['evidence', 'tradition', 'practice'] as const;

/** What a member may look for on the shelf. */
export const NEEDS = [
  'cramps',
  'pelvic_ease',
  'sleep',
  'rest',
  'breath',
  'body',
  'before_bleeding',
  'after_bleeding',
  'hot_flush',
  'waiting',
  'grief',
  'birth',
  'newborn',
  'anger',
  'courage',
  'walking',
  'kindness',
  'worry',
  'gratitude',
] as const;
export type Need = (typeof NEEDS)[number];

/** How much strength a meditation asks for, least first. */
export const ENERGIES = ['low', 'middle', 'high'] as const;
export type Energy = (typeof ENERGIES)[number];

export const BELLS = ['low', 'high'] as const;
export type Bell = (typeof BELLS)[number];

/** The four phases, in the order of a cycle. */
export const PHASES = ['rest', 'create', 'shine', 'reflect'] as const satisfies readonly Phase[];

/** What an admin decides about a meditation: `hidden` ones exist for nobody else. */
export const LISTING_STATES = ['approved', 'hidden'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/** Whom a meditation is for: both ages or adults alone, and in which stages of life. */
export type MeantFor = {
  readonly audience: 'both' | 'adult';
  readonly stages: 'all' | readonly LifeStage[];
};

/** Who asks: `quiet` as in `StageStanding`, where nothing may speak of fertility although the stage would let it. */
export type Listener = {
  readonly ageGroup: 'teen' | 'adult';
  readonly stage: LifeStage;
  readonly quiet?: true | undefined;
};

/**
 * Whether a meditation exists for a member (decisions 8 and 10). What is shown to a stage that hides fertility says
 * nothing of it, and no other is shown to somebody who is quiet.
 */
export function isMeantFor({ audience, stages }: MeantFor, { ageGroup, stage, quiet }: Listener): boolean {
  if (audience === 'adult' && ageGroup === 'teen') return false;
  if (stages === 'all') return true;
  return stages.includes(stage) && (!quiet || stages.some(hidesFertility));
}

/** How long a meditation may be, in seconds. */
export const LENGTH = { least: 3 * 60, most: 40 * 60 } as const;
