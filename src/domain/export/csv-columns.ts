/** The columns of the CSV export, in order. docs/export.md says what each holds. */
export const CSV_COLUMNS = [
  'date',
  'flow',
  'bleeding_excluded',
  'moods',
  'energy',
  'symptoms',
  'custom_symptoms',
  'pain_level',
  'pain_places',
  'sleep_hours',
  'sleep_quality',
  'temperature_celsius',
  'temperature_disturbed',
  'temperature_time',
  'fluid',
  'tests',
  'sex',
  'desire',
  'medication',
  'factors',
  'note',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Columns that a teen's export does not have: its account holds no field of sex or fertility (decisions 10). */
export const ADULT_COLUMNS: ReadonlySet<CsvColumn> = new Set(['fluid', 'tests', 'sex', 'desire']);
