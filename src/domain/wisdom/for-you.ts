import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import { PIECE_CONDITIONS, type Category, type Condition } from './wisdom.ts';

/** What decides whether a piece suits where somebody is. */
export type Suited = {
  readonly categories: readonly Category[];
  readonly stages: readonly LifeStage[];
  readonly phases: readonly Phase[];
  readonly conditions: readonly Condition[];
};
/** Where somebody is: `conditions` and `goals` as they were said, the phase where one is told. */
export type Where = {
  readonly stage: LifeStage;
  readonly phase: Phase | null;
  readonly conditions: readonly string[];
  readonly goals: readonly string[];
  /** The number of the day, so that equals take turns. */ readonly day: number;
  /** What was read to its end comes after what was not. */ readonly isRead: (place: number) => boolean;
};
/** Why a piece is offered: the weightiest of what speaks for it. */
export type Because =
  | { readonly of: 'condition'; readonly condition: Condition }
  | { readonly of: 'stage' }
  | { readonly of: 'goal'; readonly goal: string }
  | { readonly of: 'phase'; readonly phase: Phase };
export type ForYou<P> = { readonly piece: P; readonly because: Because };

/** A stage speaks for a piece that is written for few: most pieces are for nearly all of them. */
const WRITTEN_FOR = 3;
/** Stages that say nothing by themselves. */
const ORDINARY: readonly LifeStage[] = ['menstruating', 'irregular'];
const WEIGHT: Readonly<Record<Because['of'], number>> = { condition: 8, stage: 6, goal: 4, phase: 3 };
/** How many are offered, and how many of them for one reason, so that one condition does not fill the list. */
const OFFERED = 5;
const OF_ONE_REASON = 2;

/** What a goal asks to read: words of the goal in lower case, and what they lead to. Earlier rows win. */
const GOALS: readonly (readonly [words: readonly string[], about: Partial<Suited>])[] = [
  [['menopause', 'hot flash'], { stages: ['perimenopause', 'menopause'] }],
  [['hysterectomy', 'ovary removal'], { stages: ['no_uterus_or_ovaries'] }],
  [['postpartum', 'after birth'], { stages: ['postpartum'] }],
  [['conception', 'fertility'], { stages: ['trying_to_conceive'], conditions: ['fertility_challenges'] }],
  [['pms', 'pmdd', 'premenstrual'], { conditions: ['pms_pmdd'] }],
  [['pain'], { conditions: ['painful_periods', 'endometriosis'] }],
  [['hormones'], { conditions: ['hormone_imbalance', 'pcos'] }],
  [['regularity'], { conditions: ['irregular_cycles'] }],
  [['lunar', 'moon'], { categories: ['moon'] }],
  [['ritual', 'womb wisdom', 'feminine power'], { categories: ['rites'] }],
  [['sexuality'], { categories: ['sex'] }],
  [['trauma', 'emotional', 'stress', 'intuition'], { categories: ['mind'] }],
  [['self-care', 'sleep'], { categories: ['wellness'] }],
  // Of no condition: who wants to know the body wants to know how it works first.
  [['cycle', 'body', 'reproductive health'], { categories: ['body'], conditions: [] }],
];

/**
 * The pieces for where somebody is, best first, each with why. Only what is written for the stage; equals take turns
 * from day to day, and no reason fills the list alone.
 */
export function forYou<P extends Suited>(pieces: readonly P[], where: Where): readonly ForYou<P>[] {
  const suited = pieces.flatMap((piece, place) => {
    const reasons = reasonsFor(piece, where).toSorted((one, other) => WEIGHT[other.of] - WEIGHT[one.of]);
    const [because] = reasons;
    if (!because) return [];
    const weight = reasons.reduce((sum, { of }) => sum + WEIGHT[of], 0);
    const turn = (((place - where.day) % pieces.length) + pieces.length) % pieces.length;
    return [{ piece, because, read: Number(where.isRead(place)), weight, turn }];
  });
  const sorted = suited.toSorted((a, b) => a.read - b.read || b.weight - a.weight || a.turn - b.turn);
  const counts = new Map<string, number>();
  return sorted
    .filter(({ because }) => {
      const reason = JSON.stringify(because);
      const count = (counts.get(reason) ?? 0) + 1;
      counts.set(reason, count);
      return count <= OF_ONE_REASON;
    })
    .slice(0, OFFERED)
    .map(({ piece, because }) => ({ piece, because }));
}

function reasonsFor({ categories, stages, phases, conditions }: Suited, where: Where): Because[] {
  if (!stages.includes(where.stage)) return [];
  const condition = conditions.find((one) => where.conditions.includes(PIECE_CONDITIONS[one]));
  const goal = where.goals.find((one) => suitsGoal({ categories, stages, phases, conditions }, one));
  return [
    ...(condition ? [{ of: 'condition', condition } as const] : []),
    ...(stages.length <= WRITTEN_FOR && !ORDINARY.includes(where.stage) ? [{ of: 'stage' } as const] : []),
    ...(goal === undefined ? [] : [{ of: 'goal', goal } as const]),
    ...(where.phase !== null && phases.includes(where.phase) ? [{ of: 'phase', phase: where.phase } as const] : []),
  ];
}

function suitsGoal(piece: Suited, goal: string): boolean {
  const said = goal.toLowerCase();
  const [, about] = GOALS.find(([words]) => words.some((word) => said.includes(word))) ?? [];
  if (!about) return false;
  const { categories = [], stages = [], conditions } = about;
  const ofNone = conditions?.length === 0;
  // What stands first: a piece names further shelves and conditions for what it also touches.
  return (
    categories.some((one) => piece.categories[0] === one && !(ofNone && piece.conditions.length > 0)) ||
    (piece.stages.length <= WRITTEN_FOR && stages.some((one) => piece.stages.includes(one))) ||
    (conditions ?? []).some((one) => piece.conditions[0] === one)
  );
}
