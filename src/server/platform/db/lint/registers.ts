import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Shared } from '../../manifest/tables.ts';

const said = z.string().min(3);

/**
 * Classes of security.md 1 that say who the member is and how the member is: what lies in them is in the member's
 * export, or it is said why not.
 */
const OF_HERSELF: ReadonlySet<string> = new Set(['C2', 'C3']);

const column = z
  .strictObject({
    /** Data class of security.md 1. */
    class: z.enum(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']),
    protection: said,
    purpose: said,
    /** The part of the member's JSON export it goes to, such as "journal" or "record.points". */
    export: said.optional(),
    /** Why it is not in the member's export. */
    notExported: said.optional(),
  })
  .refine(
    ({ class: of, export: part, notExported }) =>
      !OF_HERSELF.has(of) || (part === undefined) !== (notExported === undefined),
    'what is hers is exported, or left out with a reason',
  );

const dataMap = z.record(z.string(), z.strictObject({ retention: said, columns: z.record(z.string(), column) }));
const privilegedFunctions = z.record(z.string(), said);

/** What is stored: for each table how long it is kept, for each column its class, its protection and its purpose. */
export type DataMap = z.infer<typeof dataMap>;
/** What a look through the database is held against: the manifests' columns and shared tables, and the privileged functions. */
export type Registers = {
  readonly privilegedFunctions: PrivilegedFunctions;
  readonly dataMap: DataMap;
  readonly shared: Readonly<Record<string, Shared>>;
};
/** The functions that work past row-level security, each with its reason. */
export type PrivilegedFunctions = z.infer<typeof privilegedFunctions>;

/** Checks a data map. Throws when an entry lacks a word. */
export function parseDataMap(map: unknown): DataMap {
  return dataMap.parse(map);
}

/** Reads db/privileged-functions.json. Throws when a function lacks its reason. */
export function readPrivilegedFunctions(): PrivilegedFunctions {
  return privilegedFunctions.parse(json('privileged-functions.json'));
}

function json(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../../../db/${name}`, import.meta.url), 'utf8'));
}
