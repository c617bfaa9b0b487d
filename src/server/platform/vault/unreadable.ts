import { keepNewest } from '#domain/kept/keep-newest.ts';
import type { Log } from '#server/platform/log.ts';
import type { UnreadableRow } from './keyring.ts';
import type { Vault } from './vault.ts';

/** How long a row that does not open is told once, however often it is asked for. */
const QUIET_MS = 60 * 60_000;
const MOST_TOLD = 10_000;

type Parts = {
  readonly vault: Pick<Vault, 'mac'>;
  readonly log: Log;
  readonly now: () => Date;
  /** Writes the line of the member's access history. */
  readonly note: (userId: string) => Promise<void>;
};

/**
 * Looks after documents that do not open: an alert in the log, with the table and a pseudonym of the day and nothing
 * else, and a line in the member's access history; each row once an hour.
 */
export class UnreadableRows {
  readonly #parts: Parts;
  readonly #told = new Map<string, number>();
  readonly #writing = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  hear({ userId, place: { table, rowId } }: UnreadableRow): void {
    const { vault, log, now, note } = this.#parts;
    const key = `${userId}|${table}|${rowId}`;
    const at = now().getTime();
    if ((this.#told.get(key) ?? Number.NEGATIVE_INFINITY) > at - QUIET_MS) return;
    keepNewest(this.#told, { key, value: at, most: MOST_TOLD });
    const day = new Date(at).toISOString().slice(0, 10);
    const who = vault.mac('log-pseudonym', `${day}|${userId}`).toString('base64url').slice(0, 16);
    log.error('row.unreadable', { table, who, alert: true });
    const writing = note(userId).catch((error: unknown) => log.error('row.unnoted', { table, who }, error));
    this.#writing.add(writing);
    void writing.finally(() => this.#writing.delete(writing));
  }

  /** Waits until all that was heard is written. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing);
  }
}
