import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayChange } from '#domain/cycle/merge-day.ts';

type Drafts = Readonly<Record<string, DayChange>>;
const KEY = ['day-drafts'];
const NONE: Drafts = {};

/**
 * What she chose and has not saved, by day. It lives in the query cache: it outlives a change of day or of page, is emptied when she
 * signs out, and never lies in clear in the browser's storage. A reload would lose it, so the browser asks first.
 */
export function useDrafts() {
  const client = useQueryClient();
  const { data: drafts = NONE } = useQuery<Drafts>({ queryKey: KEY, queryFn: skipToken, initialData: NONE, staleTime: Infinity, gcTime: Infinity });
  const days = Object.keys(drafts) as LocalDate[];
  useWarnBeforeLeaving(days.length > 0);
  const put = (date: LocalDate, draft: DayChange) =>
    client.setQueryData<Drafts>(KEY, (known = NONE) => {
      const { [date]: _, ...others } = known;
      return Object.keys(draft).length > 0 ? { ...others, [date]: draft } : others;
    });
  const draftOf = (date: LocalDate): DayChange => client.getQueryData<Drafts>(KEY)?.[date] ?? {};
  return { drafts, days: days.toSorted(), put, draftOf };
}

function useWarnBeforeLeaving(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
