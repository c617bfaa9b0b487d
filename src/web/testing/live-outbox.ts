import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { onTestFinished } from 'vitest';
import { connectOutbox, outboxOf } from '#web/platform/outbox/connection.ts';
import { NOTHING_KEPT, showOutbox } from '#web/platform/outbox/outbox-state.ts';
import type { FactStore } from '#web/platform/facts.ts';

/** Gives a rendered screen the outbox itself, in a browser's database of its own, until the test ends: other files share this browser. */
export function liveOutbox(facts: FactStore): void {
  globalThis.indexedDB = new IDBFactory();
  let last: Promise<unknown> = Promise.resolve();
  const locks = { request: (_name: string, work: () => Promise<void>) => (last = last.then(work, work)) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const end = connectOutbox(facts);
  onTestFinished(async () => {
    await act(async () => {
      const outbox = await outboxOf();
      const owner = facts.get().user?.id;
      if (owner) await outbox?.clear(owner);
      await last;
      showOutbox(NOTHING_KEPT);
    });
    end();
    Reflect.deleteProperty(navigator, 'locks');
    globalThis.indexedDB = new IDBFactory();
  });
}
