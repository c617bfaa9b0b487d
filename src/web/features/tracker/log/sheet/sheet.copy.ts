import type { SheetGroup } from '#domain/cycle/day-fields/day-fields.ts';
import type {
  Intake,
  IntakeEvent,
  MedicationKind,
  PainPlace,
  SleepQuality,
  TestResult,
} from '#domain/cycle/day-log.ts';
import type { TemperatureUnit } from '#domain/log/temperature.ts';

export const PLACE_WORDS: Readonly<Record<PainPlace, string>> = {
  lower_belly: 'Lower belly',
  left_side: 'Left side',
  right_side: 'Right side',
  lower_back: 'Lower back',
  pelvis: 'Pelvis',
  breasts: 'Breasts',
  head: 'Head',
  legs: 'Legs',
  joints: 'Joints',
  vulva: 'Vulva',
  bladder: 'Bladder',
  bowel: 'Bowel',
};
export const SLEEP_WORDS: Readonly<Record<SleepQuality, string>> = { poor: 'Poor', fair: 'Fair', good: 'Good' };
export const RESULT_WORDS: Readonly<Record<TestResult['result'], string>> = {
  negative: 'Negative',
  high: 'Rising',
  positive: 'Positive',
  unclear: 'Unclear',
};
export const TEST_WORDS: Readonly<Record<TestResult['kind'], string>> = {
  ovulation: 'Ovulation test',
  pregnancy: 'Pregnancy test',
};
export const KIND_WORDS: Readonly<Record<MedicationKind, string>> = {
  pill: 'Pill',
  patch: 'Patch',
  ring: 'Ring',
  injection: 'Injection',
  implant: 'Implant',
  iud: 'IUD',
  emergency_pill: 'Emergency pill',
  medicine: 'Medicine',
};
export const EVENT_WORDS: Readonly<Record<IntakeEvent, string>> = {
  taken: 'Taken',
  late: 'Late',
  missed: 'Missed',
  doubled: 'Two at once',
  placed: 'Placed',
  removed: 'Removed',
  checked: 'Checked',
};
const SIGNS: Readonly<Record<TemperatureUnit, string>> = { celsius: '°C', fahrenheit: '°F' };
export const UNIT_OPTIONS = [
  { value: 'celsius', label: '°C' },
  { value: 'fahrenheit', label: '°F' },
] as const;

type GroupWords = { readonly title: string; readonly hint?: string };
const GROUPS = {
  pain: { title: 'Pain' },
  bleeding: { title: 'Pads or tampons soaked through', hint: 'Only on a day when it was a lot.' },
  symptoms: { title: 'All symptoms', hint: 'Tap again for stronger.' },
  sleep: { title: 'Sleep' },
  temperature: { title: 'Temperature' },
  fluid: { title: 'Cervical fluid' },
  tests: { title: 'Tests' },
  sex: { title: 'Sex' },
  medication: { title: 'Medication and contraception' },
  factors: { title: 'What may disturb', hint: 'Each of these can move a temperature or a cycle.' },
} as const satisfies Readonly<Record<SheetGroup, GroupWords>>;
/** The heading of a group of the sheet. */
export const groupWords = (group: SheetGroup, { adult }: { readonly adult: boolean }): GroupWords =>
  group === 'medication' && !adult ? { title: 'Medicines' } : GROUPS[group];

/** Words of the sheet with the rest of a day. */
export const sheet = {
  pain: {
    range: 'Pain from 0 to 10',
    none: 'No pain',
    worst: 'Worst imaginable',
    unset: 'Not logged',
    zero: 'No pain today',
    value: (level: number) => (level === 0 ? '0, no pain' : `${level} of 10`),
    clear: 'Take it away',
    places: 'Where',
  },
  symptoms: { manage: 'Your own symptoms' },
  sleep: {
    hours: 'Hours of the last night',
    hint: 'For example 7.5 or 7:30',
    quality: 'How it was',
    errors: {
      unreadable: 'Please write the hours in figures, for example 7.5 or 7:30.',
      out_of_range: 'A night has at most 24 hours.',
    },
  },
  temperature: {
    label: (unit: TemperatureUnit) => `On waking, in ${SIGNS[unit]}`,
    unit: 'Unit',
    unitLost: 'Your unit is not kept yet. It holds on this page: choose it again when you are on line.',
    example: { celsius: 'For example 36.55', fahrenheit: 'For example 97.8' },
    time: 'Taken at',
    disturbed: 'Disturbed',
    disturbedNote: 'A short night, a fever, alcohol: it is kept and not counted.',
    errors: {
      unreadable: 'Please write the temperature in figures, for example 36.55.',
      too_fine: 'Two figures after the point are enough.',
      out_of_range: {
        celsius: 'Between 34 and 43 °C is what we can keep. Please look at the figures again.',
        fahrenheit: 'Between 93.2 and 109.4 °F is what we can keep. Please look at the figures again.',
      },
      other_unit: { celsius: 'This looks like °F.', fahrenheit: 'This looks like °C.' },
    },
    change: { celsius: 'Change to °F', fahrenheit: 'Change to °C' },
  },
  tests: {
    add: (test: TestResult['kind']) => `${TEST_WORDS[test]}: add a result`,
    list: 'Tests of this day',
    time: (test: string) => `Time of: ${test}`,
    remove: (test: string) => `Remove ${test}`,
    full: 'Ten tests are kept for one day.',
  },
  medication: {
    manage: 'Change what you take',
    add: 'Add what you take',
    other: 'Also on this day',
    remove: (what: string) => `Remove ${what}`,
    missed: 'Late or missed? Follow the leaflet or ask your pharmacist.',
    lastDays: (taken: number, expected: number) => `${taken} of ${expected} logged as taken in the last 30 days`,
    thisCycle: (taken: number, expected: number) => `${taken} of ${expected} in this cycle`,
  },
  whole: {
    label: (field: string, unit: string) => `${field}, in ${unit}`,
    errors: {
      unreadable: () => 'Please write a whole number in figures.',
      out_of_range: ({ min, max }: { readonly min: number; readonly max: number }) =>
        `Between ${min} and ${max} is what we can keep. Please look at the figures again.`,
    },
  },
} as const;

/** "Missed, pill" for an intake that is not on the member's list. */
export const intakeWords = ({ kind, event }: Intake): string =>
  `${KIND_WORDS[kind]}: ${EVENT_WORDS[event].toLowerCase()}`;
/** "Ovulation test: positive" */
export const testWords = ({ kind, result }: TestResult): string =>
  `${TEST_WORDS[kind]}: ${RESULT_WORDS[result].toLowerCase()}`;
