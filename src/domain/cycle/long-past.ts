import type { CycleView, ExclusionReason } from './cycle-view.ts';

/** Days past the window after which the member is asked what happened (decisions 4). */
const ASK_AFTER_DAYS = 14;

/**
 * Whether to ask what happened: from 14 days past the window on, until the cycle has the member's answer or rests
 * (decisions 4).
 */
export function asksWhatHappened(
  view: Pick<CycleView, 'state' | 'daysPast'>,
  answer: ExclusionReason | null = null,
): boolean {
  return view.state === 'past' && view.daysPast >= ASK_AFTER_DAYS && answer === null;
}
