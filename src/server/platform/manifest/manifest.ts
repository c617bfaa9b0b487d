import type { ExportDocument } from '#domain/export/export-document.ts';
import type { LetterKind } from '../anonymous/letterbox.ts';
import type { Files } from '../files/files.ts';
import type { Me } from '../http/handler.ts';
import type { JobRun } from '../jobs/task.ts';
import type { AddressKey } from '../address-keys/address-key.ts';
import type { AfterRemoval } from './after-removal.ts';
import type { ManifestHandlers, OfflinePolicy, OfflineOf, RouteName } from './answers.ts';
import type { NoticeKind } from '../notices/kind.ts';
import type { Vault } from '../vault/vault.ts';
import type { Leaving } from '../erasures/erasures.ts';
import type { Services } from './services.ts';
import type { AnyTable, TableName, TableOf } from './tables.ts';

/** The parts of the export that are put together from several features. */
type Grouped = 'about' | 'practice' | 'collections' | 'record';
/** What one feature adds to the member's export. */
export type ExportSlice = Partial<Omit<ExportDocument, Grouped>> & {
  readonly [G in Grouped]?: Partial<ExportDocument[G]>;
};
export type ExportCall = { readonly me: Me; readonly now: Date; readonly files: Files; readonly vault: Vault };
export type ExportPartOf<Slice> = (call: ExportCall) => Promise<Slice>;

/** Work after a commit, as JobHandler: given what it needs, does one job. */
export type JobOf<S> = (services: S, run: JobRun) => Promise<unknown>;
/** Work by the clock: given what it needs, does what is due at that instant of product time. */
export type TickOf<S> = (services: S, now: Date) => Promise<unknown>;

/**
 * Everything a feature brings to the server. The services, the data map, the order of an erasure, what is sealed again
 * under a renewed key, the export and the tests that guard them are derived from the list of manifests
 * (server/app/manifests.ts).
 */
export type Manifest<
  S extends Services,
  Route extends RouteName,
  Table extends TableName,
  Job extends string,
  Minute extends string,
  Sweep extends string,
  Slice extends ExportSlice,
  Key extends string = string,
> = {
  readonly name: string;
  readonly tables: { readonly [T in Table]: TableOf<T, NoInfer<Sweep>> };
  /** What becomes of each of its writes without a line. */
  readonly offline: OfflineOf<NoInfer<Route>>;
  /** The handler of each of its routes. */
  readonly handlers?: (services: S) => ManifestHandlers<Route>;
  /** Work after a commit, by the kind under which SQL enqueues it. */
  readonly jobs?: { readonly [J in Job]: JobOf<S> };
  /** Work of each minute, once over all processes. */
  readonly everyMinute?: { readonly [M in Minute]: TickOf<S> };
  /** What removes old rows, once a day over all processes; gives how many went. */
  readonly sweeps?: { readonly [W in Sweep]: (services: S) => Promise<number> };
  /** Its part of the member's export. */
  readonly exports?: ExportPartOf<Slice>;
  /** The kinds of notices it posts, timed or caused by an event. */
  readonly notices?: Readonly<Record<string, NoticeKind>>;
  /** What is made good after a row of a table, that did not open, was removed by its member. */
  readonly afterRemoval?: { readonly [T in Table]?: AfterRemoval };
  /** Addresses of its that open something to whoever holds them. */
  readonly addressKeys?: { readonly [K in Key]: AddressKey };
  /** What it takes out of rows that several members read, before a member's account goes. */
  readonly leaves?: Leaving;
  /** What it publishes without a name. */
  readonly letters?: readonly LetterKind[];
};

/**
 * Checks a manifest against the tables of the database and its own sweeps, and keeps its names for the list that it
 * joins.
 */
export function manifest<
  Table extends TableName,
  S extends Services = Services,
  Route extends RouteName = never,
  Job extends string = never,
  Minute extends string = never,
  Sweep extends string = never,
  Slice extends ExportSlice = object,
  Key extends string = never,
>(
  given: Manifest<S, Route, Table, Job, Minute, Sweep, Slice, Key>,
): Manifest<S, Route, Table, Job, Minute, Sweep, Slice, Key> {
  return given;
}

/** A manifest as the derived lists read it. */
export type AnyManifest = {
  readonly name: string;
  readonly tables: Readonly<Record<string, AnyTable>>;
  readonly offline: Readonly<Record<string, OfflinePolicy>>;
};
