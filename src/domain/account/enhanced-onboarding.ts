/** The questions of the optional richer path, in the order they are asked (decisions 19). */
export const ENHANCED_STEPS = ['goals', 'stage', 'periods', 'reminders', 'theme'] as const;
export type EnhancedStep = (typeof ENHANCED_STEPS)[number];

/** How far she is: the steps she answered or passed over, and whether she has seen its end. */
export type EnhancedProgress = { readonly settled: readonly EnhancedStep[]; readonly finished: boolean };
export const NOT_BEGUN: EnhancedProgress = { settled: [], finished: false };

/** What is known of her already, so that it is not asked. */
export type EnhancedKnown = {
  /** Whether her goals may be changed today (§4.10). */
  readonly goalsOpen: boolean;
  readonly hasOwnGoals: boolean;
  /** Whether she chose her stage by hand. */
  readonly stageChosen: boolean;
  /** Whether a period is spoken of in her stage. */
  readonly countsPeriods: boolean;
  /** First days of periods that are known. */
  readonly startsKnown: number;
  /** Whether anything may remind her: a teen is never nudged (decisions 10). */
  readonly mayBeReminded: boolean;
  /** Whether a reminder that nudges is on. */
  readonly remindersChosen: boolean;
  readonly theme: 'system' | 'light' | 'dark';
};

/** First days from which a length of her own begins to show: three of them hold two cycles. */
export const STARTS_WANTED = 3;

/** The steps of her path: those she settled, and those whose answer is not known yet. Nothing that is known is asked. */
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

/** The first step of her path that is not settled; null at its end. */
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
