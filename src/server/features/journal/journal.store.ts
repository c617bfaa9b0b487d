import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { EntryDocument } from '#domain/journal/journal-entry.ts';
import { isOneOfIds, q, prepared, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** An entry's row, opened; one that does not open has nothing in it, and its place is told by the index alone. */
export type StoredEntry = {
  readonly id: string;
  readonly isUnreadable?: true;
  readonly version: number;
  readonly updatedAt: Date;
  readonly isGone: boolean;
  readonly document: EntryDocument;
};
/** What stood in an entry before. */
export type Past = { readonly version: number; readonly replacedAt: Date; readonly document: EntryDocument };

const place = (id: string) => ({ table: 'journal_entry', rowId: id });
const placeOfPast = (id: string, version: number) => ({ table: 'journal_version', rowId: `${id}/${version}` });

const COLUMNS = ['id', 'sealed', 'version', 'updated_at', 'deleted_at'] as const;
type Row = {
  readonly id: string;
  readonly sealed: Buffer;
  readonly version: number;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
};
const byId = prepared(({ userId, id }: { userId: string; id: string }) =>
  q.selectFrom('app.journal_entry').select(COLUMNS).where('user_id', '=', userId).where('id', '=', id),
);
const byIds = prepared(({ userId, ids }: { userId: string; ids: readonly string[] }) =>
  q.selectFrom('app.journal_entry').select(COLUMNS).where('user_id', '=', userId).where(isOneOfIds('id', ids)),
);
const pasts = (userId: string, id: string) =>
  q
    .selectFrom('app.journal_version')
    .select(['version', 'sealed', 'replaced_at'])
    .where('user_id', '=', userId)
    .where('entry_id', '=', id)
    .orderBy('version', 'desc');

/** A member's entries and what stood in them before. Only for who holds the index: it says which there are. */
export const journalStore = {
  async find(owner: Owner, id: string): Promise<StoredEntry | null> {
    const row = await owner.tx.first(byId({ userId: owner.keys.userId, id }));
    return row && opened(owner.keys, row);
  },

  /** Some entries, in the order of the ids. */
  async some(owner: Owner, ids: readonly string[]): Promise<StoredEntry[]> {
    if (ids.length === 0) return [];
    const rows = await owner.tx.rows(byIds({ userId: owner.keys.userId, ids }));
    const known = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => known.get(id) ?? []).map((row) => opened(owner.keys, row));
  },

  async add(
    { tx, keys }: Owner,
    { id, document, now }: { id: string; document: EntryDocument; now: Date },
  ): Promise<void> {
    tx.enqueue(
      q
        .insertInto('app.journal_entry')
        .values({ user_id: keys.userId, id, sealed: keys.seal(place(id), document), updated_at: now }),
    );
  },

  /** Puts a new document in place of what is kept; that is kept beside it. */
  async replace(
    { tx, keys }: Owner,
    { kept, document, now }: { kept: StoredEntry; document: EntryDocument; now: Date },
  ): Promise<void> {
    const { id, version } = kept;
    tx.enqueue(
      q.insertInto('app.journal_version').values({
        user_id: keys.userId,
        entry_id: id,
        version,
        sealed: keys.seal(placeOfPast(id, version), kept.document),
        replaced_at: now,
      }),
    );
    tx.enqueue(
      q
        .updateTable('app.journal_entry')
        .set({ sealed: keys.seal(place(id), document), version: version + 1, updated_at: now })
        .where('user_id', '=', keys.userId)
        .where('id', '=', id),
    );
  },

  /** Marks an entry as deleted, or as there again. */
  async mark({ tx, keys }: Owner, { id, goneAt }: { id: string; goneAt: Date | null }): Promise<void> {
    tx.enqueue(
      q
        .updateTable('app.journal_entry')
        .set({ deleted_at: goneAt })
        .where('user_id', '=', keys.userId)
        .where('id', '=', id),
    );
  },

  async pasts({ tx, keys }: Owner, { id, since, most }: { id: string; since: Date; most: number }): Promise<Past[]> {
    const rows = await tx.rows(pasts(keys.userId, id).where('replaced_at', '>=', since).limit(most));
    return rows.flatMap((row) => {
      const document = keys.openOrNull(placeOfPast(id, row.version), row.sealed) as EntryDocument | null;
      return document ? [{ version: row.version, replacedAt: row.replaced_at, document }] : [];
    });
  },

  async past(
    { tx, keys }: Owner,
    { id, version, since }: { id: string; version: number; since: Date },
  ): Promise<Past | null> {
    const row = await tx.first(pasts(keys.userId, id).where('version', '=', version).where('replaced_at', '>=', since));
    return (
      row && {
        version: row.version,
        replacedAt: row.replaced_at,
        document: keys.open(placeOfPast(id, row.version), row.sealed) as EntryDocument,
      }
    );
  },

  /** The ids of every entry, and since when one is deleted. */
  async known({ tx, keys }: Owner): Promise<{ readonly kept: StoredEntry; readonly goneAt: Date | null }[]> {
    const rows = await tx.rows(q.selectFrom('app.journal_entry').select(COLUMNS).where('user_id', '=', keys.userId));
    return rows.map((row) => ({ kept: opened(keys, row), goneAt: row.deleted_at }));
  },

  /** Removes the versions of one entry before one of them. */
  async pruneVersions({ tx, keys }: Owner, { id, newest }: { id: string; newest: number }): Promise<void> {
    tx.enqueue(
      q
        .deleteFrom('app.journal_version')
        .where('user_id', '=', keys.userId)
        .where('entry_id', '=', id)
        .where('version', '<', newest),
    );
  },

  /** Removes what was replaced or deleted before an instant. */
  async prune({ tx, keys }: Owner, { before }: { before: Date }): Promise<void> {
    const old = q.deleteFrom('app.journal_version').where('user_id', '=', keys.userId);
    tx.enqueue(old.where('replaced_at', '<', before));
    const gone = q
      .selectFrom('app.journal_entry')
      .select('id')
      .where('user_id', '=', keys.userId)
      .where('deleted_at', '<', before);
    tx.enqueue(old.where('entry_id', 'in', gone));
    tx.enqueue(q.deleteFrom('app.journal_entry').where('user_id', '=', keys.userId).where('deleted_at', '<', before));
  },

  /** Notes from which day on something that is left behind now has to go. */
  async fadeOn({ tx }: Owner, day: LocalDate): Promise<void> {
    await tx.callFunction('fade_journal', [day]);
  },

  /**
   * Worker role only: whose journals have something due by a day, each with a job under which the worker acts as the
   * member.
   */
  async due(
    tx: Tx,
    { by, most }: { by: LocalDate; most: number },
  ): Promise<readonly { readonly job: string; readonly user_id: string }[]> {
    return tx.callFunction('open_fading', [by, most]);
  },

  /** Worker role only: what was due by a day is gone, and the job ends. */
  async closeDue(tx: Tx, by: LocalDate): Promise<void> {
    await tx.callFunction('close_fading', [by]);
  },

  /** Every entry that is there and opens, oldest day first. */
  async all(owner: Owner): Promise<StoredEntry[]> {
    const rows = await owner.tx.rows(
      q
        .selectFrom('app.journal_entry')
        .select(COLUMNS)
        .where('user_id', '=', owner.keys.userId)
        .where('deleted_at', 'is', null),
    );
    return rows
      .map((row) => opened(owner.keys, row))
      .filter(({ isUnreadable }) => !isUnreadable)
      .sort((a, b) =>
        a.document.date === b.document.date
          ? a.document.at < b.document.at
            ? -1
            : 1
          : a.document.date < b.document.date
            ? -1
            : 1,
      );
  },
};

const NOTHING = { schemaVersion: 1, title: '', content: '', mood: null, dreamInsights: '', tags: [], cycle: null };

function opened(keys: Keyring, { id, sealed, version, updated_at, deleted_at }: Row): StoredEntry {
  const document = keys.openOrNull(place(id), sealed) as EntryDocument | null;
  const row = { id, version, updatedAt: updated_at, isGone: deleted_at !== null };
  return document ? { ...row, document } : { ...row, isUnreadable: true, document: NOTHING as never };
}
