import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import '#web/platform/endpoints/member-endpoints.ts';
import { keepFromNowOn } from '#web/platform/browser-storage.ts';
import { fetchDeferred } from '#web/platform/deferred/deferred-code.ts';

// The files of the screens share one window and one set of modules: what a test did to them ends with it.
beforeAll(fetchDeferred);
beforeEach(empty);
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  empty();
  await forgetDrafts();
});

function empty(): void {
  keepFromNowOn();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

/** Where a file of the same window brought a database. It never waits for a connection that is still open. */
async function forgetDrafts(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  await new Promise<void>((done) => {
    const asked = indexedDB.deleteDatabase('drafts');
    asked.onsuccess = () => done();
    asked.onblocked = () => done();
    asked.onerror = () => done();
  });
}
