import { useEffect, useSyncExternalStore } from 'react';
import { useAppState, type AppState } from '#web/platform/app-state.ts';
import { isStorageShut } from '#web/platform/browser-storage.ts';
import { useMember } from '#web/platform/session.ts';
import type { DraftKind } from './draft-kinds.ts';

type Drafts<Draft> = Readonly<Record<string, Draft>>;
type Desk = {
  readonly owner: string;
  readonly kind: DraftKind;
  drafts: Drafts<unknown>;
  lasting: boolean;
  asked: boolean;
  readonly waiting: Map<string, unknown>;
  writing: boolean;
  readonly listeners: Set<() => void>;
};
const NONE = {};
const desks = new WeakMap<AppState, Partial<Record<DraftKind, Desk>>>();

/**
 * What the member wrote or chose and has not kept, by name: a page of the journal, a day of the log. Every change goes
 * to this device's own store, sealed, so that a reload, a killed tab or an ended session loses nothing; where the
 * browser stores nothing it lives as long as the page (`lasting` is false), and leaving asks first. `put` with null
 * forgets one.
 */
export function useDrafts<Draft extends object>(kind: DraftKind) {
  const desk = deskOf(useAppState(), { owner: useMember().id, kind });
  const subscribe = (tell: () => void) => {
    desk.listeners.add(tell);
    return () => desk.listeners.delete(tell);
  };
  // What lies on a desk is what was put there by this same kind.
  const drafts = useSyncExternalStore(
    subscribe,
    () => desk.drafts,
    () => NONE,
  ) as Drafts<Draft>;
  const lasting = useSyncExternalStore(
    subscribe,
    () => desk.lasting,
    () => true,
  );
  useEffect(() => void bringBack(desk), [desk]);
  useWarning(!lasting && Object.keys(drafts).length > 0);
  const put = (name: string, draft: Draft | null) => {
    place(desk, { name, draft });
    desk.waiting.set(name, draft);
    void write(desk);
  };
  return { drafts, lasting, put, draftOf: (name: string) => desk.drafts[name] as Draft | undefined };
}

/** The desk of the app; another woman who signs in finds it empty. */
function deskOf(appState: AppState, { owner, kind }: Pick<Desk, 'owner' | 'kind'>): Desk {
  const all = desks.get(appState) ?? {};
  const known = all[kind];
  if (known?.owner === owner) return known;
  const desk: Desk = {
    owner,
    kind,
    drafts: NONE,
    lasting: true,
    asked: false,
    waiting: new Map(),
    writing: false,
    listeners: new Set(),
  };
  desks.set(appState, { ...all, [kind]: desk });
  return desk;
}

function place(desk: Desk, { name, draft }: { name: string; draft: unknown }): void {
  const { [name]: _, ...others } = desk.drafts;
  desk.drafts = draft ? { ...others, [name]: draft } : others;
  desk.listeners.forEach((tell) => tell());
}

/** What lies on the device from before; what was written since the page opened goes before it. */
async function bringBack(desk: Desk): Promise<void> {
  if (desk.asked) return;
  desk.asked = true;
  try {
    const { keptDrafts } = await import('./draft-store.ts');
    // Looking would make the database that a sign-out has just deleted.
    if (isStorageShut()) return;
    const kept = await keptDrafts(desk.owner, desk.kind);
    for (const [name, draft] of Object.entries(kept))
      if (!(name in desk.drafts) && !desk.waiting.has(name)) place(desk, { name, draft });
  } catch {
    notLasting(desk);
  }
}

/** Writes the latest of each; what comes meanwhile is written after. */
async function write(desk: Desk): Promise<void> {
  if (desk.writing) return;
  desk.writing = true;
  try {
    const { keepDraft } = await import('./draft-store.ts');
    for (let [next] = desk.waiting; next && !isStorageShut(); [next] = desk.waiting) {
      const [name, draft] = next;
      desk.waiting.delete(name);
      await keepDraft(desk, { name, draft });
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
