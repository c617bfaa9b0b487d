import { newId, type PracticeState } from './state.ts';
import type { EventRecord, Seconds } from './records.ts';

/** What stood there before, and in whose account it happened where that is not ours. */
type More = { readonly previous?: EventRecord['previous']; readonly account?: string };

/** Where the provider works: its book, and the moment that is being played. */
export class PracticeContext {
  readonly state: PracticeState;
  /** Where its pages stand. */
  readonly origin: string;
  /** The moment being played, in whole seconds; never goes back. */
  at: Seconds;
  /** The call that is being answered, for the events it causes. */
  request: EventRecord['request'] = { id: null, idempotency_key: null };
  readonly #told: (event: EventRecord) => void;

  constructor(
    state: PracticeState,
    { origin, at, told }: { origin: string; at: Seconds; told: (event: EventRecord) => void },
  ) {
    this.state = state;
    this.origin = origin;
    this.at = at;
    this.#told = told;
  }

  /**
   * Writes an event down and hands it to the post. `object` is copied as it is now: what an event says never changes.
   */
  tell(type: string, object: unknown, { previous = null, account }: More = {}): void {
    const event: EventRecord = {
      id: newId('evt'),
      type,
      created: this.at,
      object: JSON.parse(JSON.stringify(object)) as unknown,
      previous,
      request: this.request,
      ...(account !== undefined && { account }),
    };
    this.state.events.push(event);
    this.#told(event);
  }

  /**
   * Changes something and tells of it as `type`, with what stood there before; nothing is told when nothing changed.
   */
  change(type: string, { shown, work, account }: { shown: () => object; work: () => void; account?: string }): void {
    const before = plain(shown());
    work();
    const after = plain(shown());
    const previous = Object.fromEntries(
      Object.entries(before).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key])),
    );
    if (Object.keys(previous).length > 0)
      this.tell(type, after, { previous, ...(account !== undefined && { account }) });
  }
}

function plain(object: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(object)) as Record<string, unknown>;
}
