import { randomUUID } from 'node:crypto';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { PointReason } from '#domain/points/points.ts';
import type { TradeName } from '#domain/points/trades.ts';
import { cutPage, keyset, type RowPosition } from '#server/platform/db/keyset.ts';
import { q, prepared, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

export type PointOwner = { readonly tx: Tx; readonly keys: Pick<Keyring, 'userId'> };
/** `key` names the occasion: the same reason and key count once. `day` is the member's award day, `at` the instant. */
export type NewPoints = {
  readonly reason: PointReason;
  readonly key: string;
  readonly amount: number;
  readonly day: LocalDate;
  readonly at: Date;
  /** What the points were used for. */ readonly what?: TradeName | null;
};
export type PointRow = NewPoints & { readonly id: string };
type Written = NewPoints & { readonly userId: string; readonly id: string };
type Page = { readonly userId: string; readonly most: number };

const COLUMNS = ['id', 'reason', 'key', 'amount', 'award_day', 'at', 'what'] as const;
const newestFirst = keyset([
  ['at', 'timestamptz'],
  ['id', 'uuid'],
]);

const added = prepared(({ userId, id, reason, key, amount, day, at, what = null }: Written) =>
  q
    .insertInto('app.point_row')
    .values({ user_id: userId, id, reason, key, amount, award_day: day, at, what })
    .onConflict((clash) => clash.columns(['user_id', 'reason', 'key']).doNothing())
    .returning('id'),
);
const sum = prepared(({ userId }: { userId: string }) =>
  q
    .selectFrom('app.point_row')
    .select((eb) => eb.fn.sum<string>('amount').as('balance'))
    .where('user_id', '=', userId),
);
const listed = (userId: string) =>
  q
    .selectFrom('app.point_row')
    .select(COLUMNS)
    .select(newestFirst.position.as('position'))
    .where('user_id', '=', userId);
const one = prepared(({ userId, reason, key }: { userId: string; reason: PointReason; key: string }) =>
  q
    .selectFrom('app.point_row')
    .select(['amount', 'what'])
    .where('user_id', '=', userId)
    .where('reason', '=', reason)
    .where('key', '=', key),
);
const of = prepared(({ userId, reason, prefix }: { userId: string; reason: PointReason; prefix: string }) =>
  q
    .selectFrom('app.point_row')
    .select((eb) => eb.fn.sum<string>('amount').as('sum'))
    .where('user_id', '=', userId)
    .where('reason', '=', reason)
    .where('key', 'like', prefix),
);
const newest = prepared(({ userId, most }: Page) => newestFirst.page(listed(userId), { most }));
const following = prepared(({ userId, most, after }: Page & { after: RowPosition }) =>
  newestFirst.page(listed(userId), { most, after }),
);
const every = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.point_row').select(COLUMNS).where('user_id', '=', userId).orderBy('at').orderBy('id'),
);
const last = prepared(({ userId, reason }: { userId: string; reason: PointReason }) =>
  q
    .selectFrom('app.point_row')
    .select((eb) => eb.fn.max('award_day').as('day'))
    .where('user_id', '=', userId)
    .where('reason', '=', reason),
);
const first = prepared(({ userId, reason }: { userId: string; reason: PointReason }) =>
  q
    .selectFrom('app.point_row')
    .select((eb) => eb.fn.min('award_day').as('day'))
    .where('user_id', '=', userId)
    .where('reason', '=', reason),
);

/** The ledger of points: rows are added and never changed. */
export const pointsStore = {
  /** Adds a row; false when this reason and key stand there already: twice is once. */
  async award({ tx, keys }: PointOwner, points: NewPoints): Promise<boolean> {
    return (await tx.first(added({ ...points, userId: keys.userId, id: randomUUID() }))) !== null;
  },

  /** As award, for a caller who holds the turn and knows the answer: leaves with the commit. */
  push({ tx, keys }: PointOwner, points: NewPoints): void {
    tx.enqueue(added({ ...points, userId: keys.userId, id: randomUUID() }));
  },

  /** Lets one award of the member's go on at a time, so that what is read next holds to the end of the transaction. */
  async lock({ tx, keys }: PointOwner): Promise<void> {
    await tx.advisoryLock(`points|${keys.userId}`);
  },

  async balance({ tx, keys }: PointOwner): Promise<number> {
    return Number((await tx.first(sum({ userId: keys.userId })))?.balance ?? 0);
  },

  /** What the row of an occasion gave or took, and for what; null where there is none. */
  async find({ tx, keys }: PointOwner, occasion: Pick<NewPoints, 'reason' | 'key'>) {
    const row = await tx.first(one({ userId: keys.userId, ...occasion }));
    return row && { amount: row.amount, what: row.what as TradeName | null };
  },

  /** What the rows of one occasion after another gave: those whose key is `of`, a colon, and what tells them apart. */
  async given({ tx, keys }: PointOwner, { reason, of: whole }: { reason: PointReason; of: string }): Promise<number> {
    return Number((await tx.first(of({ userId: keys.userId, reason, prefix: `${whole}:%` })))?.sum ?? 0);
  },

  /** The latest award day of a reason, or null. */
  async lastDay({ tx, keys }: PointOwner, reason: PointReason): Promise<LocalDate | null> {
    return ((await tx.first(last({ userId: keys.userId, reason })))?.day as LocalDate | null | undefined) ?? null;
  },

  /** The first award day of a reason, or null. */
  async firstDay({ tx, keys }: PointOwner, reason: PointReason): Promise<LocalDate | null> {
    return ((await tx.first(first({ userId: keys.userId, reason })))?.day as LocalDate | null | undefined) ?? null;
  },

  /** A page of the ledger, newest first; with `after` the rows that follow a position. */
  async history({ tx, keys }: PointOwner, { after, limit }: { after?: RowPosition; limit: number }) {
    const page = { userId: keys.userId, most: limit + 1 };
    const { rows, next } = cutPage(await tx.rows(after ? following({ ...page, after }) : newest(page)), limit);
    return { rows: rows.map(toRow), next };
  },

  /** The whole ledger, oldest first. */
  async all({ tx, keys }: PointOwner): Promise<PointRow[]> {
    return (await tx.rows(every({ userId: keys.userId }))).map(toRow);
  },
};

type Found = {
  readonly id: string;
  readonly reason: string;
  readonly key: string;
  readonly amount: number;
  readonly award_day: unknown;
  readonly at: Date;
  readonly what: string | null;
};

function toRow({ id, reason, key, amount, award_day, at, what }: Found): PointRow {
  return {
    id,
    reason: reason as PointReason,
    key,
    amount,
    day: award_day as LocalDate,
    at,
    what: what as TradeName | null,
  };
}
