import { readCsv, separatorOf } from './csv.ts';
import { AppleHealthReader, isAppleHealth } from './formats/apple/apple-health.ts';
import { isClueBackup, isClueMeasurements, readClueBackup, readClueMeasurements } from './formats/clue.ts';
import { DRIP_COLUMNS } from './formats/drip-words.ts';
import { readDrip, strangeDripColumn } from './formats/drip.ts';
import { isFhir, readFhir } from './formats/fhir.ts';
import { isFloText, readFloText } from './formats/flo-text.ts';
import { isFlo, readFlo } from './formats/flo.ts';
import { isMensinator, readMensinator } from './formats/mensinator.ts';
import { isMenstrudel, readMenstrudel } from './formats/menstrudel.ts';
import { isMoonhearth, isMoonhearthHeader, readMoonhearth, readMoonhearthCsv } from './formats/moonhearth.ts';
import { isOvumcyHeader, readOvumcyCsv } from './formats/ovumcy-csv.ts';
import { isOvumcy, readOvumcy } from './formats/ovumcy.ts';
import { headerOf, readTable, sourceOfTable } from './formats/table/table.ts';
import { IMPORT_LIMITS, longestText } from './import-limits.ts';
import { REFUSED } from './import-refusals.ts';
import type { ImportResult, ImportSource, ImportReader, ImportReading } from './import-result.ts';
import { account } from './ledger.ts';

/**
 * Reads the export of another tracker, or our own, recognised by its shape and never by its name. Every record is
 * accounted for; days after the member's today are skipped; a file that is not whole, hostile or too large is refused
 * whole. Never throws. A long export.xml is better streamed through AppleHealthReader; a short one is read here too.
 */
export function readExport(file: { text: string; reader: ImportReader }): ImportResult {
  const text = file.text.charCodeAt(0) === 0xfeff ? file.text.slice(1) : file.text;
  if (isZip(text)) return refuse(isLocked(text) ? REFUSED.lockedZip : REFUSED.zip);
  if (text.length > longestText(text.slice(0, 200))) return refuse(REFUSED.long);
  const start = text.trimStart()[0];
  if (start === undefined) return refuse(REFUSED.empty);
  if (start === '{' || start === '[') return fromJson(text, file.reader);
  if (start === '<') return fromXml(text, file.reader);
  return isFloText(text)
    ? accounted(readFloText(text), { source: 'flo', reader: file.reader })
    : fromTable(text, file.reader);
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

function accounted(
  readings: readonly ImportReading[],
  into: { source: ImportSource; reader: ImportReader },
): ImportResult {
  return readings.length > IMPORT_LIMITS.records ? refuse(REFUSED.manyRecords) : account(readings, into);
}

function fromXml(text: string, reader: ImportReader): ImportResult {
  if (!isAppleHealth(text.slice(0, 64 * 1024))) return refuse(REFUSED.strange);
  const apple = new AppleHealthReader(reader);
  apple.write(text);
  return apple.end();
}

function fromJson(text: string, reader: ImportReader): ImportResult {
  const refused = refusedJson(text);
  if (refused) return refuse(refused);
  const parsed = parse(text);
  if (!parsed) return refuse(REFUSED.damaged);
  const { json } = parsed;
  if (isMoonhearth(json)) return readMoonhearth(json, reader);
  const found = readingsOf(json, reader.zone);
  return found ? accounted(found.readings(), { source: found.source, reader }) : refuse(REFUSED.strange);
}

type Found = { readonly source: ImportSource; readonly readings: () => readonly ImportReading[] };

function readingsOf(json: unknown, zone: string | undefined): Found | null {
  if (isClueMeasurements(json)) return { source: 'clue', readings: () => readClueMeasurements(json) };
  if (isFlo(json)) return { source: 'flo', readings: () => readFlo(json) };
  if (isMensinator(json)) return { source: 'mensinator', readings: () => readMensinator(json) };
  if (isMenstrudel(json)) return { source: 'menstrudel', readings: () => readMenstrudel(json, zone) };
  if (isOvumcy(json)) return { source: 'ovumcy', readings: () => readOvumcy(json) };
  if (isClueBackup(json)) return { source: 'clue', readings: () => readClueBackup(json) };
  if (isFhir(json)) return { source: 'fhir', readings: () => readFhir(json) };
  return null;
}

function parse(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function fromTable(text: string, reader: ImportReader): ImportResult {
  const separator = separatorOf(text);
  const [header = [], ...rows] = readCsv(text, separator);
  const names = header.map((name) => name.trim());
  if (isMoonhearthHeader(names, reader.fields))
    return accounted(readMoonhearthCsv(names, { rows, fields: reader.fields }), { source: 'moonhearth', reader });
  if (isOvumcyHeader(names)) return accounted(readOvumcyCsv(names, rows), { source: 'ovumcy', reader });
  if (names.filter((name) => name.includes('.') && DRIP_COLUMNS.has(name)).length > 0)
    return fromDrip(names, { rows, reader });
  const found = headerOf(names);
  const readings = found && readTable(names, { header: found, rows });
  if (!found) return refuse(REFUSED.strange);
  return readings
    ? accounted(readings, { source: sourceOfTable(found, separator), reader })
    : refuse(REFUSED.twoOrders);
}

function fromDrip(
  names: readonly string[],
  { rows, reader }: { rows: readonly (readonly string[])[]; reader: ImportReader },
): ImportResult {
  const strange = strangeDripColumn(names);
  if (strange !== null) return refuse(REFUSED.column(strange.slice(0, 40).toWellFormed()));
  return accounted(readDrip(names, rows), { source: 'drip', reader });
}

/**
 * Why a JSON text is not even parsed: it nests deeper than any tracker writes, or has a key that reaches for the
 * prototype. Null when it may be.
 */
function refusedJson(text: string): string | null {
  if (/"__proto__"\s*:/.test(text)) return REFUSED.planted;
  return isDeeper(text, IMPORT_LIMITS.depth) ? REFUSED.deep : null;
}

function isDeeper(text: string, limit: number): boolean {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (quoted && mark === 92) at += 1;
    else if (mark === 34) quoted = !quoted;
    else if (quoted) continue;
    else if (mark === 123 || mark === 91) {
      depth += 1;
      if (depth > limit) return true;
    } else if (mark === 125 || mark === 93) depth -= 1;
  }
  return false;
}
