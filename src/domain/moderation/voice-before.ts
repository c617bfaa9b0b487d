/**
 * What happened before to a voice, as coarse as a moderator needs it to weigh words: never a figure by which two
 * nameless voices could be told to be one.
 */
export type VoiceBefore = {
  readonly age: 'week' | 'months' | 'older';
  readonly troubles: 'none' | 'some' | 'several';
  /** Of words with a name alone. */ readonly paused: boolean;
};

const DAY_MS = 86_400_000;
const SEVERAL = 3;

/** The coarse words for an account's figures. A nameless voice never tells of a pause: it would show in each of hers. */
export function voiceBefore(
  { since, troubles, paused }: { readonly since: Date; readonly troubles: number; readonly paused: boolean },
  { isAnonymous, now }: { readonly isAnonymous: boolean; readonly now: Date },
): VoiceBefore {
  const days = (now.getTime() - since.getTime()) / DAY_MS;
  return {
    age: days < 7 ? 'week' : days < 183 ? 'months' : 'older',
    troubles: troubles === 0 ? 'none' : troubles < SEVERAL ? 'some' : 'several',
    paused: paused && !isAnonymous,
  };
}
