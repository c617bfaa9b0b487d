import { callOrNull } from '#web/platform/api.ts';
import type { AppState } from '#web/platform/app-state.ts';
import { forgetCopies } from '#web/platform/offline/copy-store.ts';
import { copiedDayOf, type KeptCopy } from '#web/platform/offline/kept-copy.ts';
import { offlineNow, showOffline } from '#web/platform/offline/offline-state.ts';
import { prepare } from '#web/platform/offline/prepare.ts';
import { placeDay } from './place-day.ts';

/** How often a page without a line looks whether there is one again, and what day it is, in milliseconds. */
const LOOK_MS = 30_000;
/** What lies in the cache is a copy: nothing of it is asked for anew before there is a line. */
const NEVER_STALE = { staleTime: Infinity, gcTime: Infinity } as const;

/**
 * Keeps a page that shows the member's copy right until the server answers: the member's day turns at midnight, and
 * with the line the page goes on as any other, under the member's hands and without a new document. Listens until then,
 * or until `ended`.
 */
export function waitForLine(appState: AppState, { copy, ended }: { copy: KeptCopy; ended: AbortSignal }): void {
  const { client } = appState;
  const usual = client?.getDefaultOptions() ?? {};
  client?.setDefaultOptions({ ...usual, queries: { ...usual.queries, ...NEVER_STALE, retry: false } });
  const over = new AbortController();
  const look = async () => {
    if (document.hidden) return;
    turnDay(appState, copy);
    const answer = await askServer();
    if (answer === 'none' || over.signal.aborted) return;
    over.abort();
    client?.setDefaultOptions(usual);
    await goOn(appState, { user: answer, ended });
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  over.signal.addEventListener('abort', () => clearInterval(timer));
  ended.addEventListener('abort', () => over.abort());
  window.addEventListener('online', () => void look(), { signal: over.signal });
  document.addEventListener('visibilitychange', () => void look(), { signal: over.signal });
}

/** Who is signed in by the server; 'none' where it does not answer. */
async function askServer() {
  return callOrNull('getUser').then(
    (reply) => reply?.user ?? null,
    () => 'none' as const,
  );
}

type Answer = Exclude<Awaited<ReturnType<typeof askServer>>, 'none'>;

async function goOn(appState: AppState, { user, ended }: { user: Answer; ended: AbortSignal }): Promise<void> {
  const before = appState.get().user?.id;
  // Another woman signed in on this device: nothing of the one before stays on screen.
  if (user && user.id !== before) return window.location.reload();
  if (!user) {
    showOffline({ asOf: offlineNow()?.asOf ?? 0, ended: true });
    return forgetCopies({ but: null });
  }
  showOffline(null);
  appState.set({ user });
  await appState.client?.invalidateQueries();
  await prepare(appState, ended);
}

function turnDay(appState: AppState, copy: KeptCopy): void {
  const today = copiedDayOf(copy);
  if (!today || !appState.client || today === appState.get().today) return;
  appState.set({ today });
  placeDay(appState.client, { copy, today });
}
