import type { Fluid, TestResult } from '#domain/cycle/day-log.ts';
import { SKIPPED, type ImportedDay, type ImportReading } from '../import-result.ts';
import { mergedFields, storable } from '../merge-fields.ts';
import { UNTOLD_FLOW } from '../period-days.ts';
import { entriesOf, isShape, meaningOf, numberOf, textOf, verbatim, type Shape } from '../shape.ts';
import { temperatureOf } from '../temperature.ts';
import { symptom } from './clue-words.ts';

type Flows = 'spotting' | 'light' | 'medium' | 'heavy';
const FLOWS: Readonly<Record<string, Flows>> = {
  spotting: 'spotting',
  light: 'light',
  medium: 'medium',
  heavy: 'heavy',
};
const FLUIDS: Readonly<Record<string, Fluid>> = {
  dry: 'dry',
  moist: 'sticky',
  creamy: 'creamy',
  eggwhite: 'egg_white',
};
const LH: Readonly<Record<string, TestResult>> = {
  negative: { kind: 'ovulation', result: 'negative' },
  high: { kind: 'ovulation', result: 'high' },
  peak: { kind: 'ovulation', result: 'positive' },
};
const PREGNANCY: Readonly<Record<string, TestResult>> = {
  negative: { kind: 'pregnancy', result: 'negative' },
  positive: { kind: 'pregnancy', result: 'positive' },
};
const SEX: Readonly<Record<string, ImportedDay>> = {
  protected: { sex: ['protected'] },
  unprotected: { sex: ['unprotected'] },
};
const FACTORS: Readonly<Record<string, ImportedDay>> = {
  stress: { factors: ['stress'] },
  travel: { factors: ['travel'] },
  illness: { factors: ['illness'] },
  alcohol: { factors: ['alcohol'] },
  shift_work: { factors: ['shift_work'] },
  medication: { factors: ['medication'] },
  medication_change: { factors: ['medication'] },
};
/** Its built-in symptoms. `mood` says that something was wrong with it, not what. */
const SYMPTOMS: Readonly<Record<string, ImportedDay>> = {
  cramps: symptom('cramps'),
  headache: symptom('headache'),
  acne: symptom('skin_spots'),
  bloating: symptom('bloating'),
  fatigue: symptom('fatigue'),
  breast_tenderness: symptom('tender_breasts'),
  back_pain: symptom('backache'),
  nausea: symptom('nausea'),
  spotting: { flow: 'spotting' },
  irritability: { moods: ['irritable'] },
  insomnia: symptom('poor_sleep'),
  food_cravings: symptom('cravings'),
  diarrhea: symptom('diarrhoea'),
  constipation: symptom('constipation'),
};
const UNSAID = new Set(['', 'none', '0']);

/** Whether JSON has the shape of ovumcy's export: entries with a day and one of its words. */
export function isOvumcy(json: unknown): json is Shape {
  return (
    isShape(json) &&
    'exported_at' in json &&
    entriesOf(json.entries).some((entry) => isShape(entry) && typeof entry.date === 'string')
  );
}

/** Reads ovumcy's JSON: one reading an entry. */
export function readOvumcy(json: Shape): ImportReading[] {
  return entriesOf(json.entries).map((entry) =>
    isShape(entry) ? readOvumcyEntry(entry) : { kind: 'skipped', reason: SKIPPED.unreadable },
  );
}

/** Reads one day as ovumcy tells it. */
export function readOvumcyEntry(entry: Shape): ImportReading {
  const word = (name: string) => textOf(entry[name]).toLowerCase();
  const bbt = numberOf(entry.bbt) ?? 0;
  const temperature = bbt === 0 ? null : temperatureOf(bbt, entry.is_uncertain === true);
  const tests = [meaningOf(LH, word('lh_test')), meaningOf(PREGNANCY, word('pregnancy_test'))].filter(
    (test) => test !== null,
  );
  const told = meaningOf(FLOWS, word('flow'));
  const flow = told ?? (entry.period === true ? UNTOLD_FLOW : null);
  const fluid = meaningOf(FLUIDS, word('cervical_mucus'));
  const note = storable(textOf(entry.notes));
  const [known, strange] = namedParts(entry);
  const fields = mergedFields([
    {
      ...(flow && { flow }),
      ...(temperature && { temperature }),
      ...(fluid && { fluid }),
      ...(tests.length > 0 && { tests }),
      ...(note && { note }),
    },
    meaningOf(SEX, word('sex_activity')) ?? {},
    ...known,
  ]);
  const leftOut = [
    ...strange,
    ...unsaidHere(entry),
    ...(bbt !== 0 && !temperature ? [`bbt out of range: ${bbt}`] : []),
  ];
  if (Object.keys(fields).length > 0)
    return { kind: 'day', date: entry.date, fields, leftOut, ...(!told && flow && { untold: { flow: true } }) };
  return leftOut.length > 0
    ? { kind: 'unknown', name: leftOut[0] ?? '', date: entry.date, text: verbatim(entry) }
    : { kind: 'skipped', reason: SKIPPED.empty };
}

/** Symptoms and factors: what they mean, and the names that mean nothing here. */
function namedParts(entry: Shape): [ImportedDay[], string[]] {
  const ticked = Object.entries(isShape(entry.symptoms) ? entry.symptoms : {})
    .filter(([, told]) => told === true)
    .map(([name]) => ({ name, table: SYMPTOMS, kind: 'symptom' }));
  const own = entriesOf(entry.other_symptoms).map((name) => ({ name: textOf(name), table: {}, kind: 'own symptom' }));
  const factors = entriesOf(entry.cycle_factors).map((name) => ({
    name: textOf(name),
    table: FACTORS,
    kind: 'factor',
  }));
  const all = [...ticked, ...own, ...factors]
    .filter(({ name }) => name !== '')
    .map(({ name, table, kind }) => ({
      said: `${kind}: ${name}`,
      fields: meaningOf(table as Readonly<Record<string, ImportedDay>>, name),
    }));
  return [
    all.flatMap(({ fields }) => fields ?? []),
    all.filter(({ fields }) => fields === null).map(({ said }) => said),
  ];
}

// A rating of the mood has no word here, and a start that was set by hand is derived from bleeding.
function unsaidHere(entry: Shape): string[] {
  const rating = numberOf(entry.mood_rating) ?? 0;
  return [
    ...(rating > 0 ? [`mood rating: ${rating}`] : []),
    ...(entry.cycle_start === true ? ['cycle start set by hand'] : []),
    ...strangeWords(entry),
  ];
}

const WORDS = {
  flow: FLOWS,
  cervical_mucus: FLUIDS,
  lh_test: LH,
  pregnancy_test: PREGNANCY,
  sex_activity: SEX,
} as const;

function strangeWords(entry: Shape): string[] {
  return Object.entries(WORDS).flatMap(([name, table]) => {
    const word = textOf(entry[name]).toLowerCase();
    return UNSAID.has(word) || Object.hasOwn(table, word) ? [] : [`${name}: ${word}`];
  });
}
