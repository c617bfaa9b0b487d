import { useEffect, useSyncExternalStore } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayChange } from '#domain/cycle/merge-day.ts';
import { useFacts, type FactStore } from '#web/platform/facts.ts';
import { useMember } from '#web/platform/session.ts';

type Drafts = Readonly<Record<string, DayChange>>;
type Desk = { owner: string; drafts: Drafts; readonly listeners: Set<() => void> };
const NONE: Drafts = {};
const desks = new WeakMap<FactStore, Desk>();

/**
 * What she chose and has not saved, by day. It lies in memory beside the app, for her alone: it outlives a change of day or of page, and
 * never stands in clear in the browser's storage. A reload would lose it, so the browser asks first.
 */
export function useDrafts() {
  const desk = deskOf(useFacts(), useMember().id);
  const subscribe = (tell: () => void) => {
    desk.listeners.add(tell);
    return () => desk.listeners.delete(tell);
  };
  const drafts = useSyncExternalStore(subscribe, () => desk.drafts, () => NONE);
  const days = Object.keys(drafts) as LocalDate[];
  useWarnBeforeLeaving(days.length > 0);
  const put = (date: LocalDate, draft: DayChange) => {
    const { [date]: _, ...others } = desk.drafts;
    desk.drafts = Object.keys(draft).length > 0 ? { ...others, [date]: draft } : others;
    desk.listeners.forEach((tell) => tell());
  };
  const draftOf = (date: LocalDate): DayChange => desk.drafts[date] ?? {};
  return { drafts, days: days.toSorted(), put, draftOf };
}

/** The desk of the app; another woman who signs in finds it empty. */
function deskOf(facts: FactStore, owner: string): Desk {
  const known = desks.get(facts);
  if (known?.owner === owner) return known;
  const desk: Desk = { owner, drafts: NONE, listeners: new Set() };
  desks.set(facts, desk);
  return desk;
}

function useWarnBeforeLeaving(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
