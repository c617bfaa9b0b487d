import { randomUUID } from 'node:crypto';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { FrozenForecast } from '#domain/forecast/record/frozen.ts';
import { isOneOf, q, prepared } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

const place = (id: string) => ({ table: 'forecast', rowId: id });
const startIndex = (keys: Keyring, startDate: LocalDate) => keys.blind('forecast', startDate);
const withStart = prepared(({ userId, starts }: { userId: string; starts: readonly Buffer[] }) =>
  q.selectFrom('app.forecast').select('id').where('user_id', '=', userId).where(isOneOf('start_bidx', starts)).limit(1),
);

/** A member's frozen forecasts: written once, never changed. */
export const forecastStore = {
  async all({ tx, keys }: Owner): Promise<FrozenForecast[]> {
    const rows = await tx.rows(
      q.selectFrom('app.forecast').select(['id', 'sealed']).where('user_id', '=', keys.userId),
    );
    return rows.flatMap(({ id, sealed }) => (keys.openOrNull(place(id), sealed) as FrozenForecast | null) ?? []);
  },

  /** Whether a forecast is kept that begins on one of these days. */
  async hasOneOf({ tx, keys }: Owner, starts: readonly LocalDate[]): Promise<boolean> {
    return (
      (await tx.first(withStart({ userId: keys.userId, starts: starts.map((start) => startIndex(keys, start)) }))) !==
      null
    );
  },

  /** Takes away the forecasts of these starts that an import brought, when it is taken back. */
  async forget({ tx, keys }: Owner, starts: readonly LocalDate[]): Promise<void> {
    if (starts.length > 0)
      await tx.rows(
        q
          .deleteFrom('app.forecast')
          .where('user_id', '=', keys.userId)
          .where(
            'start_bidx',
            'in',
            starts.map((start) => startIndex(keys, start)),
          ),
      );
  },

  /** Keeps a forecast; one that is kept for the same start already stays. */
  async keep({ tx, keys }: Owner, { forecast, now }: { forecast: FrozenForecast; now: Date }): Promise<void> {
    const id = randomUUID();
    tx.enqueue(
      q
        .insertInto('app.forecast')
        .values({
          user_id: keys.userId,
          id,
          start_bidx: startIndex(keys, forecast.startDate),
          sealed: keys.seal(place(id), forecast),
          created_at: now,
        })
        .onConflict((clash) => clash.columns(['user_id', 'start_bidx']).doNothing()),
    );
  },
};
