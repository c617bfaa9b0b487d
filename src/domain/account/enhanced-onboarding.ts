/** The questions of the optional richer path, in the order they are asked (decisions 19). */
export const ENHANCED_STEPS = ['goals', 'stage', 'periods', 'reminders', 'theme'] as const;
export type EnhancedStep = (typeof ENHANCED_STEPS)[number];

/** How far the member is: the steps the member answered or passed over, and whether the member has seen its end. */
export type EnhancedProgress = { readonly settled: readonly EnhancedStep[]; readonly finished: boolean };
export const NOT_BEGUN: EnhancedProgress = { settled: [], finished: false };

/** What is known of the member already, so that it is not asked. */
export type EnhancedKnown = {
  /** Whether the member's goals may be changed today (§4.10). */
  readonly goalsOpen: boolean;
  readonly hasOwnGoals: boolean;
  /** Whether the member chose the member's stage by hand. */
  readonly stageChosen: boolean;
  /** Whether a period is spoken of in the member's stage. */
  readonly countsPeriods: boolean;
  /** First days of periods that are known. */
  readonly startsKnown: number;
  /** Whether anything may remind the member: a teen is never nudged (decisions 10). */
  readonly mayBeReminded: boolean;
  /** Whether a reminder that nudges is on. */
  readonly remindersChosen: boolean;
  readonly theme: 'system' | 'light' | 'dark';
};

/** First days from which a length of the member's own begins to show: three of them hold two cycles. */
export const STARTS_WANTED = 3;

/**
 * The steps of the member's path: those the member settled, and those whose answer is not known yet. Nothing that is
 * known is asked.
 */
export function enhancedPath(known: EnhancedKnown, { settled }: EnhancedProgress): EnhancedStep[] {
  const asks: Readonly<Record<EnhancedStep, boolean>> = {
    goals: known.goalsOpen && !known.hasOwnGoals,
    stage: !known.stageChosen,
    periods: known.countsPeriods && known.startsKnown < STARTS_WANTED,
    reminders: known.mayBeReminded && !known.remindersChosen,
    theme: known.theme === 'system',
  };
  return ENHANCED_STEPS.filter(
    (step) => asks[step] || (settled.includes(step) && (step !== 'reminders' || known.mayBeReminded)),
  );
}

/** The first step of the member's path that is not settled; null at its end. */
export function nextEnhancedStep(path: readonly EnhancedStep[], { settled }: EnhancedProgress): EnhancedStep | null {
  return path.find((step) => !settled.includes(step)) ?? null;
}

/** Progress as two devices tell it: what one of them settled stays settled, and an end that was seen stays seen. */
export function joinProgress(
  before: EnhancedProgress,
  told: { readonly settled?: readonly EnhancedStep[] | undefined; readonly finished?: boolean | undefined },
): EnhancedProgress {
  const settled = ENHANCED_STEPS.filter((step) => before.settled.includes(step) || told.settled?.includes(step));
  return { settled, finished: before.finished || told.finished === true };
}
