import type { ExportDocument, ExportRecord } from '#domain/export/export-document.ts';

/** Data class of security.md 1: C2 says who the member is, C3 how the member is. */
export type DataClass = 'C0' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6';
/** A part of the member's JSON export. */
export type ExportPart =
  | Exclude<keyof ExportDocument, 'exportedAt' | 'collections'>
  | `record.${keyof ExportRecord}`
  | `collections.${string}`;

/** What guards the bytes of a column besides its schema, in the words of the proof page. */
export const SEALS = {
  'keyed-hash': 'keyed hash (HMAC-SHA-256)',
  'keyed-count': 'keyed hash',
  hash: 'hashed (SHA-256)',
  'hashed-twice': 'hashed twice (SHA-256)',
  argon2id: 'Argon2id over a keyed hash',
  'root-key': 'wrapped by the root key (AES-256-GCM)',
  'app-key': 'AES-256-GCM under a key of the application',
} as const;
export type Seal = 'none' | 'member-key' | keyof typeof SEALS;

/** Where a column goes in the member's export, or why it goes nowhere. */
type Told =
  | { readonly export: ExportPart; readonly notExported?: never }
  | { readonly notExported: string; readonly export?: never };
type Untold = { readonly export?: never; readonly notExported?: never };
type OfHerself = 'C2' | 'C3';
type Clear = Exclude<DataClass, OfHerself>;

/**
 * One column: its class, what it is for (a sentence a member can read), what guards it. A column that says who the
 * member is or how the member is (C2, C3) is never in clear and says where it is exported. `row` names the columns of
 * the key under which a sealed value has its place in the vault.
 */
export type Column<Name extends string = string> = { readonly purpose: string } & (
  | ({ readonly class: OfHerself; readonly seal: 'member-key'; readonly row: readonly Name[] } & Told)
  | ({ readonly class: OfHerself; readonly seal: keyof typeof SEALS; readonly row?: never } & Told)
  | ({ readonly class: Clear; readonly seal: 'none' | keyof typeof SEALS; readonly row?: never } & (Told | Untold))
);

/** A column in clear: nothing that says who or how the member is. */
export function clear(of: Clear, purpose: string, told: Told | Untold = {}): Column<never> {
  return { class: of, seal: 'none', purpose, ...told };
}

/**
 * A column of documents sealed under the member's own key; `row` names the columns of its key, in the order of its
 * place in the vault.
 */
export function sealed<const Name extends string>(
  of: OfHerself,
  purpose: string,
  { row, ...told }: { readonly row: readonly Name[] } & Told,
): Column<Name> {
  return { class: of, seal: 'member-key', purpose, row, ...told };
}

/**
 * A column that is hashed or wrapped: what it is for, and where it is exported or why not where it says something of
 * the member.
 */
export function hashed(of: Clear, seal: keyof typeof SEALS, purpose: string): Column<never>;
export function hashed(
  of: OfHerself,
  seal: keyof typeof SEALS,
  said: { readonly purpose: string } & Told,
): Column<never>;
export function hashed(
  of: DataClass,
  seal: keyof typeof SEALS,
  said: string | ({ readonly purpose: string } & Told),
): Column<never> {
  return { class: of, seal, ...(typeof said === 'string' ? { purpose: said } : said) } as Column<never>;
}

/** The column that says whose row it is. */
export const OWNER = clear('C1', 'says whose row it is');
/** A random id. */
export const ROW_ID = clear('C1', 'random id of the row');
/** When the row last changed. */
export const CHANGED_AT = clear('C1', 'when the row last changed');
/** The version that a writer must have seen. */
export const VERSION = clear('C1', 'counts changes, so that two devices do not overwrite each other');
