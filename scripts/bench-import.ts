/**
 * Streams a made export.xml of Apple Health through its reader and prints the time it took and the most heap there was:
 * `npm run bench:import -- --megabytes 100`.
 */
import { parseArgs } from 'node:util';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { AppleHealthReader } from '#domain/import/formats/apple/apple-health.ts';

const PIECE = 64 * 1024;
const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '100' } } });
const length = Number(values.megabytes) * 1024 * 1024;
const first = localDate('2016-01-01');

/** Heart beats and steps, as phones write them by the million, with a bleeding of four days each 28. */
function* madeExport(): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate,Me,(Record)*)>\n]>\n<HealthData locale="en_US">\n';
  for (let written = 0, index = 0; written < length; index += 1) {
    const day = addDays(first, Math.floor(index / 140) % 3_600);
    const bleeds = index % 140 === 0 && Math.floor(index / 140) % 28 < 4;
    const line = bleeds
      ? `<Record type="HKCategoryTypeIdentifierMenstrualFlow" sourceName="Phone" startDate="${day} 08:00:00 +0100" endDate="${day} 08:00:00 +0100" value="HKCategoryValueVaginalBleedingMedium">\n <MetadataEntry key="HKMenstrualCycleStart" value="0"/>\n</Record>\n`
      : `<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" creationDate="${day} 08:00:00 +0100" startDate="${day} 08:00:00 +0100" endDate="${day} 08:00:05 +0100" value="${60 + (index % 40)}"/>\n`;
    written += line.length;
    yield line;
  }
  yield '</HealthData>\n';
}

const started = performance.now();
const reader = new AppleHealthReader({ today: localDate('2026-11-21'), ageGroup: 'adult' });
let [piece, mostHeap] = ['', 0];
for (const line of madeExport()) {
  piece += line;
  if (piece.length < PIECE) continue;
  reader.write(piece);
  piece = '';
  mostHeap = Math.max(mostHeap, process.memoryUsage().heapUsed);
}
reader.write(piece);
const result = reader.end();
if (!result.ok) throw new Error(result.reason);
console.log(
  JSON.stringify({
    megabytes: Number(values.megabytes),
    seconds: Math.round(performance.now() - started) / 1000,
    mostHeapMB: Math.round(mostHeap / 1048576),
    records: result.accounted.records,
    days: result.days.length,
  }),
);
