import type { LocalDate } from '#domain/calendar/local-date.ts';
import { asksWhatHappened } from '#domain/cycle/long-past.ts';
import type { CycleView, ExclusionReason } from '#domain/cycle/cycle-view.ts';

/**
 * What a page asks about the member's period (decisions 4): first: nothing is known yet; edit: nothing to ask, the
 * member may correct; started: one tap is offered; expected: the day after the expected date has come, so it asks
 * gently; what_happened: 14 days past the window, unless the member has answered.
 */
export type PeriodPrompt = 'first' | 'edit' | 'started' | 'expected' | 'what_happened';
/**
 * `reason`: why the member's open cycle was left out, if the member said; `notYetOn`: the day on which the member last
 * answered "not yet".
 */
export type PromptAnswers = { readonly reason: ExclusionReason | null; readonly notYetOn: LocalDate | null };

/**
 * What to ask today. "Did it start?" comes once a day: when the member has said "not yet" today, it rests until
 * tomorrow.
 */
export function periodPrompt(view: CycleView, { reason, notYetOn }: PromptAnswers): PeriodPrompt {
  if (view.state === 'none') return 'first';
  if (view.state === 'within') return 'edit';
  if (asksWhatHappened(view, reason)) return 'what_happened';
  // Day L + 1 is the expected first day of the next period; the day after it the question comes.
  const isDue = view.state === 'window' && (view.unwrappedDay ?? 0) > view.cycleLength + 1;
  return isDue && notYetOn !== view.today ? 'expected' : 'started';
}
