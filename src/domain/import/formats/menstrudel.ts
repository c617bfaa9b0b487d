import { dayInZone, fromDayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Flow } from '#domain/cycle/day-log.ts';
import { SKIPPED, type ImportedDay, type ImportReading } from '../import-result.ts';
import { ledgerDayOf } from '../ledger.ts';
import { mergedFields } from '../merge-fields.ts';
import { periodReading } from '../period-days.ts';
import { entriesOf, isShape, meaningOf, numberOf, textOf, verbatim, type Shape } from '../shape.ts';
import { symptom } from './clue-words.ts';

const FLOWS: readonly Flow[] = ['none', 'spotting', 'light', 'medium', 'heavy'];
const SYMPTOMS: Readonly<Record<string, ImportedDay>> = {
  cramps: symptom('cramps'),
  headache: symptom('headache'),
  headaches: symptom('headache'),
  migraine: symptom('migraine'),
  bloating: symptom('bloating'),
  nausea: symptom('nausea'),
  fatigue: symptom('fatigue'),
  acne: symptom('skin_spots'),
  backpain: symptom('backache'),
  back_pain: symptom('backache'),
  tender_breasts: symptom('tender_breasts'),
  breast_tenderness: symptom('tender_breasts'),
  cravings: symptom('cravings'),
  insomnia: symptom('poor_sleep'),
  diarrhea: symptom('diarrhoea'),
  constipation: symptom('constipation'),
  dizziness: symptom('dizziness'),
  anxiety: { moods: ['anxious'] },
  irritability: { moods: ['irritable'] },
};
/** Its scale of pain ends at 3 (severe); ours at 10. */
const PAIN = [0, 3, 6, 9];
const [MS_PER_HOUR, MS_PER_DAY] = [3_600_000, 86_400_000];
/** Thirteen hours on, midnight from Honolulu to Auckland's summer is in the same day of UTC. */
const HOURS_ON = 13;

/**
 * Whether JSON has the shape of Menstrudel's export: periods by instants, and logs with a flow. Built from a
 * description of the format.
 */
export function isMenstrudel(json: unknown): json is Shape {
  return isShape(json) && Array.isArray(json.periods) && Array.isArray(json.period_logs);
}

/** Reads Menstrudel's periods, logs and symptoms. A day with a log of its own is as strong as the log says. */
export function readMenstrudel(json: Shape, zone?: string): ImportReading[] {
  const instantDay = (value: unknown) => dayOf(value, zone);
  const logs = entriesOf(json.period_logs);
  const dayOfLog = new Map(logs.filter(isShape).map((log) => [String(log.id), instantDay(log.date)]));
  const told = new Set(
    logs
      .filter(isShape)
      .filter((log) => flowOf(log) !== null)
      .map((log) => instantDay(log.date)),
  );
  return [
    ...logs.map((log) => (isShape(log) ? readLog(log, instantDay(log.date)) : unreadable)),
    ...entriesOf(json.periods).map((period): ImportReading => {
      if (!isShape(period)) return unreadable;
      return periodReading({
        start: instantDay(period.start_date),
        end: instantDay(period.end_date),
        flowOf: (date) => (told.has(date) ? 'light' : undefined),
      });
    }),
    ...entriesOf(json.log_symptoms).map((row) =>
      isShape(row) ? readSymptom(row, dayOfLog.get(String(row.log_id_fk)) ?? null) : unreadable,
    ),
  ];
}

const unreadable: ImportReading = { kind: 'skipped', reason: SKIPPED.unreadable };

/**
 * The day of an instant in milliseconds, or of a text. It keeps midnight of the member's own clock: where a day begins
 * at it in the member's zone, it is that day. In a file from elsewhere it is the day that midnight of most zones gives:
 * only 24 hours apart do two zones share a midnight, and there more women live in the west than at UTC+14, and at
 * UTC+13 than at UTC-11.
 */
function dayOf(value: unknown, zone: string | undefined): LocalDate | null {
  const milliseconds = numberOf(value);
  if (milliseconds === null) return ledgerDayOf(value);
  const begun = zone === undefined ? null : dayBegunAt(milliseconds, zone);
  if (begun) return begun;
  const days = Math.floor((milliseconds + HOURS_ON * MS_PER_HOUR) / MS_PER_DAY);
  return Math.abs(days) < 100_000 ? ledgerDayOf(fromDayNumber(days)) : null;
}

/** The day that begins at an instant in a zone; null where none does, or where nobody knows the zone. */
function dayBegunAt(milliseconds: number, zone: string): LocalDate | null {
  try {
    const day = dayInZone(new Date(milliseconds), zone);
    return day === dayInZone(new Date(milliseconds - 1), zone) ? null : day;
  } catch {
    return null;
  }
}

function flowOf(log: Shape): Flow | null {
  const code = numberOf(log.flow);
  return code === null ? null : (FLOWS[code] ?? null);
}

function readLog(log: Shape, date: LocalDate | null): ImportReading {
  const flow = flowOf(log);
  const level = PAIN[numberOf(log.painLevel) ?? -1];
  const fields = mergedFields([{ ...(flow && { flow }), ...(level && { pain: { level, places: [] } }) }]);
  return { kind: 'day', date, fields, leftOut: [] };
}

function readSymptom(row: Shape, date: LocalDate | null): ImportReading {
  const name = textOf(row.symptom);
  const fields = meaningOf(SYMPTOMS, name.replaceAll(/[\s-]/g, '_'));
  return fields
    ? { kind: 'day', date, fields, leftOut: [] }
    : { kind: 'unknown', name: `symptom: ${name}`, date, text: verbatim(row) };
}
