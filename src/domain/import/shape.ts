/** An object of a file, whatever is in it. */
export type Shape = { readonly [key: string]: unknown };

/** Whether a value of a file is an object. */
export function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a list of a file; none when it is no list. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** A text of a file, trimmed; empty when it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** A number of a file, also when it is written as text, with a point or a comma. Null when it is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = textOf(value);
  return /^-?\d{1,12}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** A word in small letters without accents, as tables write it in any language: "Stärke" is "starke". */
export function plainWord(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** What a word means by a table, without regard to case; null for a word that is not in it. */
export function meaningOf<Meaning>(table: Readonly<Record<string, Meaning>>, word: string): Meaning | null {
  const key = word.trim().toLowerCase();
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

/** A record as it stood in the file, to be kept. */
export function verbatim(record: unknown): string {
  return JSON.stringify(record) ?? '';
}
