import type { DayFieldName } from '#domain/cycle/day-fields/day-fields.ts';

type FieldWords = {
  readonly label: string;
  /** Words of its list, or of its steps, that are not the word itself. */
  readonly words?: Readonly<Record<string, string>>;
};

/** What each field of a day is called on screen. */
const FIELD_WORDS = {
  flow: { label: 'Flow' },
  bleedingExcluded: { label: 'Bleeding that isn’t a period' },
  soaking: {
    label: 'Pads or tampons soaked through',
    words: {
      every_two_hours: 'One every 1 to 2 hours',
      every_hour: 'One an hour for 2 hours or more',
      two_an_hour: 'Two an hour for 2 hours or more',
    },
  },
  missed: { label: 'Bleeding or pain kept me from', words: { plans: 'Other plans' } },
  moods: { label: 'Mood' },
  energy: { label: 'Energy', words: { 1: 'Embers', 2: 'Low', 3: 'Steady', 4: 'Warm', 5: 'Bright' } },
  symptoms: { label: 'Symptoms' },
  customSymptoms: { label: 'Your own symptoms' },
  pain: { label: 'Pain' },
  sleep: { label: 'Sleep' },
  temperature: { label: 'Temperature' },
  fluid: { label: 'Cervical fluid', words: { atypical: 'Unusual' } },
  tests: { label: 'Tests' },
  sex: { label: 'Sex', words: { partner: 'With a partner' } },
  desire: { label: 'Desire' },
  medication: { label: 'Medication' },
  factors: { label: 'Anything unusual', words: { medication: 'A medicine' } },
  flagsRead: { label: 'Notes you have read' },
  bloodLoss: { label: 'Blood loss chart' },
  flushesDay: { label: 'Hot flashes in the day' },
  flushesNight: { label: 'Hot flashes at night' },
  note: { label: 'Note' },
} as const satisfies Readonly<Record<DayFieldName, FieldWords>>;

const ALL: Readonly<Record<string, FieldWords>> = FIELD_WORDS;
const spoken = (word: string) => (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('_', ' ');

/** "Cervical fluid" */
export const fieldLabel = (field: string): string => ALL[field]?.label ?? spoken(field);
/** "Egg white" for a word of a field's list, "Embers" for a step of a scale. */
export const valueWord = (field: string, value: string | number): string =>
  ALL[field]?.words?.[value] ?? spoken(String(value));
