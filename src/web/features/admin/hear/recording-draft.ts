import type { RecordingDecision, RecordingVersion } from '#contract/recording/recording.schemas.ts';

/** An answer that is being typed. It outlives a version that moves on. */
export type RecordingDraft = {
  readonly decision: RecordingDecision['decision'] | undefined;
  /** Null until somebody chooses: then it stays as the public version has it. */
  readonly audience: RecordingVersion['audience'] | null;
  readonly quote: string;
  readonly reason: string;
};

export const NOTHING_TYPED: RecordingDraft = { decision: undefined, audience: null, quote: '', reason: '' };
