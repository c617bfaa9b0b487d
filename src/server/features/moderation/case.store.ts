import type { ModerationCase, TrailEntry } from '#contract/moderation/moderation.schemas.ts';
import type { Room } from '#domain/circle/limits.ts';
import type { DecisionReason } from '#domain/circle/reason.ts';
import type { Decision, VoiceOutcome, WordsOutcome } from '#domain/moderation/decision.ts';
import type { CaseWhy } from '#domain/moderation/urgency.ts';
import type { VoiceBefore } from '#domain/moderation/voice-before.ts';
import type { Tx } from '#server/platform/db/query.ts';

/** A case as the database gives it to who looks after its room; whose words they are is not among it. */
export type CaseRow = {
  readonly id: string;
  readonly room: Room;
  readonly whys: readonly CaseWhy[];
  readonly reasons: Readonly<Record<string, number>>;
  readonly reports: number;
  readonly version: number;
  readonly state: 'open' | 'decided';
  readonly opened_at: Date;
  readonly voice_before: VoiceBefore | null;
  readonly turn: string;
  readonly is_reply: boolean;
  readonly body: string;
  readonly words_state: ModerationCase['wordsState'];
  readonly is_anonymous: boolean;
  readonly said_at: Date;
  readonly category: string;
  readonly thread: string | null;
  readonly my_claim: boolean;
  readonly claimed_until: Date | null;
  readonly appeal: string | null;
  readonly appeal_at: Date | null;
  /** Whether a decision of this moderator is appealed against, or was: then somebody else judges. */
  readonly decided_by_me: boolean;
  readonly post_id: string;
  readonly reply_id: string | null;
  readonly author_tag: Buffer | null;
  readonly mine: boolean;
};

/** What became of a decision: done, or why nothing was. */
export type Outcome = 'done' | 'not_found' | 'moved_on' | 'claimed' | 'taken_back' | 'own_words' | 'own_decision';
/** Who does something, for the trail of what staff did. */
export type StaffAct = { readonly requestId: string; readonly ipPrefix: string; readonly now: Date };
type Decided = Decision & {
  readonly id: string;
  readonly case: string;
  readonly version: number;
  readonly myTag: Buffer;
  /** By which the standing knows what this case set. */ readonly mark: string;
  readonly telling: string;
  readonly sealed: Buffer;
};
type TrailRow = {
  readonly id: string;
  readonly at: Date;
  readonly by_me: boolean;
  readonly words: WordsOutcome;
  readonly voice: VoiceOutcome;
  readonly days: number | null;
  readonly reason: DecisionReason | null;
  readonly note: string | null;
  readonly on_appeal: boolean;
};

type Position = readonly string[];
type DecidedAsk = { readonly room: Room | undefined; readonly after: Position | null; readonly most: number };

const entryOf = ({ by_me, on_appeal, at, ...row }: TrailRow): TrailEntry => ({
  ...row,
  at: at.toISOString(),
  byMe: by_me,
  onAppeal: on_appeal,
});

/** Cases through functions that ask for the role in the transaction. */
export const caseStore = {
  /** The ids of the queue's next cases, the most urgent first. */
  async queue(tx: Tx, { after, most }: { after: readonly string[] | null; most: number }): Promise<string[]> {
    const rows = await tx.callFunction<{ id: string }>('moderation_queue', [
      after?.[0] ?? null,
      after?.[1] ?? null,
      most,
    ]);
    return rows.map(({ id }) => id);
  },

  /** Cases by their ids, in the order of the queue. Those of a room one does not look after are not among them. */
  async seen(tx: Tx, ids: readonly string[], now: Date): Promise<CaseRow[]> {
    return ids.length === 0 ? [] : tx.callFunction<CaseRow>('seen_cases', [ids, now]);
  },

  /** How many wait in a room, up to a hundred. */
  async waiting(tx: Tx, room: Room): Promise<number> {
    return (await tx.callFunction<{ circle_waiting: number }>('circle_waiting', [room]))[0]?.circle_waiting ?? 0;
  },

  /** What is in effect about decided cases, the newest first, with the place each has in that order. */
  async decided(
    tx: Tx,
    { room, after, most }: DecidedAsk,
  ): Promise<{ id: string; at: Position; decision: TrailEntry }[]> {
    const rows = await tx.callFunction<TrailRow & { case_id: string; moment: string }>('decided_cases', [
      room ?? null,
      after?.[0] ?? null,
      after?.[1] ?? null,
      most,
    ]);
    return rows.map(({ case_id: id, moment, ...row }) => ({ id, at: [moment, row.id], decision: entryOf(row) }));
  },

  /** What was decided about a case so far, the first first. */
  async trail(tx: Tx, id: string): Promise<TrailEntry[]> {
    const rows = await tx.callFunction<TrailRow>('case_trail', [id]);
    return rows.map(entryOf);
  },

  /** Holds a case for ten minutes where nobody else does; null where there is none. */
  async claim(tx: Tx, id: string, now: Date): Promise<{ mine: boolean; until: Date | null } | null> {
    return (await tx.callFunction<{ mine: boolean; until: Date | null }>('claim_case', [id, now]))[0] ?? null;
  },

  async release(tx: Tx, id: string): Promise<void> {
    await tx.callFunction('release_case', [id]);
  },

  /** Decides, whole or not at all. */
  async decide(tx: Tx, decided: Decided, { requestId, ipPrefix, now }: StaffAct): Promise<Outcome> {
    const { id, version, words, voice, days, reason, note, myTag, mark, telling, sealed } = decided;
    const [row] = await tx.callFunction<{ outcome: Outcome }>('decide_case', [
      id,
      decided.case,
      version,
      words,
      voice,
      days,
      reason,
      note,
      myTag,
      mark,
      telling,
      sealed,
      requestId,
      ipPrefix,
      now,
    ]);
    return row?.outcome ?? 'not_found';
  },
};
