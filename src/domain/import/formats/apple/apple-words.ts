import type { Fluid, Flow, Severity, Symptom, TestResult } from '#domain/cycle/day-log.ts';
import type { ImportedDay } from '../../import-result.ts';
import { untoldOf, type Untold } from '../../strengths.ts';

export const CATEGORY = 'HKCategoryTypeIdentifier';
export const BASAL_TEMPERATURE = 'HKQuantityTypeIdentifierBasalBodyTemperature';
/** Whether the member used protection: metadata of SexualActivity. */
export const PROTECTION = 'HKSexualActivityProtectionUsed';

/**
 * Apple writes a value as a word with a long head ("HKCategoryValueVaginalBleedingHeavy") or, in older files, as a
 * number.
 */
type ByValue<Meaning> = Readonly<Record<string, Meaning>>;
const FLOWS: ByValue<Flow> = {
  unspecified: 'medium',
  light: 'light',
  medium: 'medium',
  heavy: 'heavy',
  none: 'none',
  1: 'medium',
  2: 'light',
  3: 'medium',
  4: 'heavy',
  5: 'none',
};
const FLUIDS: ByValue<Fluid> = {
  dry: 'dry',
  sticky: 'sticky',
  creamy: 'creamy',
  watery: 'watery',
  eggwhite: 'egg_white',
  1: 'dry',
  2: 'sticky',
  3: 'creamy',
  4: 'watery',
  5: 'egg_white',
};
type Ovulation = Extract<TestResult, { kind: 'ovulation' }>['result'];
const OVULATION: ByValue<Ovulation> = {
  negative: 'negative',
  luteinizinghormonesurge: 'positive',
  positive: 'positive',
  indeterminate: 'unclear',
  estrogensurge: 'high',
  1: 'negative',
  2: 'positive',
  3: 'unclear',
  4: 'high',
};
type Pregnancy = Extract<TestResult, { kind: 'pregnancy' }>['result'];
const PREGNANCY: ByValue<Pregnancy> = {
  negative: 'negative',
  positive: 'positive',
  indeterminate: 'unclear',
  1: 'negative',
  2: 'positive',
  3: 'unclear',
};
/** Null says that the member noted its absence. */
const SEVERITIES: ByValue<Severity | null> = {
  unspecified: 2,
  notpresent: null,
  mild: 1,
  moderate: 2,
  severe: 3,
  0: 2,
  1: null,
  2: 1,
  3: 2,
  4: 3,
};

const SYMPTOMS = {
  AbdominalCramps: 'cramps',
  Acne: 'skin_spots',
  Bloating: 'bloating',
  BreastPain: 'tender_breasts',
  Headache: 'headache',
  Fatigue: 'fatigue',
  Nausea: 'nausea',
  LowerBackPain: 'backache',
  HotFlashes: 'hot_flushes',
  Dizziness: 'dizziness',
  Constipation: 'constipation',
  Diarrhea: 'diarrhoea',
  NightSweats: 'night_sweats',
  RapidPoundingOrFlutteringHeartbeat: 'palpitations',
  VaginalDryness: 'vaginal_dryness',
  SleepChanges: 'poor_sleep',
} as const satisfies Readonly<Record<string, keyof NonNullable<ImportedDay['symptoms']>>>;

/** Types that are about the cycle and have no place here yet: kept. All others are not about the cycle. */
const UNPLACED = new Set([
  'Pregnancy',
  'Lactation',
  'Contraceptive',
  'ProgesteroneTestResult',
  'InfrequentMenstrualCycles',
  'IrregularMenstrualCycles',
  'ProlongedMenstrualPeriods',
  'PersistentIntermenstrualBleeding',
  'BleedingDuringPregnancy',
  'BleedingAfterPregnancy',
  'PelvicPain',
  'MoodChanges',
  'AppetiteChanges',
]);

/**
 * What a record of one type and value tells: fields (none where nothing was there), `unknown` to be kept, or null for a
 * type that is not about the cycle.
 */
export function appleFields(type: string, value: string): ImportedDay | 'unknown' | null {
  if (UNPLACED.has(type)) return 'unknown';
  if (type === 'IntermenstrualBleeding') return { flow: 'spotting' };
  if (type === 'SexualActivity') return { sex: ['partner'] };
  const read = READERS[type];
  if (read) return read(value) ?? 'unknown';
  const symptom = Object.hasOwn(SYMPTOMS, type) ? SYMPTOMS[type as keyof typeof SYMPTOMS] : null;
  if (!symptom) return null;
  const severity = valueIn(SEVERITIES, value);
  if (severity === undefined) return 'unknown';
  return severity === null ? {} : { symptoms: { [symptom]: severity } };
}

/** What of these fields has no strength of its own: "Unspecified", or the number older files write for it. */
export function appleUntold({ flow, symptoms = {} }: ImportedDay, value: string): Untold | null {
  const isUnspecified = value.toLowerCase().endsWith('unspecified');
  return untoldOf(
    flow === 'medium' && (isUnspecified || value === '1'),
    isUnspecified || value === '0' ? (Object.keys(symptoms) as Symptom[]) : [],
  );
}

const READERS: Readonly<Record<string, ((value: string) => ImportedDay | null) | undefined>> = {
  MenstrualFlow: (value) => told(valueIn(FLOWS, value), (flow) => ({ flow })),
  CervicalMucusQuality: (value) => told(valueIn(FLUIDS, value), (fluid) => ({ fluid })),
  OvulationTestResult: (value) =>
    told(valueIn(OVULATION, value), (result) => ({ tests: [{ kind: 'ovulation', result }] })),
  PregnancyTestResult: (value) =>
    told(valueIn(PREGNANCY, value), (result) => ({ tests: [{ kind: 'pregnancy', result }] })),
};

function told<Found>(found: Found | undefined, say: (found: Found) => ImportedDay): ImportedDay | null {
  return found === undefined ? null : say(found);
}

/** The meaning whose word the value ends with, the longest first ("NotPresent" before "Present"). */
function valueIn<Meaning>(table: ByValue<Meaning>, value: string): Meaning | undefined {
  const word = value.toLowerCase();
  const found = Object.keys(table)
    .filter((key) => word === key || (/^[a-z]/.test(key) && word.endsWith(key)))
    .sort((a, b) => b.length - a.length)[0];
  return found === undefined ? undefined : table[found];
}
