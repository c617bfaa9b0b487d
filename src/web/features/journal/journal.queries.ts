import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { JournalEntry, JournalReply } from '#contract/journal/journal.schemas.ts';
import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Written } from '#domain/journal/journal-entry.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { outboxOf } from '#web/platform/outbox/connection.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { usePages } from '#web/platform/paging/pages.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** The member's entries, newest first, page by page. */
export function useEntries() {
  return usePages('getJournalEntries');
}

/** One entry, whole; none is asked for without an id. */
export function useEntry(id: string | null) {
  return useQuery({ ...read('getJournalEntry', { params: { id: id ?? '' } }), enabled: id !== null });
}

/** A day with its moon and cycle day, and what the member kept under that moon before. */
export function useOnThisMoon(date: LocalDate) {
  return useQuery(read('getOnThisMoon', { query: { date } }));
}

/** The member's days of a year. */
export function useYear(year: string) {
  return useQuery(read('getJournalYear', { query: { year } }));
}

/** A piece of a search. The member's words are a key in memory alone: the call carries them in its body. */
export function useJournalSearch(text: string, after?: string) {
  return useQuery({
    queryKey: ['journal search', text, after],
    queryFn: ({ signal }) => call('searchJournal', { body: { text, ...(after !== undefined && { after }) }, signal }),
    staleTime: 0,
  });
}

/** What stood on a page before. */
export function useVersions(id: string) {
  return useQuery({ ...read('getJournalVersions', { params: { id } }), staleTime: 0 });
}

/** What a change of a page is called in the outbox. */
export const pageThing = (id: string) => `page ${id}`;

export type KeepInput = { readonly id: string | null; readonly version: number | null; readonly written: Written };

/** Keeps a page: a new one without an id, else the changes to a version of it. */
export function useKeep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, written }: KeepInput) => {
      const body = { ...written, tags: [...written.tags] };
      if (id === null) return sendQueued('createJournalEntry', { body }, 'a new page');
      return sendQueued('patchJournalEntry', { params: { id }, body, version: version ?? 0 }, pageThing(id));
    },
    onSuccess: (entry) => refresh(client, entry),
  });
}

/** Deletes a page; it can be brought back. */
export function useDelete() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      sendQueued('deleteJournalEntry', { params: { id }, version }, `deletion of ${id}`),
    onSuccess: () => refresh(client),
    onError: (error) => showNewer(client, conflictOf(error)),
  });
}

/** Brings a deleted page back; the deletion goes first where both wait. */
export function useBringBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => sendQueued('bringBackJournalEntry', { params: { id } }, `deletion of ${id}`),
    onSuccess: (entry) => refresh(client, entry),
  });
}

/** Puts an earlier version in place. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, from }: { id: string; version: number; from: number }) =>
      sendQueued('restoreJournalVersion', { params: { id, version: String(from) }, version }, `restoring ${id}`),
    onSuccess: (entry) => refresh(client, entry),
    onError: (error) => showNewer(client, conflictOf(error)),
  });
}

/** The page as another device saved it first, where that is why a change was refused. */
export function conflictOf(error: unknown): JournalEntry | null {
  return (error instanceof ApiError && error.status === 412 && error.body?.current) || null;
}

/** The member has seen what another device saved, or chosen: it is shown, and nothing of the try waits on this device. */
export async function showNewer(client: QueryClient, page: JournalEntry | null): Promise<void> {
  if (!page) return;
  await (await outboxOf())?.dropConflicts(page.id);
  await refresh(client, page);
}

/** A page as it stands now, for whoever shows it; lists, year and search are asked anew. */
export async function refresh(client: QueryClient, entry?: JournalEntry): Promise<void> {
  if (entry) client.setQueryData(keyOf('getJournalEntry', { params: { id: entry.id } }), entry);
  await client.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'string' && /^\/api\/journal-entries(\/(year|on-this-moon)|\?|$)/.test(key),
  });
}

/** Finds the latest page of a day, as it is asked for. Null where there is none any more. */
export function useOpenDay(): (date: LocalDate) => Promise<string | null> {
  const client = useQueryClient();
  return async (date) => {
    const month = monthOf(date);
    let reply: JournalReply = await client.fetchQuery(read('getJournalEntries', { query: { month } }));
    for (;;) {
      const found = reply.items.find((entry) => entry.date === date);
      if (found || reply.next === null) return found?.id ?? null;
      reply = await call('getJournalEntries', { query: { month, after: reply.next } });
    }
  };
}
