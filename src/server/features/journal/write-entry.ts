import { randomUUID } from 'node:crypto';
import { isPastOrToday } from '#domain/calendar/today.ts';
import { indexed, withoutLongGone } from '#domain/journal/journal-index.ts';
import { isBlankEntry, type EntryDocument, type Written } from '#domain/journal/journal-entry.ts';
import type { JournalEntry, JournalKept, JournalPost } from '#contract/journal/journal.schemas.ts';
import { JOURNAL } from '#contract/limits.ts';
import { holdCheckIns, recordCheckIn } from '#server/features/check-in/public.ts';
import { followPage, keepIntention } from '#server/features/engagement/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { fadesOn, keptSince } from './fade-pages.ts';
import { journalIndexStore, type HeldIndex } from './journal-index.store.ts';
import { journalStore, type StoredEntry } from './journal.store.ts';
import { readAround, toEntry, type EntryContext } from './tell-entry.ts';

export type JournalDeps = { readonly clock: Clock };
/** One change of one entry: who makes it, and the version it was made to. */
export type EntryChange = { readonly me: Me; readonly id: string; readonly ifMatch: number | null };
type Held = {
  readonly kept: StoredEntry;
  readonly index: HeldIndex;
  readonly around: EntryContext;
  readonly now: Date;
};

/**
 * Keeps a new entry, stamped with the moon and the cycle day of its day; with `checkIn` it counts as today's check-in
 * too. A day that has come nowhere on Earth is refused (decisions 3).
 */
export async function createEntry(
  { clock }: JournalDeps,
  { me, body }: { me: Me; body: JournalPost },
): Promise<JournalKept | Refusal> {
  const now = clock.now();
  // All in one breath: the journal's turn comes before the check-in's, for everybody.
  const [index, around, checkIns] = await Promise.all([
    journalIndexStore.hold(me, [body.date]),
    readAround(me, now),
    body.checkIn ? holdCheckIns(me) : null,
  ]);
  if (!isPastOrToday(body.date, now)) return refuse('future_day');
  if (index.count >= JOURNAL.entries) return refuse('journal_full');
  const { title, content, mood, dreamInsights, date, tags } = body;
  const document: EntryDocument = {
    schemaVersion: 1,
    title,
    content,
    mood,
    dreamInsights,
    date,
    tags,
    ...around.stamp(date),
    at: index.freeInstant(now),
  };
  const kept: StoredEntry = { id: randomUUID(), version: 1, updatedAt: now, isGone: false, document };
  // What the member answers to today's check-in is what the next welcome reminds the member of (§4.9).
  if (body.checkIn) keepIntention(me, { text: content, entryId: kept.id, now });
  await journalStore.add(me, { id: kept.id, document, now });
  // A new entry leaves nothing behind: only what was deleted long ago may have to go.
  if (writeIndex({ index, kept, now }).drops) await journalStore.prune(me, { before: keptSince(now) });
  const checkIn = checkIns && recordCheckIn(me, { kept: checkIns, member: around.member, now });
  return { ...toEntry(me, { kept, surface: around.surface }), ...(checkIn && { checkIn }) };
}

/** Changes fields of an entry. What stood there is kept beside it; the same words again change nothing. */
export async function changeEntry(
  deps: JournalDeps,
  { change, fields }: { change: EntryChange; fields: Partial<Written> },
): Promise<JournalEntry | Refusal> {
  return changing(deps, {
    change,
    work: async ({ kept, index, around, now }) => {
      const { me } = change;
      if (kept.isUnreadable) return refuse('row_unreadable');
      const written = { ...kept.document, ...fields };
      if (!isPastOrToday(written.date, now)) return refuse('future_day');
      if (isBlankEntry(written))
        return refuse('invalid_input', { fields: { content: 'Write a word or choose a mood first' } });
      if (isSame(kept.document, written)) return toEntry(me, { kept, surface: around.surface });
      const document: EntryDocument = {
        ...written,
        ...(written.date !== kept.document.date && around.stamp(written.date)),
      };
      await index.lookAt([written.date]);
      await Promise.all([journalStore.replace(me, { kept, document, now }), journalStore.fadeOn(me, fadesOn(now))]);
      if (written.content !== kept.document.content) followPage(me, { entryId: kept.id, text: written.content, now });
      const next: StoredEntry = { ...kept, document, version: kept.version + 1, updatedAt: now };
      await writeAndTidy(me, { index, kept: next, now });
      return toEntry(me, { kept: next, surface: around.surface });
    },
  });
}

/** Deletes an entry. It can be brought back for thirty days; deleting it again is once. */
export async function deleteEntry(deps: JournalDeps, change: EntryChange): Promise<{ ok: true } | Refusal> {
  return changing(deps, {
    change,
    work: async ({ kept, index, now }) => {
      await Promise.all([
        journalStore.mark(change.me, { id: kept.id, goneAt: now }),
        journalStore.fadeOn(change.me, fadesOn(now)),
      ]);
      followPage(change.me, { entryId: kept.id, text: null, now });
      await writeAndTidy(change.me, { index, kept, now, gone: now.toISOString() });
      return { ok: true };
    },
  });
}

/** Brings a deleted entry back as it was. One that is there stays as it is. */
export async function bringBack(
  { clock }: JournalDeps,
  { me, id }: { me: Me; id: string },
): Promise<JournalEntry | Refusal> {
  const now = clock.now();
  const [index, kept, around] = await Promise.all([
    journalIndexStore.hold(me),
    journalStore.find(me, id),
    readAround(me, now),
  ]);
  if (!kept) return refuse('not_found');
  await lookAtPlaceOf(index, kept);
  const isKnown = withoutLongGone(index.entries, keptSince(now).toISOString()).some((entry) => entry.id === id);
  if (!isKnown) return refuse('not_found');
  if (kept.isUnreadable) return refuse('row_unreadable');
  if (kept.isGone) {
    await journalStore.mark(me, { id, goneAt: null });
    await writeAndTidy(me, { index, kept, now });
  }
  return toEntry(me, { kept: { ...kept, isGone: false }, surface: around.surface });
}

type Work<T> = { readonly change: EntryChange; readonly work: (held: Held) => Promise<T | Refusal> };

/**
 * Holds the journal and its entry for a change: 404 where it is not there, 428 without a version, 412 with the entry as
 * it stands where another change came first.
 */
async function changing<T>(
  { clock }: JournalDeps,
  { change: { me, id, ifMatch }, work }: Work<T>,
): Promise<T | Refusal> {
  const now = clock.now();
  // The entry is asked for behind the lock, in the same breath.
  const [index, kept, around] = await Promise.all([
    journalIndexStore.hold(me),
    journalStore.find(me, id),
    readAround(me, now),
  ]);
  if (!kept || kept.isGone) return refuse('not_found');
  if (ifMatch === null) return refuse('version_missing');
  if (ifMatch !== kept.version && kept.isUnreadable) return refuse('row_unreadable');
  if (ifMatch !== kept.version)
    return refuse('version_conflict', { current: toEntry(me, { kept, surface: around.surface }) });
  await lookAtPlaceOf(index, kept);
  return work({ kept, index, around, now });
}

/** Looks at the month in which an entry lies; at all of them where the entry itself does not say. */
function lookAtPlaceOf(index: HeldIndex, kept: StoredEntry): Promise<void> {
  return kept.isUnreadable ? index.lookAtAll() : index.lookAt([kept.document.date]);
}

type Indexing = {
  readonly index: HeldIndex;
  readonly kept: StoredEntry;
  readonly now: Date;
  readonly gone?: string;
};

/** Writes the index with an entry in its place; `drops` when it lost what was deleted too long ago to be kept. */
function writeIndex({ index, kept, now, gone }: Indexing): { readonly drops: boolean } {
  // What is not opened keeps the place that the index knows.
  const known = kept.isUnreadable ? index.entries.find(({ id }) => id === kept.id) : indexed(kept.id, kept.document);
  if (known) index.put({ ...known, ...(gone !== undefined && { gone }) });
  return index.write({ before: keptSince(now).toISOString(), now });
}

/** Writes the index, and removes what is kept no longer. */
async function writeAndTidy(me: Me, indexing: Indexing): Promise<void> {
  const { kept, now } = indexing;
  writeIndex(indexing);
  await journalStore.prune(me, { before: keptSince(now) });
  await journalStore.pruneVersions(me, { id: kept.id, newest: kept.version - JOURNAL.versions });
}

function isSame(one: Written, other: Written): boolean {
  const text = ({ date, title, content, mood, dreamInsights, tags }: Written) =>
    JSON.stringify([date, title, content, mood, dreamInsights, tags]);
  return text(one) === text(other);
}
