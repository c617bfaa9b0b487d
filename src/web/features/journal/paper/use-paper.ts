import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { isBlankEntry, type Written } from '#domain/journal/journal-entry.ts';
import { refresh, useEntry, useKeep } from '#web/features/journal/journal.queries.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { NEW_PAGE } from './page-names.ts';
import { useDrafts, type Draft } from './use-drafts.ts';

/** Letters that a page holds at most. */
export const MOST_LETTERS = 200_000;
export type SetField = <Field extends keyof Written>(field: Field, value: Written[Field]) => void;
type Options = { readonly id: string | null; readonly today: LocalDate; readonly onKept: (entry: JournalEntry) => void };

/** The page on the desk: an entry with her unkept changes over it, or a new one. */
export function usePaper({ id, today, onKept }: Options) {
  const client = useQueryClient();
  const entry = useEntry(id);
  const keeping = useKeep();
  const { drafts, lasting, put, draftOf } = useDrafts();
  const [conflict, setConflict] = useState<JournalEntry | null>(null);
  const [cleared, setCleared] = useState<{ readonly page: string; readonly words: Written } | null>(null);
  const page = id ?? NEW_PAGE;
  const saved = id === null ? null : (entry.data ?? null);
  const base = saved ? writtenOf(saved) : blankPage(today);
  const draft = drafts[page];
  const written = draft?.written ?? base;
  const set: SetField = (field, value) => {
    const now = draftOf(page);
    const next = { ...(now?.written ?? base), [field]: value };
    put(page, isSame(next, base) ? null : { written: next, version: now?.version ?? saved?.version ?? null });
  };
  /** Sends the words as they stand; what she writes while they are on their way stays a draft. */
  const keepAs = (target: { id: string | null; version: number | null }) => {
    const sent = written;
    keeping.mutateAsync({ ...target, written: sent }).then((kept) => settle(kept, sent), collide);
  };
  const settle = (kept: JournalEntry, sent: Written) => {
    const now = draftOf(page);
    put(page, now && !isSame(now.written, sent) ? { written: now.written, version: kept.version } : null);
    // Kept beside the other one, which is what stands on this page now.
    if (conflict && conflict.id !== kept.id) void refresh(client, conflict);
    setConflict(null);
    setCleared(null);
    onKept(kept);
  };
  const replace = (words: Written | null, before: Written | null) => {
    put(page, words && { written: words, version: saved?.version ?? null });
    setCleared(before && { page, words: before });
  };
  const collide = (error: unknown) => {
    if (error instanceof ApiError && error.status === 412 && error.body?.current) setConflict(error.body.current);
  };
  return {
    entry, saved, written, set, lasting, keepAs, conflict,
    keep: () => keepAs({ id, version: draft?.version ?? saved?.version ?? null }),
    closeConflict: () => setConflict(null),
    /** Her words give way to those that were kept elsewhere. */
    takeTheirs: () => {
      if (!conflict) return;
      put(page, null);
      setConflict(null);
      void refresh(client, conflict);
    },
    /** What stands on the page is what was put there for her: no draft lies over it. */
    forget: () => put(page, null),
    cleared: cleared?.page === page,
    clear: () => replace(null, written),
    bringBack: () => replace(cleared?.words ?? null, null),
    ...lookOf(written, draft),
    busy: keeping.isPending,
    error: keeping.isError && !conflict ? keeping.error : null,
  };
}
export type PaperState = ReturnType<typeof usePaper>;

function lookOf(written: Written, draft: Draft | undefined) {
  return { unsaved: draft !== undefined, isBlank: isBlankEntry(written), over: Math.max(0, written.content.length - MOST_LETTERS) };
}

/** What she wrote in an entry. */
function writtenOf({ date, title, content, mood, dreamInsights, tags }: JournalEntry): Written {
  return { date, title, content, mood, dreamInsights, tags };
}

function blankPage(date: LocalDate): Written {
  return { date, title: '', content: '', mood: null, dreamInsights: '', tags: [] };
}

function isSame(one: Written, other: Written): boolean {
  const text = ({ date, title, content, mood, dreamInsights, tags }: Written) => JSON.stringify([date, title, content, mood, dreamInsights, tags]);
  return text(one) === text(other);
}
