import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import type { Condition } from '#domain/wisdom/wisdom.ts';
import type { Deed } from './forbidden.ts';

/** How many weeks the guide has, and how many small things a week. */
export const GUIDE = { weeks: 12, things: 7 } as const;

/** The lines of a thing that may ask for something which is not for everybody. */
export const THING_LINES = ['do', 'low', 'high', 'phases', 'conditions'] as const;
export type ThingLine = (typeof THING_LINES)[number];

/** What a phase changes about a thing: the words beside its name, and where told, its minutes and what is done instead. */
export type PhaseChange = {
  readonly chip: string;
  readonly minutes?: number | undefined;
  readonly do?: string | undefined;
};

/** One of the seven things of a week, as it is written. Minutes are whole. */
export type GuideThing = {
  readonly n: number;
  readonly title: string;
  readonly do: string;
  readonly minutes: { readonly low: number; readonly usual: number; readonly high: number };
  readonly low: string;
  readonly high?: string | undefined;
  readonly phases: Readonly<Partial<Record<Phase, PhaseChange>>>;
  readonly conditions: Readonly<Partial<Record<Condition, string>>>;
  readonly stages: Readonly<Partial<Record<LifeStage, string>>>;
  readonly teen?: string | undefined;
  /** Which of its lines ask for something that not everybody may do. */
  readonly asks: Readonly<Partial<Record<Deed, readonly ThingLine[]>>>;
};
