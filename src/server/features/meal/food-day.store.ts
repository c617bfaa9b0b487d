import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { MealDocument } from '#domain/meal/meal-day.ts';
import { isOneOfIds, prepared, q } from '#server/platform/db/query.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

const place = (id: string) => ({ table: 'food_day', rowId: id });
const nameOf = ({ keys }: Owner, date: LocalDate) => keys.blindId('food-day', date);
const some = prepared(({ userId, ids }: { userId: string; ids: readonly string[] }) =>
  q.selectFrom('app.food_day').select(['id', 'sealed']).where('user_id', '=', userId).where(isOneOfIds('id', ids)),
);
const gone = prepared(({ userId, id }: { userId: string; id: string }) =>
  q.deleteFrom('app.food_day').where('user_id', '=', userId).where('id', '=', id),
);
type NewRow = { readonly userId: string; readonly id: string; readonly sealed: Buffer; readonly now: Date };
const written = prepared(({ userId, id, sealed, now }: NewRow) =>
  q
    .insertInto('app.food_day')
    .values({ user_id: userId, id, sealed, updated_at: now })
    .onConflict((clash) =>
      clash.columns(['user_id', 'id']).doUpdateSet((eb) => ({
        sealed: eb.ref('excluded.sealed'),
        updated_at: eb.ref('excluded.updated_at'),
        version: eb('app.food_day.version', '+', 1),
      })),
    ),
);

/** What a member ate, a sealed document a day. A row's name follows from its day and says nothing of it. */
export const foodDayStore = {
  /** Certain days; one that is not there, or does not open, is left out. */
  async days(owner: Owner, dates: readonly LocalDate[]): Promise<Map<LocalDate, MealDocument>> {
    const { tx, keys } = owner;
    const ids = dates.map((date) => nameOf(owner, date));
    const rows = await tx.rows(some({ userId: keys.userId, ids }));
    const found = rows.flatMap(({ id, sealed }) => (keys.openOrNull(place(id), sealed) as MealDocument | null) ?? []);
    return new Map(found.map((day) => [day.date, day]));
  },

  /** A day that is about to be written, held until the transaction ends; one that does not open throws. */
  async hold(owner: Owner, date: LocalDate): Promise<MealDocument> {
    const { tx, keys } = owner;
    const id = nameOf(owner, date);
    const [, [row]] = await Promise.all([
      tx.advisoryLock(`food_day|${keys.userId}`),
      tx.rows(some({ userId: keys.userId, ids: [id] })),
    ]);
    return row ? (keys.open(place(id), row.sealed) as MealDocument) : { schemaVersion: 1, date, meals: [] };
  },

  /** Writes a day whole; one without meals is taken away. */
  write(owner: Owner, { document, now }: { readonly document: MealDocument; readonly now: Date }): void {
    const { tx, keys } = owner;
    const id = nameOf(owner, document.date);
    if (document.meals.length === 0) return tx.enqueue(gone({ userId: keys.userId, id }));
    tx.enqueue(written({ userId: keys.userId, id, sealed: keys.seal(place(id), document), now }));
  },

  /** All days that open, oldest first. */
  async all({ tx, keys }: Owner): Promise<MealDocument[]> {
    const rows = await tx.rows(
      q.selectFrom('app.food_day').select(['id', 'sealed']).where('user_id', '=', keys.userId),
    );
    return rows
      .flatMap(({ id, sealed }) => (keys.openOrNull(place(id), sealed) as MealDocument | null) ?? [])
      .sort((a, b) => (a.date < b.date ? -1 : 1));
  },
};
