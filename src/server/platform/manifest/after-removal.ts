import type { Me } from '../http/handler.ts';

/**
 * Makes good what was made of a row, after its member removed it because it did not open. `row` is the row's place in
 * the vault.
 */
export type AfterRemoval = (me: Me, of: { readonly row: string; readonly now: Date }) => Promise<void>;
