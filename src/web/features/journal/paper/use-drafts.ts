import { useEffect, useSyncExternalStore } from 'react';
import { useFacts, type FactStore } from '#web/platform/facts.ts';
import { useMember } from '#web/platform/session.ts';
import type { Written } from '#domain/journal/journal-entry.ts';

/** What she has written and not kept: of a new page, or on top of a version of one that is kept. */
export type Draft = { readonly written: Written; readonly version: number | null };
/** By page: an entry's id, or NEW_PAGE. */
type Drafts = Readonly<Record<string, Draft>>;
type Desk = { readonly owner: string; drafts: Drafts; lasting: boolean; asked: boolean; readonly waiting: Map<string, Draft | null>; writing: boolean; readonly listeners: Set<() => void> };
const NONE: Drafts = {};
const desks = new WeakMap<FactStore, Desk>();

/**
 * What she wrote and has not kept, by page. Every keystroke goes to this device's own store, sealed, so that a reload, a killed tab or an
 * ended session loses nothing; where the browser stores nothing it lives as long as the page, and leaving asks first.
 */
export function useDrafts() {
  const desk = deskOf(useFacts(), useMember().id);
  const subscribe = (tell: () => void) => {
    desk.listeners.add(tell);
    return () => desk.listeners.delete(tell);
  };
  const drafts = useSyncExternalStore(subscribe, () => desk.drafts, () => NONE);
  const lasting = useSyncExternalStore(subscribe, () => desk.lasting, () => true);
  useEffect(() => void bringBack(desk), [desk]);
  useWarning(!lasting && Object.keys(drafts).length > 0);
  const put = (page: string, draft: Draft | null) => {
    place(desk, { page, draft });
    desk.waiting.set(page, draft);
    void write(desk);
  };
  return { drafts, lasting, put, draftOf: (page: string): Draft | undefined => desk.drafts[page] };
}

/** The desk of the app; another woman who signs in finds it empty. */
function deskOf(facts: FactStore, owner: string): Desk {
  const known = desks.get(facts);
  if (known?.owner === owner) return known;
  const desk: Desk = { owner, drafts: NONE, lasting: true, asked: false, waiting: new Map(), writing: false, listeners: new Set() };
  desks.set(facts, desk);
  return desk;
}

function place(desk: Desk, { page, draft }: { page: string; draft: Draft | null }): void {
  const { [page]: _, ...others } = desk.drafts;
  desk.drafts = draft ? { ...others, [page]: draft } : others;
  desk.listeners.forEach((tell) => tell());
}

/** What lies on the device from before; words written since the page opened go before it. */
async function bringBack(desk: Desk): Promise<void> {
  if (desk.asked) return;
  desk.asked = true;
  try {
    const { keptDrafts } = await import('#web/platform/drafts/draft-store.ts');
    const kept = (await keptDrafts(desk.owner)) as Drafts;
    for (const [page, draft] of Object.entries(kept)) if (!(page in desk.drafts) && !desk.waiting.has(page)) place(desk, { page, draft });
  } catch {
    notLasting(desk);
  }
}

/** Writes the latest words of each page; what comes meanwhile is written after. */
async function write(desk: Desk): Promise<void> {
  if (desk.writing) return;
  desk.writing = true;
  try {
    const { keepDraft } = await import('#web/platform/drafts/draft-store.ts');
    for (let [next] = desk.waiting; next; [next] = desk.waiting) {
      const [page, draft] = next;
      desk.waiting.delete(page);
      await keepDraft(desk.owner, { page, draft });
    }
  } catch {
    notLasting(desk);
  } finally {
    desk.writing = false;
  }
}

function notLasting(desk: Desk): void {
  desk.lasting = false;
  desk.listeners.forEach((tell) => tell());
}

function useWarning(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wanted]);
}
