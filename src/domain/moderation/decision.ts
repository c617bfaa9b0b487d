import { PAUSE_DAYS } from '#domain/circle/limits.ts';
import type { DecisionReason } from '#domain/circle/reason.ts';

/** What becomes of the words: they stand, nobody else sees them, or their writer is asked to change them first. */
export const WORDS_OUTCOMES = ['stand', 'hide', 'change'] as const;
export type WordsOutcome = (typeof WORDS_OUTCOMES)[number];
/** What becomes of the writer, besides. */
export const VOICE_OUTCOMES = ['none', 'warn', 'pause', 'close'] as const;
export type VoiceOutcome = (typeof VOICE_OUTCOMES)[number];
export const NOTE_LONGEST = 400;
export const APPEAL_LONGEST = 1_000;
export const AUTHOR_REASON = { least: 20, longest: 500 } as const;
/** How long an opened author may be seen, in minutes. */
export const AUTHOR_MINUTES = 15;

/** What a moderator decides about one post or reply. */
export type Decision = {
  readonly words: WordsOutcome;
  readonly voice: VoiceOutcome;
  readonly days: number | null;
  readonly reason: DecisionReason | null;
  readonly note: string | null;
};

/** What is missing or wrong, by the field it belongs to; null for a decision that can be carried out. */
export type DecisionFault = { readonly field: 'reason' | 'days' | 'words'; readonly say: string };

/**
 * Whether a decision is whole: who wrote is always told why, and a pause has one of the lengths there are. Words that
 * stand bring nobody a warning.
 */
export function faultOf({ words, voice, days, reason }: Decision): DecisionFault | null {
  if (words === 'stand' && voice !== 'none')
    return { field: 'words', say: 'Words that stay up bring no warning or pause.' };
  if (words !== 'stand' && reason === null) return { field: 'reason', say: 'Choose a reason first.' };
  if (voice === 'pause' && !PAUSE_DAYS.some((one) => one === days))
    return { field: 'days', say: 'Choose how long first.' };
  if (voice !== 'pause' && days !== null) return { field: 'days', say: 'Only a pause has a length.' };
  return null;
}
