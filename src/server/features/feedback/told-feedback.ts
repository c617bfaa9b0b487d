import type {
  FeedbackItem,
  FeedbackSaid,
  FeedbackThread,
  QueuedFeedback,
} from '#contract/feedback/feedback.schemas.ts';
import { feedbackExcerpt } from '#domain/feedback/feedback.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import type { CaseRow, WordRow } from './feedback.store.ts';
import { openPicture, openWords } from './feedback-seal.ts';
import type { QueueRow } from './queue.store.ts';

type Opens = { readonly vault: Vault; readonly files: Files };

/** A case of the member's own, by the beginning of its first words. */
export function itemOf(
  vault: Vault,
  { userId, row, rows }: { readonly userId: string; readonly row: CaseRow; readonly rows: readonly WordRow[] },
): FeedbackItem {
  const [first] = saidOf(vault, { userId, rows: rows.filter((one) => one.feedback_id === row.id).slice(0, 1) });
  const { id, number, kind, state, announcement_id: announcement } = row;
  return {
    ...{ id, number, kind, state, announcement, excerpt: feedbackExcerpt(first?.words ?? '') },
    hasNews: row.answered_at !== null && (row.seen_at === null || row.answered_at > row.seen_at),
    sentAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

/** Sealed words as whoever may read them sees them; what does not open is left out (decision 47). */
export function saidOf(
  vault: Vault,
  { userId, rows }: { readonly userId: string; readonly rows: readonly WordRow[] },
): FeedbackSaid[] {
  return rows.flatMap(({ id, feedback_id: feedback, by_house: byHouse, sealed, at }) => {
    const opened = openWords(vault, { userId, feedback, id }, sealed);
    return opened ? [{ id, byHouse, words: opened.words, facts: opened.facts ?? {}, at: at.toISOString() }] : [];
  });
}

/** The picture of a case as base64 text; null where there is none, or where it does not open. */
export async function pictureOf(
  { vault, files }: Opens,
  { userId, name }: { readonly userId: string; readonly name: string | null },
): Promise<string | null> {
  const sealed = name === null ? null : await files.get(name);
  const bytes = sealed && name !== null ? openPicture(vault, { userId, id: name }, sealed) : null;
  return bytes?.toString('base64') ?? null;
}

/** A case of the member's own, whole. */
export async function threadOf(
  opens: Opens,
  { userId, row, rows }: { readonly userId: string; readonly row: CaseRow; readonly rows: readonly WordRow[] },
): Promise<FeedbackThread> {
  return {
    ...itemOf(opens.vault, { userId, row, rows }),
    said: saidOf(opens.vault, { userId, rows }),
    picture: await pictureOf(opens, { userId, name: row.picture }),
  };
}

/** A case as the queue shows it to an admin. */
export function queuedOf(row: QueueRow): QueuedFeedback {
  const { id, number, kind, state, version, merged, announcement_id: announcement } = row;
  return {
    ...{ id, number, kind, state, version, merged, announcement },
    isFirst: row.first,
    waitsSince: row.waits_since?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
    hasPicture: row.has_picture,
    held: row.mine ? 'mine' : row.held_until ? 'other' : null,
    heldUntil: row.held_until?.toISOString() ?? null,
    isOwn: row.own,
    mergedInto: row.merged_into,
    hasNews: row.has_news,
  };
}
