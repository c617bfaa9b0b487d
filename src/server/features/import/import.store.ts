import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleEdits } from '#domain/cycle/cycle-view.ts';
import type { ImportSource, KeptText } from '#domain/import/import-result.ts';
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
/** One batch: what it answered, what it added, and what had no place and is kept. */
export type BatchDocument = {
  readonly schemaVersion: 1;
  readonly counts: Omit<ImportReply, 'pages'> & Partial<Pick<ImportReply, 'pages'>>;
  readonly added: readonly Added[];
  readonly kept: readonly KeptText[];
};

/** Two kept records are the same when they say the same of the same day. */
export function sameness({ date, name, text }: KeptText): string {
  return JSON.stringify([date, name, text]);
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

  /** All of them, newest first. */
  async all({ tx, keys }: Owner): Promise<{ readonly id: string; readonly document: ImportDocument }[]> {
    const rows = await tx.rows(q.selectFrom('app.import').select(['id', 'sealed']).where('user_id', '=', keys.userId));
    return rows
      .map(({ id, sealed }) => ({ id, document: keys.open(placeOf(id), sealed) as ImportDocument }))
      .sort((a, b) => (a.document.at < b.document.at ? 1 : -1));
  },

  async batches(
    { tx, keys }: Owner,
    id: string | null,
  ): Promise<{ readonly id: string; readonly document: BatchDocument }[]> {
    const rows = await tx.rows(
      q
        .selectFrom('app.import_batch')
        .select(['import_id', 'number', 'sealed'])
        .where('user_id', '=', keys.userId)
        .$if(id !== null, (all) => all.where('import_id', '=', id ?? ''))
        .orderBy('import_id')
        .orderBy('number'),
    );
    return rows.map(({ import_id, number, sealed }) => ({
      id: import_id,
      document: keys.open(placeOfBatch(import_id, number), sealed) as BatchDocument,
    }));
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
        .map(({ import_id: id, number, sealed }) => keys.open(placeOfBatch(id, number), sealed) as BatchDocument)
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
      const document = keys.open(placeOfBatch(id, number), sealed) as BatchDocument;
      const added = document.added.filter(({ date }) => date >= first);
      const kept = document.kept.filter(({ date }) => date === null || date >= first);
      if (added.length === document.added.length && kept.length === document.kept.length) continue;
      tx.enqueue(
        q
          .updateTable('app.import_batch')
          .set({
            sealed: keys.seal(placeOfBatch(id, number), { ...document, added, kept }),
            kept_marks: kept.map((record) => markOf(keys, record)),
          })
          .where('user_id', '=', keys.userId)
          .where('import_id', '=', id)
          .where('number', '=', number),
      );
    }
  },

  async forget({ tx, keys }: Owner, id: string): Promise<void> {
    await tx.rows(q.deleteFrom('app.import_batch').where('user_id', '=', keys.userId).where('import_id', '=', id));
    await tx.rows(q.deleteFrom('app.import').where('user_id', '=', keys.userId).where('id', '=', id));
  },
};
