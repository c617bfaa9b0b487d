import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { isBlankEntry, type Written } from '#domain/journal/journal-entry.ts';
import { conflictOf, pageThing, showNewer, useEntry, useKeep } from '#web/features/journal/journal.queries.ts';
import { useDrafts } from '#web/platform/drafts/use-drafts.ts';
import type { QueuedOffline } from '#web/platform/outbox/queued-offline.ts';
import { isKept, useOutbox } from '#web/platform/outbox/outbox-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import { NEW_PAGE } from './page-names.ts';

/** Letters that a page holds at most. */
export const MOST_LETTERS = 200_000;
/** What the member has written and not kept: of a new page, or on top of a version of one that is kept. */
type Draft = { readonly written: Written; readonly version: number | null };
export type SetField = <Field extends keyof Written>(field: Field, value: Written[Field]) => void;
type Options = {
  readonly id: string | null;
  readonly today: LocalDate;
  readonly onKept: () => void;
  readonly onLater: (kept: QueuedOffline) => void;
};

/** The page on the desk: an entry with the member's unkept changes over it, or a new one. */
export function usePaper({ id, today, onKept, onLater }: Options) {
  const client = useQueryClient();
  const entry = useEntry(id);
  const keeping = useKeep();
  const { drafts, lasting, put, draftOf } = useDrafts<Draft>('journal');
  const { conflict, collide, close } = useConflict();
  const page = id ?? NEW_PAGE;
  const saved = id === null ? null : (entry.data ?? null);
  const base = saved ? writtenOf(saved) : blankPage(today);
  const draft = drafts[page];
  const written = draft?.written ?? base;
  const clearing = useCleared(page, (words) => put(page, words && { written: words, version: saved?.version ?? null }));
  const set: SetField = (field, value) => {
    const now = draftOf(page);
    const next = { ...(now?.written ?? base), [field]: value };
    put(page, isSame(next, base) ? null : { written: next, version: now?.version ?? saved?.version ?? null });
  };
  /** Sends the words as they stand; what the member writes while they are on their way stays a draft. */
  const keepAs = (target: { id: string | null; version: number | null }) => {
    const sent = written;
    keeping.mutateAsync({ ...target, written: sent }).then(
      (kept) => settle(kept, sent),
      (error: unknown) => (isKept(error) ? later(error, { ...target, sent }) : collide(error)),
    );
  };
  /** What the member wrote while the words were on their way stays a draft, over the version they have or will have. */
  const rest = (sent: Written, version: number | null) => {
    const now = draftOf(page);
    put(page, now && !isSame(now.written, sent) ? { written: now.written, version } : null);
    close();
    clearing.forget();
  };
  const settle = (kept: JournalEntry, sent: Written) => {
    // Kept beside the other one, which is what stands on this page now.
    void showNewer(client, conflict && (conflict.id === kept.id ? kept : conflict));
    rest(sent, kept.version);
    onKept();
  };
  /** It lies in the outbox: the page shows the member's words as they will stand. */
  const later = (
    kept: QueuedOffline,
    { id: to, version, sent }: { id: string | null; version: number | null; sent: Written },
  ) => {
    const next = to === null || version === null ? null : version + 1;
    if (saved && next !== null) showAs(client, { ...saved, ...sent, version: next });
    void showNewer(client, conflict && to === null ? conflict : null);
    rest(sent, next);
    onLater(kept);
  };
  /** The member's words give way to those that were kept elsewhere. */
  const takeTheirs = () => {
    put(page, null);
    close();
    void showNewer(client, conflict);
  };
  return {
    entry,
    saved,
    written,
    set,
    lasting,
    keepAs,
    conflict,
    keep: () => keepAs({ id, version: draft?.version ?? saved?.version ?? null }),
    closeConflict: close,
    takeTheirs,
    forget: () => put(page, null),
    cleared: clearing.has,
    clear: () => clearing.clear(written),
    bringBack: clearing.bringBack,
    ...lookOf(written, draft),
    ...useKeepState(keeping, id),
  };
}
export type PaperState = ReturnType<typeof usePaper>;

/** The page as another device kept it first, while the member is asked about it. */
function useConflict() {
  const [conflict, setConflict] = useState<JournalEntry | null>(null);
  const collide = (error: unknown) => {
    const current = conflictOf(error);
    if (current) setConflict(current);
  };
  return { conflict, collide, close: () => setConflict(null) };
}

function showAs(client: QueryClient, entry: JournalEntry): void {
  client.setQueryData(keyOf('getJournalEntry', { params: { id: entry.id } }), entry);
}

/** Words that were cleared from a page, until they come back or others are kept. */
function useCleared(page: string, write: (words: Written | null) => void) {
  const [cleared, setCleared] = useState<{ readonly page: string; readonly words: Written } | null>(null);
  const replace = (words: Written | null, before: Written | null) => {
    write(words);
    setCleared(before && { page, words: before });
  };
  return {
    has: cleared?.page === page,
    clear: (words: Written) => replace(null, words),
    bringBack: () => replace(cleared?.words ?? null, null),
    forget: () => setCleared(null),
  };
}

/**
 * Whether the words are on their way, wait on this device, or failed; a page that another device changed first is asked
 * about instead.
 */
function useKeepState({ isPending, isError, error }: ReturnType<typeof useKeep>, id: string | null) {
  const waits = useOutbox().waiting.some(({ entityKey }) => id !== null && entityKey === pageThing(id));
  const isAsked = conflictOf(error) !== null;
  return { busy: isPending, waits: waits && !isPending, error: isError && !isAsked && !isKept(error) ? error : null };
}

function lookOf(written: Written, draft: Draft | undefined) {
  return {
    unsaved: draft !== undefined,
    isBlank: isBlankEntry(written),
    over: Math.max(0, written.content.length - MOST_LETTERS),
  };
}

/** What the member wrote in an entry. */
function writtenOf({ date, title, content, mood, dreamInsights, tags }: JournalEntry): Written {
  return { date, title, content, mood, dreamInsights, tags };
}

function blankPage(date: LocalDate): Written {
  return { date, title: '', content: '', mood: null, dreamInsights: '', tags: [] };
}

function isSame(one: Written, other: Written): boolean {
  const text = ({ date, title, content, mood, dreamInsights, tags }: Written) =>
    JSON.stringify([date, title, content, mood, dreamInsights, tags]);
  return text(one) === text(other);
}
