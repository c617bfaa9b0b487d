import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleEdits } from '#domain/cycle/cycle-view.ts';
import type { ImportSource, KeptText } from '#domain/import/import-result.ts';
import type { UntoldDay } from '#domain/import/strengths.ts';
import type { Added } from '#domain/import/take-back.ts';
import type { ImportBody, ImportReply } from '#contract/import/import.schemas.ts';
import { hasOneOf, q } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** One import: what was in the file, which of its batches are here, and what it added beside days. */
export type ImportDocument = {
  readonly schemaVersion: 1;
  readonly source: ImportSource;
  readonly at: string;
  readonly batches: number;
  readonly done: readonly number[];
  readonly file: NonNullable<ImportBody['file']> | null;
  readonly days: number;
  readonly kept: number;
  readonly edits: CycleEdits;
  readonly entries: readonly string[];
  /** First days of the cycles whose forecasts came along; imports of before know none. */
  readonly forecasts?: readonly LocalDate[];
  /** Pages of the member's journal that came along; imports of before know none. */
  readonly pages?: readonly string[];
};
/**
 * One batch: what it answered, what it added, and what had no place and is kept. `told` and `keptToo` are what it told
 * that an earlier import had brought: it stays when that one is taken back. `untold`: which strengths are guesses.
 */
export type BatchDocument = {
  readonly schemaVersion: 1;
  readonly counts: Omit<ImportReply, 'pages'> & Partial<Pick<ImportReply, 'pages'>>;
  readonly added: readonly Added[];
  readonly kept: readonly KeptText[];
  readonly told?: readonly Added[];
  readonly untold?: readonly UntoldDay[];
  readonly keptToo?: readonly KeptText[];
};
export type Batch = { readonly id: string; readonly number: number; readonly document: BatchDocument };

/** Two kept records are the same when they say the same of the same day. */
export function sameness({ date, name, text }: KeptText): string {
  return JSON.stringify([date, name, text]);
}

/** A batch without days before one; null where it knows none of them. */
function keptFrom(document: BatchDocument, first: LocalDate): BatchDocument | null {
  const since = <Entry extends { readonly date: LocalDate | null }>(list: readonly Entry[]) =>
    list.filter(({ date }) => date === null || date >= first);
  const { added, kept, told = [], untold = [], keptToo = [] } = document;
  const left = {
    added: since(added),
    kept: since(kept),
    told: since(told),
    untold: since(untold),
    keptToo: since(keptToo),
  };
  const count = (lists: Readonly<Record<keyof typeof left, readonly unknown[]>>) =>
    Object.values(lists).reduce((sum, list) => sum + list.length, 0);
  return count(left) === count({ added, kept, told, untold, keptToo }) ? null : { ...document, ...left };
}

const markOf = (keys: Owner['keys'], record: KeptText): Buffer => keys.blind('kept', sameness(record));

const placeOf = (id: string) => ({ table: 'import', rowId: id });
const placeOfBatch = (id: string, number: number) => ({ table: 'import_batch', rowId: `${id}/${number}` });

/** What came from elsewhere, so that it can be listed and taken back. */
export const importStore = {
  async read({ tx, keys }: Owner, id: string): Promise<ImportDocument | null> {
    const row = await tx.first(
      q.selectFrom('app.import').select('sealed').where('user_id', '=', keys.userId).where('id', '=', id),
    );
    return row && (keys.open(placeOf(id), row.sealed) as ImportDocument);
  },

  /** All of them that open, newest first. */
  async all({ tx, keys }: Owner): Promise<{ readonly id: string; readonly document: ImportDocument }[]> {
    const rows = await tx.rows(q.selectFrom('app.import').select(['id', 'sealed']).where('user_id', '=', keys.userId));
    return rows
      .flatMap(({ id, sealed }) => {
        const document = keys.openOrNull(placeOf(id), sealed) as ImportDocument | null;
        return document ? [{ id, document }] : [];
      })
      .sort((a, b) => (a.document.at < b.document.at ? 1 : -1));
  },

  async batches({ tx, keys }: Owner, id: string | null): Promise<Batch[]> {
    const rows = await tx.rows(
      q
        .selectFrom('app.import_batch')
        .select(['import_id', 'number', 'sealed'])
        .where('user_id', '=', keys.userId)
        .$if(id !== null, (all) => all.where('import_id', '=', id ?? ''))
        .orderBy('import_id')
        .orderBy('number'),
    );
    // One import is asked for to be taken back: then all of it must open, or none of it goes.
    const open = id === null ? keys.openOrNull.bind(keys) : keys.open.bind(keys);
    return rows.flatMap(({ import_id, number, sealed }) => {
      const document = open(placeOfBatch(import_id, number), sealed) as BatchDocument | null;
      return document ? [{ id: import_id, number, document }] : [];
    });
  },

  /** Which of these records an import of the member's has kept already. */
  async keptAmong(owner: Owner, records: readonly KeptText[]): Promise<ReadonlySet<string>> {
    const { tx, keys } = owner;
    const marked = new Map(records.map((record) => [markOf(keys, record).toString('hex'), sameness(record)]));
    const marks = [...marked.keys()].map((mark) => Buffer.from(mark, 'hex'));
    const [found, unmarked] = await Promise.all([
      tx.rows(
        q
          .selectFrom('app.import_batch')
          .select('kept_marks')
          .where('user_id', '=', keys.userId)
          .where(hasOneOf('kept_marks', marks)),
      ),
      // Batches of a release that had no marks yet.
      tx.rows(
        q
          .selectFrom('app.import_batch')
          .select(['import_id', 'number', 'sealed'])
          .where('user_id', '=', keys.userId)
          .where('kept_marks', 'is', null),
      ),
    ]);
    return new Set([
      ...found.flatMap((row) => row.kept_marks ?? []).flatMap((mark) => marked.get(mark.toString('hex')) ?? []),
      ...unmarked
        .flatMap(
          ({ import_id: id, number, sealed }) =>
            (keys.openOrNull(placeOfBatch(id, number), sealed) as BatchDocument | null) ?? [],
        )
        .flatMap(({ kept }) => kept.map(sameness)),
    ]);
  },

  async batch({ tx, keys }: Owner, { id, number }: { id: string; number: number }): Promise<BatchDocument | null> {
    const row = await tx.first(
      q
        .selectFrom('app.import_batch')
        .select('sealed')
        .where('user_id', '=', keys.userId)
        .where('import_id', '=', id)
        .where('number', '=', number),
    );
    return row && (keys.open(placeOfBatch(id, number), row.sealed) as BatchDocument);
  },

  async write(
    { tx, keys }: Owner,
    { id, document, now }: { id: string; document: ImportDocument; now: Date },
  ): Promise<void> {
    await tx.rows(
      q
        .insertInto('app.import')
        .values({ user_id: keys.userId, id, sealed: keys.seal(placeOf(id), document), updated_at: now })
        .onConflict((clash) =>
          clash.columns(['user_id', 'id']).doUpdateSet((eb) => ({
            sealed: eb.ref('excluded.sealed'),
            updated_at: eb.ref('excluded.updated_at'),
            version: eb('app.import.version', '+', 1),
          })),
        ),
    );
  },

  async writeBatch(
    { tx, keys }: Owner,
    { id, number, document }: { id: string; number: number; document: BatchDocument },
  ): Promise<void> {
    await tx.rows(
      q.insertInto('app.import_batch').values({
        user_id: keys.userId,
        import_id: id,
        number,
        sealed: keys.seal(placeOfBatch(id, number), document),
        kept_marks: document.kept.map((record) => markOf(keys, record)),
      }),
    );
  },

  /**
   * What every batch knew of days before one goes: what it added there and what it kept of them. An undo leaves those
   * days alone from then on.
   */
  async forgetBefore({ tx, keys }: Owner, first: LocalDate): Promise<void> {
    const rows = await tx.rows(
      q.selectFrom('app.import_batch').select(['import_id', 'number', 'sealed']).where('user_id', '=', keys.userId),
    );
    for (const { import_id: id, number, sealed } of rows) {
      const document = keys.openOrNull(placeOfBatch(id, number), sealed) as BatchDocument | null;
      if (!document) continue;
      const left = keptFrom(document, first);
      if (left) await this.changeBatch({ tx, keys }, { id, number, document: left });
    }
  },

  /** Writes a batch that is here anew: its marks have no other way. */
  async changeBatch({ tx, keys }: Owner, batch: Batch): Promise<void> {
    await tx.rows(
      q
        .deleteFrom('app.import_batch')
        .where('user_id', '=', keys.userId)
        .where('import_id', '=', batch.id)
        .where('number', '=', batch.number),
    );
    await this.writeBatch({ tx, keys }, batch);
  },

  async forget({ tx, keys }: Owner, id: string): Promise<void> {
    await tx.rows(q.deleteFrom('app.import_batch').where('user_id', '=', keys.userId).where('import_id', '=', id));
    await tx.rows(q.deleteFrom('app.import').where('user_id', '=', keys.userId).where('id', '=', id));
  },
};
