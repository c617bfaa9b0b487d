import { addDays } from '#domain/calendar/local-date.ts';
import type { Flow } from '#domain/cycle/day-log.ts';
import { SKIPPED, type ImportedDay, type ImportReading } from '../import-result.ts';
import { ledgerDayOf } from '../ledger.ts';
import { storable } from '../merge-fields.ts';
import { periodReading } from '../period-days.ts';
import { entriesOf, isShape, meaningOf, numberOf, textOf, verbatim, type Shape } from '../shape.ts';
import { temperatureOf } from '../temperature.ts';
import { FLO_INTIMATE, FLO_WORDS } from './flo-words.ts';

const FLOWS: Readonly<Record<string, Flow>> = { 0: 'spotting', 1: 'light', 2: 'medium', 3: 'heavy' };

/**
 * Whether JSON has the shape of Flo's export: events and cycles under `operationalData`, or events under
 * `pointEventsManualData`.
 */
export function isFlo(json: unknown): json is Shape {
  return isShape(json) && (isShape(json.operationalData) || isShape(json.pointEventsManualData));
}

/** Reads Flo's JSON: a reading for each cycle, event and note of both containers. */
export function readFlo(json: Shape): ImportReading[] {
  const [main, manual] = [shapeOf(json.operationalData), shapeOf(json.pointEventsManualData)];
  const events = [
    ...entriesOf(main.point_events_manual_v2),
    ...entriesOf(manual.point_events_manual_v2),
    ...entriesOf(main.repeatable_child_point_events),
  ];
  return [...entriesOf(main.cycles).map(readCycle), ...events.map(readEvent), ...entriesOf(main.notes).map(readNote)];
}

function shapeOf(value: unknown): Shape {
  return isShape(value) ? value : {};
}

function readCycle(cycle: unknown): ImportReading {
  if (!isShape(cycle)) return { kind: 'skipped', reason: SKIPPED.unreadable };
  if (cycle.deleted === true) return { kind: 'skipped', reason: SKIPPED.deleted };
  if (cycle.pregnant === true) return { kind: 'skipped', reason: SKIPPED.pregnant };
  const intensity = intensityOf(cycle.period_intensity);
  const end = cycle.period_end_date ?? lastTold(cycle.period_start_date, intensity);
  return periodReading({
    start: cycle.period_start_date,
    end,
    flowOf: (_, index) => intensity.get(index),
  });
}

/** How much the member bled by the number of the day, 0 being the first: JSON inside a text. */
function intensityOf(value: unknown): ReadonlyMap<number, Flow> {
  const told = Object.entries(parsed(value)).flatMap(([index, strength]) => {
    const flow = meaningOf(FLOWS, String(strength));
    return flow && /^\d{1,2}$/.test(index) ? [[Number(index), flow] as const] : [];
  });
  return new Map(told);
}

// A cycle that is still open has no end: its bleeding goes as far as it was told.
function lastTold(start: unknown, intensity: ReadonlyMap<number, Flow>): string | undefined {
  const first = ledgerDayOf(start);
  return first && intensity.size > 0 ? addDays(first, Math.max(...intensity.keys())) : undefined;
}

function parsed(value: unknown): Shape {
  if (isShape(value)) return value;
  if (typeof value !== 'string') return {};
  try {
    return shapeOf(JSON.parse(value));
  } catch {
    return {};
  }
}

function readEvent(event: unknown): ImportReading {
  if (!isShape(event) || typeof event.category !== 'string') return { kind: 'skipped', reason: SKIPPED.unreadable };
  if (event.deleted === true) return { kind: 'skipped', reason: SKIPPED.deleted };
  const [category, subcategory] = [plain(event.category), plain(event.subcategory)];
  // `date` is in UTC and may be another day than the member's.
  const date = textOf(event.local_date) || event.date;
  const fields = fieldsOf({ category, subcategory, properties: parsed(event.properties) });
  if (fields === null) return { kind: 'skipped', reason: SKIPPED.range };
  if (Object.keys(fields).length > 0)
    return { kind: 'day', date, fields, leftOut: [], intimate: FLO_INTIMATE.has(category) };
  return { kind: 'unknown', name: `${event.category}: ${textOf(event.subcategory)}`, date, text: verbatim(event) };
}

function plain(value: unknown): string {
  return textOf(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
}

type Event = { readonly category: string; readonly subcategory: string; readonly properties: Shape };

/** What an event says; nothing for one that has no place here, null for a value that cannot be. */
function fieldsOf({ category, subcategory, properties }: Event): ImportedDay | null {
  const known = Object.hasOwn(FLO_WORDS, category) ? meaningOf(FLO_WORDS[category] ?? {}, subcategory) : null;
  if (known) return known;
  if (category === 'temperature') return temperatureFields(properties);
  if (category === 'medication' && subcategory === 'pills')
    return { medication: [{ kind: 'pill', event: properties.missed_pill === true ? 'missed' : 'taken' }] };
  // The member marked the member's ovulation without a test: the member's own words, and no result of one.
  if (category === 'ovulation') return { note: 'Marked as ovulation in Flo' };
  return {};
}

function temperatureFields(properties: Shape): ImportedDay | null {
  const reading = [properties.value, properties.temperature, properties.celsius]
    .map(numberOf)
    .find((found) => found !== null);
  if (reading === undefined || reading === null) return {};
  const temperature = temperatureOf(reading, false);
  return temperature && { temperature };
}

function readNote(note: unknown): ImportReading {
  if (!isShape(note)) return { kind: 'skipped', reason: SKIPPED.unreadable };
  if (note.deleted === true) return { kind: 'skipped', reason: SKIPPED.deleted };
  const text = storable(textOf(note.text));
  return text
    ? { kind: 'day', date: textOf(note.local_date) || note.date, fields: { note: text }, leftOut: [] }
    : { kind: 'skipped', reason: SKIPPED.empty };
}
