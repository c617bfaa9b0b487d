import { AppleHealthReader, isAppleHealth } from '#domain/import/formats/apple/apple-health.ts';
import { longestText } from '#domain/import/import-limits.ts';
import { REFUSED } from '#domain/import/import-refusals.ts';
import type { ImportResult, ImportReader } from '#domain/import/import-result.ts';
import { readExport } from '#domain/import/read-export.ts';
import { textOf } from './text-of.ts';
import { zipEntriesOf, openEntry, type ZipEntry } from './unzip.ts';

/** How much has been read, of how much, in bytes of the file as it is chosen or unpacked. */
export type OnProgress = (read: number, of: number) => void;
type Bytes = { readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>; readonly size: number };

const HEAD = 64 * 1024;
/** How a zip begins: with a file, or with its end where it is empty. */
const ZIP = /^PK(\u0003\u0004|\u0005\u0006)/;
/** Kinds of file that an export may be inside a zip. */
const READABLE = /\.(json|csv|tsv|txt|xml|cluedata)$/i;

/**
 * Reads a chosen file, also inside a zip without a password. An export.xml streams by, whatever its length. Never
 * throws.
 */
export async function readBlob(
  file: Blob,
  { reader, onProgress }: { reader: ImportReader; onProgress: OnProgress },
): Promise<ImportResult> {
  try {
    const head = await file.slice(0, 4).text();
    if (ZIP.test(head)) return await readZip(file, { reader, onProgress });
    return await readBytes({ stream: file.stream(), size: file.size }, { reader, onProgress });
  } catch {
    return { ok: false, reason: REFUSED.damaged };
  }
}

type Reading = { readonly reader: ImportReader; readonly onProgress: OnProgress };

async function readZip(file: Blob, reading: Reading): Promise<ImportResult> {
  const listed = await zipEntriesOf(file);
  if (listed === 'damaged') return { ok: false, reason: REFUSED.damagedZip };
  const entries = listed === 'too_long' ? [] : listed.filter(({ name }) => READABLE.test(name));
  if (entries.length === 0) return { ok: false, reason: REFUSED.zip };
  if (entries.every(({ locked }) => locked)) return { ok: false, reason: REFUSED.lockedZip };
  // The export is the long one: beside it lie settings, and a second form that hospitals read.
  const byLength = entries.filter(({ locked }) => !locked).sort((a, b) => b.size - a.size);
  const first = await tried(file, byLength, reading);
  return first ?? { ok: false, reason: REFUSED.zip };
}

const MOST_TRIED = 12;

async function tried(file: Blob, entries: readonly ZipEntry[], reading: Reading): Promise<ImportResult | null> {
  let refused: ImportResult | null = null;
  for (const entry of entries.slice(0, MOST_TRIED)) {
    const result = await readEntry(file, entry, reading);
    if (result?.ok) return result;
    if (result && !result.ok && result.reason !== REFUSED.strange) refused ??= result;
  }
  return refused;
}

/** One file of a zip; null when it is packed in a way that browsers do not know. */
async function readEntry(file: Blob, entry: ZipEntry, reading: Reading): Promise<ImportResult | null> {
  try {
    const stream = await openEntry(file, entry);
    return stream && (await readBytes({ stream, size: entry.size }, reading));
  } catch {
    return { ok: false, reason: REFUSED.damagedZip };
  }
}

/**
 * Reads text as it comes. What is not Apple Health's is gathered up to the longest file there is, and no further: a zip
 * may say of itself what it likes.
 */
async function readBytes({ stream, size }: Bytes, { reader, onProgress }: Reading): Promise<ImportResult> {
  let [text, apple]: [string, AppleHealthReader | null] = ['', null];
  for await (const piece of textOf(stream, (bytes) => onProgress(Math.min(bytes, size), size))) {
    if (apple) {
      if (!apple.write(piece)) break;
      continue;
    }
    text += piece;
    if (text.length >= HEAD && isAppleHealth(text.slice(0, HEAD))) {
      apple = new AppleHealthReader(reader);
      apple.write(text);
      text = '';
    }
    if (text.length > longestText(text.slice(0, 200))) break;
  }
  return apple ? apple.end() : readExport({ text, reader });
}
