import type { DB } from '../db/types.ts';
import type { Column } from './columns.ts';

/** A table of the schema that members reach, by the generated types of the database. */
export type AppTable = keyof DB & string;
/** A table of the closed schema, which is reached through privileged functions alone. */
/** Those with a column that says whose row it is. */
export type OwnedTable = { [T in AppTable]: DB[T] extends { user_id: unknown } ? T : never }[AppTable];
export type AuthTable = `auth.${string}`;
export type TableName = AppTable | AuthTable;

/**
 * How long rows stay, in words for a reader, and what ends them: the member's erasure, nothing (the installation), an
 * act of the member's or of the product (`event`), sweeps of this manifest, or code that leaves out what is old, with
 * its place.
 */
export type Retention<Sweep extends string = string> = {
  readonly words: string;
  readonly by:
    | 'account'
    | 'installation'
    | 'event'
    | { readonly sweeps: readonly [Sweep, ...Sweep[]] }
    | { readonly code: string };
};
/** Rows that stay until the account is erased. */
export const WITH_ACCOUNT: Retention<never> = { words: 'as long as the account', by: 'account' };

/**
 * Who may read a row of a shared table, for the matrix to try: a signed-in member of that age band, in the standing
 * that `who` says.
 */
export type Reader = { readonly who: string; readonly ageGroup: 'teen' | 'adult'; readonly sees: boolean };

/**
 * Rows that several members read (posts, products). `author` is the column with the id of the member who wrote the row,
 * null where no member writes any. No member may select it, nor a column of `hidden`. `everyoneReads` says why whoever
 * asks may read every row, signed in or not; null where policies choose.
 */
export type Shared<Name extends string = string> = {
  readonly author: Name | null;
  readonly hidden: readonly Name[];
  readonly everyoneReads: string | null;
  readonly readers: readonly [Reader, ...Reader[]];
};

/**
 * How the rows go when the member is erased: deleted as the member's, by the function auth.erase_account or auth.shred, by
 * a foreign key to the member's account; or why none is the member's.
 */
export type Erase = 'rows' | 'function' | 'cascade' | { readonly none: string };

type Kept<Columns, Sweep extends string> = {
  readonly retention: Retention<Sweep>;
  /** The line of content/privacy-proof/stored.json that speaks of it to a reader. */
  readonly toldAs: string;
  readonly columns: Columns;
};
type AppColumns<T extends AppTable> = { readonly [C in keyof DB[T] & string]: Column<keyof DB[T] & string> };
type MemberTable<T extends AppTable, Sweep extends string> = Kept<AppColumns<T>, Sweep> & {
  readonly owner: 'member';
  readonly erase: 'rows';
};
type SharedTable<T extends AppTable, Sweep extends string> = Kept<AppColumns<T>, Sweep> & {
  readonly owner: Shared<keyof DB[T] & string>;
  readonly erase: 'function' | 'cascade' | { readonly none: string };
};
type ClosedTable<Sweep extends string> = Kept<Readonly<Record<string, Column>>, Sweep> &
  (
    | { readonly owner: 'member'; readonly erase: 'function' | 'cascade' }
    | { readonly owner: 'none'; readonly erase: { readonly none: string } }
  );

/**
 * What is said of one table. All of it is required: a column, an answer or a table name that is missing or too much
 * does not compile.
 */
export type TableOf<T extends TableName, Sweep extends string = string> = T extends AppTable
  ? T extends OwnedTable
    ? MemberTable<T, Sweep>
    : SharedTable<T, Sweep>
  : ClosedTable<Sweep>;

/** A table as the derived lists read it. */
export type AnyTable = Kept<Readonly<Record<string, Column>>, string> & {
  readonly owner: 'member' | 'none' | Shared;
  readonly erase: Erase;
};
