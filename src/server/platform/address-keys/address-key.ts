import type { RouteName } from '#contract/table.ts';
import type { NoticeKind } from '../notices/kind.ts';

/**
 * An address that opens something of a member's to whoever holds it, without a session. One rule for all (decision 46):
 * it is made by a fresh proof of identity, the member gets an email, it stands in the access history, it lives so many
 * days, `auth.end_address_keys` ends it with everything else, and it is closed while the account is. A manifest
 * declares each; a test goes over all of them and over every open address.
 */
export type AddressKey = {
  /** Where it answers, as the router knows it. */
  readonly path: string;
  /** Where it is kept: columns `token_hash` and `expires_at`, one row a member or more. */
  readonly table: `auth.${string}`;
  /** The routes that make it, replace it or let it live longer. */
  readonly madeBy: readonly RouteName[];
  /** What the member's email address hears then. */
  readonly notice: NoticeKind;
  /** What the access history says then. */
  readonly audit: string;
  readonly days: number;
};
