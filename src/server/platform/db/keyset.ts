import { sql, type SelectQueryBuilder } from 'kysely';

/** How PostgreSQL reads a position's texts again. */
export type KeysetType = 'timestamptz' | 'date' | 'bigint' | 'uuid' | 'text';
/**
 * The columns that order a list, newest first. None of them is ever null, and together they tell any two rows apart.
 */
export type KeysetColumns = readonly (readonly [column: string, type: KeysetType])[];
/** A row's place in the order: its columns as texts, with all the digits the database has. */
export type RowPosition = readonly string[];

/**
 * A list read page by page from the newest row on: `where (a, b) < (the last row of the page before)`, never an offset
 * and never a count, so that a page costs the same however deep it lies, and rows that come or go meanwhile shift
 * nothing. An index on the columns serves it.
 */
export function keyset(columns: KeysetColumns) {
  const tuple = sql.join(columns.map(([column]) => sql.ref(column)));
  const texts = sql.join(columns.map(([column]) => sql`${sql.ref(column)}::text`));
  const sort = sql.join(columns.map(([column]) => sql`${sql.ref(column)} desc`));
  const read = (position: RowPosition) =>
    sql.join(columns.map(([, type], at) => sql`(${position}::text[])[${sql.lit(at + 1)}]::${sql.raw(type)}`));
  return {
    /** A row's position; select it as `position`. */
    position: sql<RowPosition>`array[${texts}]`,

    /**
     * The newest rows, or with `after` those that come after a position. Ask for one more than the page holds: it says
     * whether there is a next.
     */
    page<DB, TB extends keyof DB, O>(
      query: SelectQueryBuilder<DB, TB, O>,
      { after, most }: { readonly after?: RowPosition; readonly most: number },
    ): SelectQueryBuilder<DB, TB, O> {
      const from = after === undefined ? query : query.where(sql<boolean>`(${tuple}) < (${read(after)})`);
      return from.orderBy(sql`${sort}`).limit(most);
    },
  };
}

/**
 * A page of rows that were asked for with one more than it holds, and the position the next one goes on from: null at
 * the end.
 */
export function cutPage<Row extends { readonly position: RowPosition }>(
  rows: readonly Row[],
  limit: number,
): { readonly rows: readonly Row[]; readonly next: RowPosition | null } {
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.position ?? null) : null };
}
