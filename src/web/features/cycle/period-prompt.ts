import { asksWhatHappened } from '#domain/cycle/long-past.ts';
import type { CycleView, ExclusionReason } from '#domain/cycle/cycle-view.ts';

/**
 * What a page asks about her period (decisions 4): first: nothing is known yet; edit: nothing to ask, she may correct; started: one tap
 * is offered; expected: the day after the expected date has come, so it asks gently; what_happened: 14 days past the window, unless she has answered.
 */
export type PeriodPrompt = 'first' | 'edit' | 'started' | 'expected' | 'what_happened';

/** What to ask today. `answer` is the reason her open cycle was left out for, if she gave one. */
export function periodPrompt(view: CycleView, answer: ExclusionReason | null): PeriodPrompt {
  if (view.state === 'none') return 'first';
  if (view.state === 'within') return 'edit';
  if (asksWhatHappened(view, answer)) return 'what_happened';
  // Day L + 1 is the expected first day of the next period; the day after it the question comes.
  return view.state === 'window' && (view.unwrappedDay ?? 0) > view.cycleLength + 1 ? 'expected' : 'started';
}
