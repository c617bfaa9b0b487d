import type { Table } from '#contract/table.ts';
import type { HandlersOf } from '../http/handler.ts';

type RouteName = keyof Table & string;
/** A route by which a member changes something. */
type Writes<Name extends RouteName> = Table[Name] extends { readonly method: 'GET' }
  ? never
  : Table[Name] extends { readonly access: { readonly who: 'public' } }
    ? never
    : Name;

/**
 * What becomes of a write without a line: kept on the device and sent later, or made at once or not at all, for a
 * reason.
 */
export type OfflinePolicy = 'kept' | { readonly atOnce: string };
/** A decision for each write among the routes. */
export type OfflineOf<Name extends RouteName> = { readonly [N in Name as Writes<N>]: OfflinePolicy };
/** The handlers of some routes of the product's table. */
export type ManifestHandlers<Name extends RouteName> = Pick<HandlersOf<Table>, Name>;
export type { RouteName };

export const WHO_SHE_IS = {
  atOnce: 'it must hold before she goes on: who she is, who may come in, what she agreed to',
} as const;
export const DEVICE = { atOnce: 'it says what this very device does now; the next page says it again' } as const;
export const PAYS = { atOnce: 'it leads to a payment or changes one' } as const;
