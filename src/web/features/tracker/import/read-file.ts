import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ImportResult } from '#domain/import/import-result.ts';
import { LONGEST_FILE, readExport, REFUSED } from '#domain/import/read-export.ts';

/** Of a file that is too long only this much is looked at, to say whether it is a zip. */
const FIRST_BYTES = 64;

/** Reads a chosen file on this device. A file that cannot be opened or is too long is refused in words; never throws. */
export async function readFile(file: File, today: LocalDate): Promise<ImportResult> {
  try {
    if (file.size <= LONGEST_FILE) return readExport({ text: await file.text(), fileName: file.name, today });
    const start = readExport({ text: await file.slice(0, FIRST_BYTES).text(), fileName: file.name, today });
    const zipped = !start.ok && (start.reason === REFUSED.zip || start.reason === REFUSED.lockedZip);
    return zipped ? start : { ok: false, reason: REFUSED.long };
  } catch {
    return { ok: false, reason: REFUSED.damaged };
  }
}
