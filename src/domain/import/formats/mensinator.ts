import { SKIPPED, type ImportedDay, type ImportReading } from '../import-result.ts';
import { UNTOLD_FLOW } from '../period-days.ts';
import { entriesOf, isShape, meaningOf, textOf, verbatim, type Shape } from '../shape.ts';
import { symptom } from './clue-words.ts';

/** The symptoms it brings along; the member's own carry names of their own. */
const SYMPTOMS: Readonly<Record<string, ImportedDay>> = {
  heavy_flow: { flow: 'heavy' },
  medium_flow: { flow: 'medium' },
  light_flow: { flow: 'light' },
  spotting: { flow: 'spotting' },
  cramps: symptom('cramps'),
  headache: symptom('headache'),
  migraine: symptom('migraine'),
  bloating: symptom('bloating'),
  nausea: symptom('nausea'),
  fatigue: symptom('fatigue'),
  acne: symptom('skin_spots'),
  backache: symptom('backache'),
  back_pain: symptom('backache'),
  tender_breasts: symptom('tender_breasts'),
  breast_tenderness: symptom('tender_breasts'),
  cravings: symptom('cravings'),
  insomnia: symptom('poor_sleep'),
  diarrhea: symptom('diarrhoea'),
  constipation: symptom('constipation'),
  dizziness: symptom('dizziness'),
};

/** Whether JSON has the shape of Mensinator's export: periods, ovulations and symptoms in tables of their own. */
export function isMensinator(json: unknown): json is Shape {
  return (
    isShape(json) && Array.isArray(json.periods) && Array.isArray(json.symptom_date) && Array.isArray(json.ovulations)
  );
}

/**
 * Reads Mensinator's tables, in which every value is a text. A period day whose flow is a symptom of that day is as
 * strong as that says.
 */
export function readMensinator(json: Shape): ImportReading[] {
  const names = new Map(
    entriesOf(json.symptoms)
      .filter(isShape)
      .map((row) => [textOf(row.id), textOf(row.symptom_name)]),
  );
  const marked = entriesOf(json.symptom_date).map((row) =>
    isShape(row) ? { row, name: names.get(textOf(row.symptom_id)) ?? '' } : null,
  );
  const flowTold = new Set(
    marked.flatMap((mark) =>
      mark && meaningOf(SYMPTOMS, word(mark.name))?.flow ? [textOf(mark.row.symptom_date)] : [],
    ),
  );
  return [
    ...marked.map((mark) => (mark ? readMark(mark.row, mark.name) : unreadable)),
    ...entriesOf(json.periods).map((row) => readPeriodDay(row, flowTold)),
    ...entriesOf(json.ovulations).map((row): ImportReading =>
      isShape(row)
        ? {
            kind: 'day',
            date: textOf(row.date),
            fields: { note: 'Marked as ovulation in Mensinator' },
            leftOut: [],
            intimate: true,
          }
        : unreadable,
    ),
  ];
}

const unreadable: ImportReading = { kind: 'skipped', reason: SKIPPED.unreadable };

function word(name: string): string {
  return name.replaceAll(/[\s-]/g, '_');
}

function readMark(row: Shape, name: string): ImportReading {
  const fields = meaningOf(SYMPTOMS, word(name));
  if (fields) return { kind: 'day', date: textOf(row.symptom_date), fields, leftOut: [] };
  return { kind: 'unknown', name: `symptom: ${name}`, date: textOf(row.symptom_date), text: verbatim(row) };
}

// With a flow of its own the day bleeds as told; a light one must not be raised to the usual.
function readPeriodDay(row: unknown, flowTold: ReadonlySet<string>): ImportReading {
  if (!isShape(row)) return unreadable;
  const date = textOf(row.date);
  return flowTold.has(date)
    ? { kind: 'day', date, fields: { flow: 'light' }, leftOut: [] }
    : { kind: 'day', date, fields: { flow: UNTOLD_FLOW }, untold: { flow: true }, leftOut: [] };
}
