import { voiceBefore, type VoiceBefore } from '#domain/moderation/voice-before.ts';
import { openAuthor } from '#server/platform/anonymous/author.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };
type VoiceRow = {
  readonly id: string;
  readonly post_id: string;
  readonly reply_id: string | null;
  readonly is_anonymous: boolean;
  readonly author_id: string | null;
  readonly author_enc: Buffer | null;
};
type BeforeRow = {
  readonly user_id: string;
  readonly troubles: number;
  readonly paused: boolean;
  readonly since: Date;
};

/**
 * What happened before to the voices of cases, by case: reckoned once, at the first look, and then kept with the case.
 * What is decided about one nameless voice so changes nothing that another case of hers shows.
 */
export async function lookUpVoices(
  { db, vault, clock }: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VoiceBefore>> {
  if (ids.length === 0) return new Map();
  const now = clock.now();
  return db.asWorker(null, async (tx) => {
    const found = new Map<string, VoiceBefore>();
    const voices = await tx.callFunction<VoiceRow>('case_voices', [ids]);
    const authors = new Map(voices.map((voice) => [voice.id, authorOf(vault, voice)]));
    const users = [...new Set([...authors.values()].filter((user) => user !== null))];
    const befores = await tx.callFunction<BeforeRow>('voices_before', [users, now]);
    for (const voice of voices) {
      const row = befores.find((one) => one.user_id === authors.get(voice.id));
      if (!row) continue;
      const before = voiceBefore(row, { isAnonymous: voice.is_anonymous, now });
      found.set(voice.id, before);
      await tx.callFunction('note_voice', [voice.id, JSON.stringify(before)]);
    }
    return found;
  });
}

/** Who wrote the words of a row; null where nobody can be named any more. Never leaves the server. */
export function authorOf(
  vault: Vault,
  row: Pick<VoiceRow, 'post_id' | 'reply_id' | 'author_id' | 'author_enc'>,
): string | null {
  if (row.author_id !== null) return row.author_id;
  if (row.author_enc === null) return null;
  try {
    return openAuthor(vault, { id: row.reply_id ?? row.post_id, enc: row.author_enc });
  } catch {
    return null;
  }
}

/**
 * By what a member's standing knows what a case set, so that taking a decision back lifts that alone. Keyed: a dump
 * leads from no case to a standing.
 */
export function standingMark(vault: Vault, caseId: string): string {
  return vault.mac('anon-author', `standing|${caseId}`).toString('hex');
}
