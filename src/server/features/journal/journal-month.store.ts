import type { JournalIndex } from '#domain/journal/journal-index.ts';
import { q, prepared } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** What is known of one month. */
type MonthDocument = { readonly schemaVersion: 1; readonly month: string; readonly entries: JournalIndex };

const place = (id: string) => ({ table: 'journal_month', rowId: id });

const ofMember = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.journal_month').select(['id', 'sealed']).where('user_id', '=', userId),
);
const ofMonth = prepared(({ userId, id }: { userId: string; id: string }) =>
  q.selectFrom('app.journal_month').select('sealed').where('user_id', '=', userId).where('id', '=', id),
);
type Written = { readonly userId: string; readonly id: string; readonly sealed: Buffer; readonly now: Date };
const newMonth = prepared(({ userId, id, sealed, now }: Written) =>
  q
    .insertInto('app.journal_month')
    .values({ user_id: userId, id, sealed, updated_at: now })
    .onConflict((clash) =>
      clash.columns(['user_id', 'id']).doUpdateSet((eb) => ({
        sealed: eb.ref('excluded.sealed'),
        updated_at: eb.ref('excluded.updated_at'),
        version: eb('app.journal_month.version', '+', 1),
      })),
    ),
);

/** The parts of the journal's index. Only for who holds it. */
export const journalMonthStore = {
  /** The row in which a month lies. */
  idOf: ({ keys }: Owner, month: string): string => keys.blindId('journal-month', month),

  /** Every month there is; null for one whose row does not open. */
  async all({ tx, keys }: Owner): Promise<(MonthDocument | null)[]> {
    return tx.known(`journal_month|${keys.userId}`, async () => {
      const rows = await tx.rows(ofMember(keys));
      return rows.map(({ id, sealed }) => keys.openOrNull(place(id), sealed) as MonthDocument | null);
    });
  },

  /** The same for a change: throws where a row does not open, since nothing is written over it. */
  async everyOne({ tx, keys }: Owner): Promise<MonthDocument[]> {
    const rows = await tx.rows(ofMember(keys));
    return rows.map(({ id, sealed }) => keys.open(place(id), sealed) as MonthDocument);
  },

  /** The entries of one month, for a change: throws where its row does not open, since nothing is written over it. */
  async entries(owner: Owner, month: string): Promise<JournalIndex> {
    const { tx, keys } = owner;
    const id = this.idOf(owner, month);
    const row = await tx.first(ofMonth({ userId: keys.userId, id }));
    return row ? (keys.open(place(id), row.sealed) as MonthDocument).entries : [];
  },

  write(owner: Owner, { month, entries, now }: { month: string; entries: JournalIndex; now: Date }): void {
    const { tx, keys } = owner;
    const id = this.idOf(owner, month);
    const document: MonthDocument = { schemaVersion: 1, month, entries };
    tx.enqueue(newMonth({ userId: keys.userId, id, sealed: keys.seal(place(id), document), now }));
  },
};
