import type { EntryDocument } from '#domain/journal/journal-entry.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { q } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** The member's newest entry: the bytes as they lie there, and what they open to. */
export type StoredRecord = { readonly table: string; readonly writtenAt: Date; readonly sealed: Buffer } & (
  | { readonly kind: 'page'; readonly document: EntryDocument }
  | { readonly kind: 'day'; readonly document: DayLog }
);

export const ownRecordStore = {
  /** The page or the day the member wrote last; null while there is neither that opens. */
  async newest({ tx, keys }: Owner): Promise<StoredRecord | null> {
    const columns = ['id', 'sealed', 'updated_at'] as const;
    const [page, day] = await Promise.all([
      tx.first(
        q
          .selectFrom('app.journal_entry')
          .select(columns)
          .where('user_id', '=', keys.userId)
          .where('deleted_at', 'is', null)
          .orderBy('updated_at', 'desc')
          .limit(1),
      ),
      tx.first(
        q
          .selectFrom('app.day_log')
          .select(columns)
          .where('user_id', '=', keys.userId)
          .orderBy('updated_at', 'desc')
          .limit(1),
      ),
    ]);
    const written =
      page && (keys.openOrNull({ table: 'journal_entry', rowId: page.id }, page.sealed) as EntryDocument | null);
    const logged = day && (keys.openOrNull({ table: 'day_log', rowId: day.id }, day.sealed) as DayLog | null);
    if (page && written && (!day || !logged || page.updated_at >= day.updated_at)) {
      return {
        kind: 'page',
        table: 'app.journal_entry',
        writtenAt: page.updated_at,
        sealed: page.sealed,
        document: written,
      };
    }
    return (
      day &&
      logged && {
        kind: 'day',
        table: 'app.day_log',
        writtenAt: day.updated_at,
        sealed: day.sealed,
        document: logged,
      }
    );
  },

  /** How many lines the member's ledger of consents and the member's access history have. */
  async counts({ tx, keys }: Owner): Promise<{ consents: number; accesses: number }> {
    const [consents, accesses] = await Promise.all(
      (['app.consent', 'app.audit'] as const).map((table) =>
        tx.first(
          q
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .where('user_id', '=', keys.userId),
        ),
      ),
    );
    return { consents: Number(consents?.count ?? 0), accesses: Number(accesses?.count ?? 0) };
  },
};
