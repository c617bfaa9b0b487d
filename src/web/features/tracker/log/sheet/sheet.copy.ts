import type { SheetGroup } from '#domain/cycle/day-fields/day-fields.ts';
import type { Intake, IntakeEvent, MedicationKind, SleepQuality, TestResult } from '#domain/cycle/day-log.ts';
import type { TemperatureUnit } from '#domain/log/temperature.ts';
import type { SymptomGroup } from '../symptom-groups.ts';
import type { ForHer } from './for-her.ts';

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
  doubled: 'Two together',
  placed: 'Placed',
  removed: 'Taken out',
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
  chart: { title: 'Blood loss chart' },
  bleeding: { title: 'Heavy bleeding', hint: 'Only on days when it was a lot.' },
  symptoms: { title: 'Symptoms' },
  flushes: { title: 'Hot flashes' },
  sleep: { title: 'Last night' },
  temperature: { title: 'Temperature' },
  fluid: { title: 'Cervical fluid' },
  tests: { title: 'Tests' },
  sex: { title: 'Sex' },
  medication: { title: 'Medication and contraception' },
  factors: { title: 'Anything unusual?', hint: 'Each of these can move a temperature or a cycle.' },
} as const satisfies Readonly<Record<SheetGroup, GroupWords>>;
/** The heading of a group of the sheet. */
export const groupWords = (group: SheetGroup, { adult }: { readonly adult: boolean }): GroupWords =>
  group === 'medication' && !adult ? { title: 'Medicines' } : GROUPS[group];

const PAIN_WORDS = [
  'none',
  'barely there',
  'mild',
  'noticeable',
  'hard to ignore',
  'distracting',
  'hard to work through',
  'strong',
  'very strong',
  'nearly the worst',
  'the worst you can imagine',
] as const;

/** Words of the sheet with the rest of a day. */
export const sheet = {
  /** Above what matters most to the member. */
  first: {
    conceive: 'While you’re trying to conceive',
    endometriosis: 'For your endometriosis',
    fibroids: 'For your fibroids',
    heavy: 'For your heavy bleeding',
    painful: 'For your painful periods',
    cysts: 'For your ovarian cysts',
    pcos: 'For your PCOS',
    hormones: 'For your hormone balance',
    irregular: 'For your irregular cycles',
    pms: 'For your PMS',
    fertility: 'Your signs',
    other: 'For what you live with',
    several: 'For your conditions',
    menopause: 'For the years around menopause',
    everyone: 'How does your body feel?',
  } satisfies Readonly<Record<ForHer['reason'], string>>,
  nothing: 'Nothing logged',
  pain: {
    range: 'Pain from 0 to 10',
    unset: 'Tap a dot, from 0 to 10',
    value: (level: number) => `${level} of 10, ${PAIN_WORDS[level]}`,
    level: (level: number) => `${level}, ${PAIN_WORDS[level]}`,
    clear: 'Clear',
    places: 'Where does it hurt?',
  },
  relief: {
    title: 'What did you take for it?',
    add: 'Add a painkiller',
    another: 'Add another painkiller',
    uncounted: 'Taken, not counted',
  },
  symptoms: {
    first: 'Symptoms',
    most: 'Your most used',
    stronger: 'Tap again for stronger.',
    manage: 'Your own symptoms',
    noneOwn: 'Name your own',
    groups: {
      aches: 'Aches',
      belly: 'Belly',
      head: 'Head',
      skin: 'Skin and heat',
      sleep: 'Sleep',
      mood: 'Mood and energy',
      own: 'Your own',
    } satisfies Readonly<Record<SymptomGroup, string>>,
    logged: (count: number) => `${count} logged`,
    preview: (symptoms: readonly string[]) => symptoms.join(', '),
  },
  sleep: {
    hours: 'Hours of sleep',
    hint: 'For example 7.5 or 7:30',
    quality: 'How did you sleep?',
    errors: {
      unreadable: 'Use figures, for example 7.5 or 7:30.',
      out_of_range: 'A night has at most 24 hours.',
    },
  },
  temperature: {
    label: (unit: TemperatureUnit) => `On waking, in ${SIGNS[unit]}`,
    unit: 'Unit',
    unitLost: 'Your unit isn’t saved yet. It works on this page. Choose it again when you’re online.',
    example: { celsius: 'For example 36.55', fahrenheit: 'For example 97.8' },
    time: 'Time taken',
    disturbed: 'Don’t count this one',
    disturbedNote: 'After a short night, a fever or alcohol. We save it and don’t count it.',
    errors: {
      unreadable: 'Use figures, for example 36.55.',
      too_fine: 'Two decimals are enough.',
      out_of_range: {
        celsius: 'Enter a temperature between 34 and 43 °C.',
        fahrenheit: 'Enter a temperature between 93.2 and 109.4 °F.',
      },
      other_unit: { celsius: 'This looks like °F.', fahrenheit: 'This looks like °C.' },
    },
    change: { celsius: 'Change to °F', fahrenheit: 'Change to °C' },
  },
  tests: {
    add: (test: TestResult['kind']) => `${TEST_WORDS[test]}: add a result`,
    list: 'Tests of this day',
    time: (test: string) => `Time of: ${test}`,
    remove: (test: string) => `Delete ${test}`,
    full: 'You can log ten tests a day.',
  },
  medication: {
    manage: 'Change what you take',
    add: 'Add what you take',
    other: 'Also on this day',
    remove: (what: string) => `Delete ${what}`,
    missed: 'Late or missed? Follow the leaflet or ask your pharmacist.',
    lastDays: (taken: number, expected: number) => `${taken} of ${expected} logged as taken in the last 30 days`,
    thisCycle: (taken: number, expected: number) => `${taken} of ${expected} in this cycle`,
  },
  whole: {
    label: (field: string, unit: string) => `${field}, in ${unit}`,
    errors: {
      unreadable: () => 'Use a whole number.',
      out_of_range: ({ min, max }: { readonly min: number; readonly max: number }) =>
        `Enter a number between ${min} and ${max}.`,
    },
  },
} as const;

/** "Missed, pill" for an intake that is not on the member's list. */
export const intakeWords = ({ kind, event }: Intake): string =>
  `${KIND_WORDS[kind]}: ${EVENT_WORDS[event].toLowerCase()}`;
/** "Ovulation test: positive" */
export const testWords = ({ kind, result }: TestResult): string =>
  `${TEST_WORDS[kind]}: ${RESULT_WORDS[result].toLowerCase()}`;
