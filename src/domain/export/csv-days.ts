import type { DayLog } from '#domain/cycle/day-log.ts';
import { ADULT_COLUMNS, CSV_COLUMNS, type CsvColumn } from './csv-columns.ts';

/** The CSV export in pieces: its header, then one line a day (RFC 4180, CRLF). A cell that a spreadsheet could take for a formula begins with an apostrophe. */
export function* exportCsv(days: readonly DayLog[], band: 'teen' | 'adult'): Generator<string> {
  const columns = band === 'adult' ? CSV_COLUMNS : CSV_COLUMNS.filter((column) => !ADULT_COLUMNS.has(column));
  yield `${columns.join(',')}\r\n`;
  for (const day of days) {
    const cells = cellsOf(day);
    yield `${columns.map((column) => cell(cells[column])).join(',')}\r\n`;
  }
}

type Cell = string | number | boolean | undefined;

function cellsOf(day: DayLog): Readonly<Record<CsvColumn, Cell>> {
  const { temperature, pain, sleep } = day;
  return {
    date: day.date,
    flow: day.flow,
    bleeding_excluded: day.bleedingExcluded,
    moods: listed(day.moods),
    energy: day.energy,
    symptoms: rated(day.symptoms),
    custom_symptoms: rated(day.customSymptoms),
    pain_level: pain?.level,
    pain_places: listed(pain?.places),
    sleep_hours: sleep?.hours,
    sleep_quality: sleep?.quality,
    temperature_celsius: temperature?.celsius,
    temperature_disturbed: temperature?.disturbed,
    temperature_time: temperature?.time,
    fluid: day.fluid,
    tests: listed(day.tests?.map(({ kind, result, time }) => `${kind}=${result}${timed(time)}`)),
    sex: listed(day.sex),
    desire: day.desire,
    medication: listed(
      day.medication?.map(({ kind, event, id, time }) => `${kind}=${event}${timed(time)}${id ? `#${id}` : ''}`),
    ),
    factors: listed(day.factors),
    note: day.note,
  };
}

const listed = (words: readonly string[] | undefined) => words?.join(' ');
const rated = (severities: Readonly<Record<string, number | undefined>> | undefined) =>
  severities && listed(Object.entries(severities).map(([name, severity]) => `${name}=${severity}`));
const timed = (time: string | undefined) => (time ? `@${time}` : '');

function cell(value: Cell): string {
  if (value === undefined) return '';
  const text = String(value);
  // A text of hers that begins with an apostrophe gets one too, so that reading it back takes off exactly what was put on.
  const safe = typeof value === 'string' && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
