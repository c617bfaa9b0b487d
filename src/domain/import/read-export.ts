import type { LocalDate } from '#domain/calendar/local-date.ts';
import { account } from './account.ts';
import { isClueBackup, isClueMeasurements, readClueBackup, readClueMeasurements } from './clue.ts';
import { readCsv } from './csv.ts';
import { DRIP_COLUMNS } from './drip-words.ts';
import { readDrip, strangeDripColumn } from './drip.ts';
import type { ImportResult } from './import-result.ts';

/** Ten years of daily logs are about four million characters. */
export const LONGEST_FILE = 16 * 1024 * 1024;

/** Why a file is refused whole, in words for her. */
export const REFUSED = {
  zip: 'This file is still zipped. Unzip it first, then choose the file inside (from Clue it is called measurements.json).',
  lockedZip: 'This file is still zipped with a password. Unzip it first with the password your tracker gave you, then choose the file inside (from Clue it is called measurements.json).',
  empty: 'This file is empty.',
  long: 'This file is larger than any export we know (16 MB). Please choose the one file with your cycle data.',
  damaged: 'This file is damaged or was cut short. Please export it again from your tracker.',
  strange: 'We do not recognise this file. We can read exports from Clue (measurements.json, or an older .cluedata backup) and from drip (CSV).',
  column: (name: string) => `This looks like a drip export, but the column "${name}" is missing or is not one of drip's. Nothing was read, so that nothing is read wrongly.`,
} as const;

/**
 * Reads the export of another tracker, recognised by its shape: Clue from 2024 on, Clue before, drip. Its name only helps to say
 * why a file is refused. Every record is accounted for; days after `today` are skipped; a file that is not whole is refused whole. Never throws.
 */
export function readExport(file: { text: string; fileName: string; today: LocalDate }): ImportResult {
  const text = file.text.charCodeAt(0) === 0xfeff ? file.text.slice(1) : file.text;
  if (isZip(text)) return refuse(isLocked(text) ? REFUSED.lockedZip : REFUSED.zip);
  if (text.length > LONGEST_FILE) return refuse(REFUSED.long);
  const start = text.trimStart()[0];
  if (start === undefined) return refuse(REFUSED.empty);
  const result = start === '{' || start === '[' ? readJson(text, file.today) : readTable(text, file.today);
  const isNamedZip = !result.ok && result.reason === REFUSED.strange && file.fileName.toLowerCase().endsWith('.zip');
  return isNamedZip ? refuse(REFUSED.zip) : result;
}

function isZip(text: string): boolean {
  return text.startsWith('PK\u0003\u0004') || text.startsWith('PK\u0005\u0006');
}

// The lowest bit of the seventh byte says that the first file inside is encrypted.
function isLocked(zip: string): boolean {
  return (zip.charCodeAt(6) & 1) === 1;
}

function refuse(reason: string): ImportResult {
  return { ok: false, reason };
}

function readJson(text: string, today: LocalDate): ImportResult {
  const parsed = parse(text);
  if (!parsed) return refuse(REFUSED.damaged);
  const { json } = parsed;
  if (isClueMeasurements(json)) return account(readClueMeasurements(json), { source: 'clue', today });
  if (isClueBackup(json)) return account(readClueBackup(json), { source: 'clue', today });
  return refuse(REFUSED.strange);
}

function parse(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function readTable(text: string, today: LocalDate): ImportResult {
  const [header = [], ...rows] = readCsv(text);
  const names = header.map((name) => name.trim());
  if (names.filter((name) => DRIP_COLUMNS.has(name)).length < 2) return refuse(REFUSED.strange);
  const strange = strangeDripColumn(names);
  if (strange !== null) return refuse(REFUSED.column(strange.slice(0, 40).toWellFormed()));
  return account(readDrip(names, rows), { source: 'drip', today });
}
