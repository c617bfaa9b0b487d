import { parseDataMap, type DataMap } from '../db/lint/registers.ts';
import type { SealedColumn } from '../vault/renewal.store.ts';
import { SEALS, type Column } from './columns.ts';
import type { AnyManifest } from './manifest.ts';
import type { AnyTable, OwnedTable, Shared } from './tables.ts';

/** A table with its name and that of the manifest it stands in. */
export type Entry = { readonly manifest: string; readonly table: string; readonly entry: AnyTable };

/** Every table of all manifests, in their order. */
export function tablesOf(manifests: readonly AnyManifest[]): Entry[] {
  return manifests.flatMap(({ name, tables }) =>
    Object.entries(tables).map(([table, entry]) => ({ manifest: name, table, entry })),
  );
}

/** What is stored, column by column. Throws when a table stands in two manifests or an entry lacks a word. */
export function dataMapOf(manifests: readonly AnyManifest[]): DataMap {
  const map: Record<string, unknown> = {};
  for (const { manifest, table, entry } of tablesOf(manifests)) {
    if (table in map) throw new Error(`manifest ${manifest}: another manifest has the table ${table} already`);
    const columns = Object.entries(entry.columns).map(([name, column]) => [name, toldColumn(table, column)]);
    map[table] = { retention: entry.retention.words, columns: Object.fromEntries(columns) };
  }
  return parseDataMap(map);
}

function toldColumn(table: string, { class: of, seal, purpose, row: _, ...told }: Column) {
  return { class: of, protection: protectionOf(isClosed(table), seal), purpose, ...told };
}

function protectionOf(closed: boolean, seal: Column['seal']): string {
  if (seal === 'none')
    return closed ? 'closed schema, reached through named functions only' : 'row-level security by her live session';
  if (seal === 'member-key')
    return closed
      ? 'AES-256-GCM under her own key, closed schema'
      : 'sealed under her own key (AES-256-GCM), row-level security';
  return `${SEALS[seal]}, ${closed ? 'closed schema' : 'row-level security'}`;
}

const isClosed = (table: string): boolean => table.startsWith('auth.');

/** Every column sealed under a member's own key, of both schemas, with the columns that name its place. */
export function memberSealed(manifests: readonly AnyManifest[]) {
  return tablesOf(manifests).flatMap(({ manifest, table, entry }) =>
    Object.entries(entry.columns).flatMap(([column, { row }]) => (row ? [{ manifest, table, column, row }] : [])),
  );
}

/** Those of schema app: what the job of a renewed key seals again. The closed ones go through a function of their own. */
export function sealedColumnsOf(manifests: readonly AnyManifest[]): SealedColumn[] {
  return memberSealed(manifests)
    .filter(({ table }) => !isClosed(table))
    .map(({ table, column, row }) => ({ table: table as `app.${string}`, column, row }));
}

/**
 * The tables whose rows an erasure deletes as the member's own. What others build on stands first in the list of
 * manifests, and so goes last.
 */
export function erasedTablesOf(manifests: readonly AnyManifest[]): OwnedTable[] {
  return tablesOf(manifests)
    .filter(({ entry }) => entry.erase === 'rows')
    .map(({ table }) => table as OwnedTable)
    .toReversed();
}

/** The tables whose rows several members read. */
export function sharedTablesOf(manifests: readonly AnyManifest[]): Record<string, Shared> {
  return Object.fromEntries(
    tablesOf(manifests).flatMap(({ table, entry: { owner } }) => (typeof owner === 'string' ? [] : [[table, owner]])),
  );
}
