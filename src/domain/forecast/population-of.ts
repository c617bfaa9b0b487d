import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { StageSpan } from '#domain/stage/stage-history.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import type { Population } from './populations.ts';

/** What a member told that says whose cycles theirs are like. */
export type PopulationFacts = {
  readonly stage: LifeStage;
  /** Whole years, null where no birthday is known. */
  readonly age: number | null;
  readonly currentlyMenstruates: 'yes' | 'no' | 'irregular' | null | undefined;
  /** The conditions of §3 that the member chose. */
  readonly conditions: readonly string[];
  readonly history: readonly StageSpan[];
  readonly today: LocalDate;
};

/** From this age on cycles vary more from month to month (Li and others, npj Digital Medicine 2023). */
const MIDLIFE_FROM = 45;
/** How long after a birth, and after hormonal contraception, cycles are taken for those of their kind: choices. */
const AFTER_BIRTH_DAYS = 365;
const AFTER_PILL_DAYS = 183;
const UNEVEN = ['Irregular cycles', 'Hormone imbalance'];

/** Whose cycles a member's are like before the member's own say more: by stage first, then answers, then age. */
export function populationOf(facts: PopulationFacts): Population {
  const { stage, age, conditions, history, today } = facts;
  const isMidlife = age !== null && age >= MIDLIFE_FROM;
  const isUneven =
    stage === 'irregular' ||
    facts.currentlyMenstruates === 'irregular' ||
    conditions.some((condition) => UNEVEN.includes(condition));
  if (stage === 'teen') return 'first_years';
  if (stage === 'perimenopause' || (isMidlife && isUneven)) return 'perimenopause';
  if (stage === 'postpartum' || wasIn('postpartum', { history, today, days: AFTER_BIRTH_DAYS })) return 'after_birth';
  if (conditions.some((condition) => condition.startsWith('PCOS'))) return 'pcos';
  if (isUneven) return 'irregular';
  if (hasLeft('hormonal_contraception', { history, today, days: AFTER_PILL_DAYS })) return 'after_pill';
  return isMidlife ? 'midlife' : 'general';
}

type Lately = { readonly history: readonly StageSpan[]; readonly today: LocalDate; readonly days: number };

/** Whether a span of a stage began within so many days. */
function wasIn(stage: LifeStage, { history, today, days }: Lately): boolean {
  return history.some((span) => span.stage === stage && isWithin(span.from, { today, days }));
}

/** Whether a span of a stage ended within so many days. */
function hasLeft(stage: LifeStage, { history, today, days }: Lately): boolean {
  return history.some((span, index) => {
    const next = history[index + 1];
    return span.stage === stage && next !== undefined && isWithin(next.from, { today, days });
  });
}

function isWithin(from: LocalDate, { today, days }: { today: LocalDate; days: number }): boolean {
  const since = daysBetween(from, today);
  return since >= 0 && since <= days;
}
