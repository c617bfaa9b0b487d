import type { ImportResult, Reader } from '#domain/import/import-result.ts';
import { IMPORT_LIMITS } from '#domain/import/import-limits.ts';
import { REFUSED } from '#domain/import/import-refusals.ts';
import { readExport } from '#domain/import/read-export.ts';

/** Of a file that is too long only this much is looked at, to say whether it is a zip. */
const FIRST_BYTES = 64;

/** Reads a chosen file on this device. A file that cannot be opened or is too long is refused in words; never throws. */
export async function readFile(file: File, reader: Reader): Promise<ImportResult> {
  try {
    if (file.size <= IMPORT_LIMITS.file) return readExport({ text: await file.text(), reader });
    const start = readExport({ text: await file.slice(0, FIRST_BYTES).text(), reader });
    const zipped = !start.ok && (start.reason === REFUSED.zip || start.reason === REFUSED.lockedZip);
    return zipped ? start : { ok: false, reason: REFUSED.long };
  } catch {
    return { ok: false, reason: REFUSED.damaged };
  }
}
