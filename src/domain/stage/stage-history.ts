import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle, ExclusionReason } from '#domain/cycle/cycle-view.ts';
import type { LifeStage } from './stage.ts';

/** A stage the member chose by hand and the day it began. Oldest first; a span ends the day before the next begins. */
export type StageSpan = {
  readonly stage: LifeStage;
  readonly from: LocalDate;
  /** Of a pregnancy: the due date that the member's clinician gave. */
  readonly dueDate?: LocalDate | null | undefined;
};

/**
 * Bleeding in the first two to six weeks after a birth is lochia, not a period (NHS Healthier Together, "Blood loss:
 * what to expect after birth", read in 2026).
 */
export const LOCHIA_DAYS = 42;

/**
 * Why a cycle that touches a span of this stage stays out of the member's averages. Stages that are not named here
 * explain no gap.
 */
const GAPS: Readonly<Partial<Record<LifeStage, ExclusionReason>>> = {
  hormonal_contraception: 'contraception',
  pregnant: 'pregnancy',
  postpartum: 'pregnancy',
  menopause: 'menopause_transition',
  no_uterus_or_ovaries: 'other',
  paused: 'other',
};
/** Stages whose bleeding follows a rhythm of its own: a forecast there learns only from what began in them. */
const FRESH_START: readonly LifeStage[] = ['hormonal_contraception', 'postpartum'];

/**
 * The member's stages after the member chose one. What the member had said for that day or later gives way, and the
 * stage the member stands in can be given another first day. Choosing the same twice is once.
 */
export function chooseStage(history: readonly StageSpan[], chosen: StageSpan): StageSpan[] {
  const corrected = history.at(-1)?.stage === chosen.stage ? history.slice(0, -1) : history;
  const before = corrected.filter(({ from }) => from < chosen.from);
  return before.at(-1)?.stage === chosen.stage ? before : [...before, chosen];
}

/**
 * The member's cycles (oldest first) as the member's stages explain them (decisions 4 and 8): bleeding in a pregnancy
 * or in the six weeks after a birth is no period, and a cycle that reaches into a gap stays out of the averages. What
 * the member said about a cycle by hand stays.
 */
export function explainedCycles(cycles: readonly Cycle[], history: readonly StageSpan[]): Cycle[] {
  const periods = cycles.filter(({ startDate }) => !isNoPeriod(startDate, history));
  return periods.map((cycle, index) => {
    const next = periods[index + 1]?.startDate ?? null;
    return {
      ...cycle,
      // Where no start was taken out, none has to be added up.
      length: periods.length === cycles.length ? cycle.length : next && lengthTo(cycles, { cycle, next }),
      excluded: cycle.excluded ?? gapOf({ from: cycle.startDate, next }, history),
    };
  });
}

/** The cycles a forecast may learn from today: in a stage of its own rhythm only those that began in it. */
export function learnedFrom(cycles: readonly Cycle[], history: readonly StageSpan[]): Cycle[] {
  const now = history.at(-1);
  if (!now || !FRESH_START.includes(now.stage)) return [...cycles];
  const reason = GAPS[now.stage] ?? 'other';
  return cycles.map((cycle) => (cycle.startDate < now.from ? { ...cycle, excluded: cycle.excluded ?? reason } : cycle));
}

// Lengths add up over the starts that were no periods.
function lengthTo(cycles: readonly Cycle[], { cycle, next }: { cycle: Cycle; next: LocalDate }): number {
  return cycles
    .filter(({ startDate }) => startDate >= cycle.startDate && startDate < next)
    .reduce((sum, { length }) => sum + (length ?? 0), 0);
}

function isNoPeriod(start: LocalDate, history: readonly StageSpan[]): boolean {
  const span = history.findLast(({ from }) => from <= start);
  if (span?.stage === 'pregnant') return true;
  return span?.stage === 'postpartum' && start < addDays(span.from, LOCHIA_DAYS);
}

/** The reason of the first gap that a cycle reaches into; null when it reaches into none. An open cycle has no end. */
function gapOf(
  cycle: { from: LocalDate; next: LocalDate | null },
  history: readonly StageSpan[],
): ExclusionReason | null {
  const touched = history.filter((span, index) => {
    const until = history[index + 1]?.from ?? null;
    const meets = (cycle.next === null || span.from < cycle.next) && (until === null || until > cycle.from);
    return meets && !(isOwnRhythm(span, { isLast: until === null }) && cycle.from >= span.from);
  });
  return touched.map(({ stage }) => GAPS[stage]).find((reason) => reason !== undefined) ?? null;
}

// A cycle that began after a birth is one like any other; one on a hormonal method counts only while the member is on
// it.
function isOwnRhythm({ stage }: StageSpan, { isLast }: { isLast: boolean }): boolean {
  return stage === 'postpartum' || (stage === 'hormonal_contraception' && isLast);
}
