import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import type { Condition } from '#domain/wisdom/wisdom.ts';
import { forbiddenFor, type Body, type Deed } from './forbidden.ts';
import type { GuideThing, ThingLine } from './week.ts';

/** How much strength there is today, as logged; unknown is `usual`. */
export type Strength = 'low' | 'usual' | 'high';

/** Whom a week bends to, on the day of a thing. `phase` is null where her stage names none, and where none is known. */
export type Her = Body & {
  readonly phase: Phase | null;
  readonly energy: Strength;
  /** Whether she logged strong pain. */ readonly isInPain: boolean;
};

/** Why a thing is as it is. `line` is what it changes; null where it changes the minutes alone. */
export type Reason =
  | { readonly of: 'stage'; readonly stage: LifeStage; readonly line: string }
  | { readonly of: 'teen'; readonly line: string }
  | { readonly of: 'phase'; readonly phase: Phase; readonly chip: string; readonly line: string | null }
  | { readonly of: 'low_energy' | 'pain' | 'high_energy'; readonly line: string | null }
  | { readonly of: 'condition'; readonly condition: Condition; readonly line: string };

/** A thing as it is asked of her: its words, its minutes, and why they are what they are. */
export type BentThing = { readonly text: string; readonly minutes: number; readonly reasons: readonly Reason[] };
/** A thing as it is written for everybody in her stage, and as it bends to her. */
export type ThingForHer = { readonly plain: BentThing; readonly bent: BentThing };

/**
 * A thing for a member; null where her stage, age or condition forbids what it asks and nothing is written in its
 * place. The line of her stage, then that for teens, wins over every other. Of phase, energy and pain the smallest
 * number of minutes wins, and with it the words that go with it. The plain thing bends to stage, age and conditions
 * alone: these are about safety.
 */
export function thingFor(thing: GuideThing, her: Her): ThingForHer | null {
  const forbidden = forbiddenFor(her);
  const isShut = (line: ThingLine) =>
    Object.entries(thing.asks).some(([deed, lines]) => forbidden.has(deed as Deed) && lines.includes(line));
  const own = ownReasons(thing, her);
  if (isShut('do')) return instead(thing, [...own, ...standIns(thing, her)].slice(0, 1));
  const conditions = own.length > 0 || isShut('conditions') ? [] : conditionReasons(thing, her);
  const plain = { text: thing.do, minutes: thing.minutes.usual, reasons: [...own, ...conditions] };
  const change = smallest(changesOf(thing, her));
  if (!change) return { plain, bent: plain };
  const isOpen = own.length === 0 && !isShut(change.from);
  return {
    plain,
    bent: {
      text: isOpen && change.text !== null ? change.text : thing.do,
      minutes: change.minutes,
      reasons: [isOpen ? change.reason : { ...change.reason, line: null }, ...plain.reasons],
    },
  };
}

/** What is written for her stage or her age. */
function ownReasons({ stages, teen }: GuideThing, { stage, ageGroup }: Her): Reason[] {
  const line = stages[stage];
  const isTeen = ageGroup === 'teen' || stage === 'teen';
  return [
    ...(line === undefined ? [] : [{ of: 'stage', stage, line } as const]),
    ...(isTeen && teen !== undefined ? [{ of: 'teen', line: teen } as const] : []),
  ];
}

/** Where a condition forbids the thing itself, its own line stands in its place. */
function standIns(thing: GuideThing, her: Her): Reason[] {
  const without = forbiddenFor({ ...her, conditions: [] });
  const isByBody = Object.keys(thing.asks).some((deed) => without.has(deed as Deed));
  if (isByBody) return [];
  return conditionReasons(thing, her).filter(({ condition }) =>
    Object.keys(thing.asks).some((deed) =>
      forbiddenFor({ ageGroup: 'adult', stage: 'menstruating', conditions: [condition] }).has(deed as Deed),
    ),
  );
}

type ConditionReason = Extract<Reason, { readonly of: 'condition' }>;
function conditionReasons({ conditions }: GuideThing, { conditions: hers }: Her): ConditionReason[] {
  return hers.flatMap((condition) => {
    const line = conditions[condition];
    return line === undefined ? [] : [{ of: 'condition', condition, line }];
  });
}

function instead({ minutes }: GuideThing, [reason]: readonly Reason[]): ThingForHer | null {
  if (!reason || reason.line === null) return null;
  const bent = { text: reason.line, minutes: minutes.low, reasons: [reason] };
  return { plain: bent, bent };
}

type Change = {
  readonly from: ThingLine;
  readonly minutes: number;
  /** What is done in place of the usual; null where the usual stays. */ readonly text: string | null;
  readonly reason: Exclude<Reason, { readonly of: 'stage' | 'teen' | 'condition' }>;
};

function changesOf(thing: GuideThing, { phase, energy, isInPain }: Her): Change[] {
  const { minutes, low, high } = thing;
  const ofPhase = phase === null ? undefined : thing.phases[phase];
  const short = { from: 'low', minutes: minutes.low, text: low } as const;
  return [
    ...(isInPain ? [{ ...short, reason: { of: 'pain', line: null } } as const] : []),
    ...(energy === 'low' ? [{ ...short, reason: { of: 'low_energy', line: null } } as const] : []),
    ...(ofPhase && phase !== null
      ? [
          {
            from: 'phases',
            minutes: ofPhase.minutes ?? minutes.usual,
            text: null,
            reason: { of: 'phase', phase, chip: ofPhase.chip, line: ofPhase.do ?? null },
          } as const,
        ]
      : []),
    ...(energy === 'high' && !isInPain && (high !== undefined || minutes.high > minutes.usual)
      ? [
          {
            from: 'high',
            minutes: minutes.high,
            text: null,
            reason: { of: 'high_energy', line: high ?? null },
          } as const,
        ]
      : []),
  ];
}

/** The change with the fewest minutes; the first of equals. */
function smallest(changes: readonly Change[]): Change | undefined {
  return changes.toSorted((one, other) => one.minutes - other.minutes)[0];
}
