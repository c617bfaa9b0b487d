import { useSyncExternalStore } from 'react';
import { NetworkError } from '#web/platform/api-error.ts';
import type { OutboxEntry } from './entry.ts';
import type { QueuedOffline } from './queued-offline.ts';

/**
 * What lies in the member's outbox, for all of the page to see. `quiet` are refusals that the screen which asked has
 * just told.
 */
export type OutboxState = {
  readonly waiting: readonly OutboxEntry[];
  readonly refused: readonly OutboxEntry[];
  readonly quiet: number;
  /** Numbers of entries that this browser cannot read any more. */
  readonly unreadable: readonly number[];
  /** False where it is gone with the page. */
  readonly lasting: boolean;
  /** The member has to sign in again before anything is sent. */
  readonly paused: boolean;
  readonly sending: boolean;
};
export const NOTHING_KEPT: OutboxState = {
  waiting: [],
  refused: [],
  quiet: 0,
  unreadable: [],
  lasting: true,
  paused: false,
  sending: false,
};

/**
 * Whether a failure only means that it is kept for later. It goes by the name, so that a page knows it without the code
 * of the outbox.
 */
export function isKept(error: unknown): error is QueuedOffline {
  return error instanceof NetworkError && error.name === 'KeptForLater';
}

let state = NOTHING_KEPT;
const listeners = new Set<() => void>();

/** Shows what lies in the outbox. Only the outbox does so. */
export function showOutbox(next: OutboxState): void {
  state = next;
  listeners.forEach((tell) => tell());
}

/** What lies in the member's outbox, followed as it changes. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(whenOutboxChanges, outboxNow, () => NOTHING_KEPT);
}

/** The same, once. */
export function outboxNow(): OutboxState {
  return state;
}

/** Calls whenever it changes. Ends with the function it gives back. */
export function whenOutboxChanges(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
