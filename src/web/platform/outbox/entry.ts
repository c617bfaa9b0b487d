import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import type { RouteName } from '#contract/table.ts';

/**
 * A call that the member made: `input` is what sendQueued was given, `entityKey` what it changes, `key` its idempotency key,
 * `at` an instant.
 */
export type QueuedCall = { readonly name: RouteName; readonly input: unknown; readonly entityKey: string };
export type NewEntry = QueuedCall & { readonly key: string; readonly at: string };
/**
 * Why the server did not take it. `told` says that the screen which asked was there to say so; `current` is the page
 * that another device saved first, for the member to choose.
 */
export type RefusedEntry = {
  readonly status: number;
  readonly message: string;
  readonly told: boolean;
  readonly current?: JournalEntry;
};
/** An entry of the outbox. Its order number grows with every entry of this browser. */
export type OutboxEntry = NewEntry & { readonly order: number; readonly refused: RefusedEntry | null };

/** Where entries lie. Every method acts for one member; what another one kept is neither read nor counted. */
export type OutboxStore = {
  /** False where entries are gone with the page. */
  readonly lasting: boolean;
  add(owner: string, entry: NewEntry): Promise<OutboxEntry>;
  /** The member's entries in their order, and the numbers of those that cannot be read any more. */
  all(owner: string): Promise<{ readonly entries: readonly OutboxEntry[]; readonly unreadable: readonly number[] }>;
  /** Notes a refusal, or takes it back. */
  change(owner: string, entry: OutboxEntry): Promise<void>;
  remove(owner: string, order: number): Promise<void>;
  /** Everything of the member's, the member's key included. */
  clear(owner: string): Promise<void>;
};
