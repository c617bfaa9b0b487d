import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { onTestFinished } from 'vitest';
import { connectOutbox, outboxOf } from '#web/platform/outbox/connection.ts';
import { NOTHING_KEPT, showOutbox } from '#web/platform/outbox/outbox-state.ts';
import type { AppState } from '#web/platform/app-state.ts';

/**
 * Gives a rendered screen the outbox itself, in a browser's database of its own, until the test ends: other files share
 * this browser.
 */
export function liveOutbox(appState: AppState): void {
  globalThis.indexedDB = new IDBFactory();
  let last: Promise<unknown> = Promise.resolve();
  const locks = { request: (_name: string, work: () => Promise<void>) => (last = last.then(work, work)) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const end = connectOutbox(appState);
  onTestFinished(async () => {
    await act(async () => {
      const outbox = await outboxOf();
      const owner = appState.get().user?.id;
      if (owner) await outbox?.clear(owner);
      await last;
      showOutbox(NOTHING_KEPT);
    });
    end();
    Reflect.deleteProperty(navigator, 'locks');
    globalThis.indexedDB = new IDBFactory();
  });
}
