import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { nowOf } from '#web/platform/clock.ts';
import type { AppState } from '#web/platform/app-state.ts';
import { whenOutboxChanges, outboxNow } from '#web/platform/outbox/outbox-state.ts';
import { KEEP_FILES } from '#web/platform/sw/keep-files.ts';
import { registerWorker } from '#web/platform/worker.ts';
import type { KeptCopy } from './kept-copy.ts';
import { forgetCopies, keepCopy, takenAt } from './copy-store.ts';

/**
 * How old a copy may get before a page that opens takes a new one, and how long after a change of the member's it is
 * taken, in milliseconds.
 */
const FRESH_MS = 10 * 60_000;
const AFTER_CHANGE_MS = 15_000;
/** How long the files may take before they are asked for again, in milliseconds, and how often they are. */
const FILES_MS = 45_000;
const MOST_ASKED = 4;
/** What the worker keeps last. */
const SHELL = '/offline.html';

/**
 * Registers the service worker and keeps the member's copy on this device fresh, until `ended`. Does nothing where the
 * browser has no such worker. Rejects where the copy or the worker did not come, and may be asked again then.
 */
export async function prepare(appState: AppState, ended: AbortSignal): Promise<void> {
  const owner = appState.get().user?.id;
  // The page may have ended while it came to rest: what it would begin now nobody would end.
  if (owner === undefined || ended.aborted) return;
  const isGone = () => appState.get().user?.id !== owner;
  const registration = await registerWorker();
  if (!registration) return;
  // Whoever signed out meanwhile leaves nothing here: the browser was emptied before the worker came.
  if (isGone()) return void (await registration.unregister());
  // A try that fails ends with all it began: the next one asks for the files anew.
  let isTaken = true;
  void keepFiles(() => !isTaken || ended.aborted || isGone());
  const last = await takenAt(owner);
  if (ended.aborted || isGone()) return;
  const since = last === null ? Infinity : Date.now() - last;
  if (since < 0 || since > FRESH_MS) isTaken = await takeCopy(appState);
  if (!isTaken) throw new Error('the copy did not come');
  if (!ended.aborted) followChanges(appState, ended);
}

/** Has the worker keep its files, and asks again where they are not all here after a while: one of them did not come. */
async function keepFiles(isOver: () => boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  for (let asked = 0; asked < MOST_ASKED && !isOver(); asked += 1) {
    active?.postMessage(KEEP_FILES);
    await new Promise((done) => setTimeout(done, FILES_MS));
    if (!('caches' in globalThis) || (await caches.match(SHELL))) return;
  }
}

/**
 * Takes the member's copy as the server has it now. Where the member's session has ended, or the device is shared,
 * nothing stays here. False where the server could not say.
 */
export async function takeCopy(appState: AppState): Promise<boolean> {
  const owner = appState.get().user?.id;
  if (owner === undefined) return true;
  try {
    const { copy } = await call('getOfflineCopy', { headers: { 'for-member': owner } });
    // The member may have signed out meanwhile.
    if (appState.get().user?.id !== owner) return true;
    if (copy)
      await keepCopy(owner, {
        copy: { form: 2, ahead: nowOf(appState) - Date.now(), ...copy } satisfies KeptCopy,
        at: Date.now(),
      });
    else await forgetCopies({ but: null });
    return true;
  } catch (error) {
    // Without a line the copy that is there stays as it is.
    if (!(error instanceof ApiError && error.status === 401)) return false;
    await forgetCopies({ but: null });
    return true;
  }
}

/**
 * What the member changes is in the copy soon: a while after the member's last change, and when the member leaves the
 * page.
 */
function followChanges(appState: AppState, ended: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    void takeCopy(appState);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(take, AFTER_CHANGE_MS);
  };
  const leave = () => void (document.hidden && timer !== undefined && take());
  const deafs = [
    appState.client
      ?.getMutationCache()
      .subscribe(({ type, mutation }) => void (type === 'updated' && mutation?.state.status === 'success' && soon())),
    whenEmptied(soon),
  ];
  document.addEventListener('visibilitychange', leave, { signal: ended });
  ended.addEventListener('abort', () => {
    clearTimeout(timer);
    deafs.forEach((deaf) => deaf?.());
  });
}

/** Calls when the last entry that waited has left. */
function whenEmptied(work: () => void): () => void {
  let before = outboxNow().waiting.length;
  return whenOutboxChanges(() => {
    const now = outboxNow().waiting.length;
    if (now === 0 && before > 0) work();
    before = now;
  });
}
