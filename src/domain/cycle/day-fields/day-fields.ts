/**
 * What a field holds. All but `own` are simple: their schema, control, column, line in the report and rule for imports
 * follow from what stands here.
 */
export type DayFieldShape =
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  /** Several words; `alone` is one that stands with no other. */
  | { readonly kind: 'choices'; readonly words: readonly string[]; readonly alone?: string }
  | { readonly kind: 'scale'; readonly steps: readonly number[] }
  /** A whole number; `unit` is how its unit is written after the figures. `stepped`: counted up and down, not typed. */
  | {
      readonly kind: 'whole';
      readonly min: number;
      readonly max: number;
      readonly unit: string;
      readonly stepped?: true;
    }
  /** Code of its own in each record that is held by OwnField. */
  | { readonly kind: 'own' };
export type SimpleShape = Exclude<DayFieldShape, { readonly kind: 'own' }>;

/** The groups of the sheet behind "More for this day", in their order. */
export const SHEET_GROUPS = [
  'pain',
  'chart',
  'bleeding',
  'symptoms',
  'flushes',
  'sleep',
  'temperature',
  'fluid',
  'tests',
  'sex',
  'medication',
  'factors',
] as const;
export type SheetGroup = (typeof SHEET_GROUPS)[number];

/** What is decided of every field, whatever it holds. */
export type DayField = DayFieldShape & {
  /**
   * Where it is logged: a group of the sheet; the quick answers of the panel; below them; by the control of another
   * field; or nowhere by hand.
   */
  readonly at: SheetGroup | 'panel' | 'below' | 'within' | 'nowhere';
  /**
   * The stages of life that offer it: all, those whose log has bleeding, those in which periods are counted, or those
   * that show signs of ovulation.
   */
  readonly stages: 'all' | 'bleeding' | 'periods' | 'ovulation';
  /**
   * An allowlist: without this word a teen's account does not hold the field. `in_part`: what of it, says teen-day.ts.
   */
  readonly teens?: 'shown' | 'in_part';
  /** In the report for a doctor: never, counted in days, or by code of its own in report.ts. */
  readonly report: 'never' | 'counted' | 'own';
  /** In the month: not told, told by its words when asked for, or by code of its own in day-words.ts. */
  readonly month: 'never' | 'words' | 'own';
};
export type DayFieldTable = Readonly<Record<string, DayField>>;

/** The fields of a day log: one entry a field, in the order of the columns of an export. */
export const DAY_FIELDS = {
  flow: {
    kind: 'choice',
    words: ['none', 'spotting', 'light', 'medium', 'heavy'],
    at: 'panel',
    stages: 'bleeding',
    teens: 'shown',
    report: 'own',
    month: 'own',
  },
  /** A bleed that another tracker marked as not a period. */
  bleedingExcluded: { kind: 'own', at: 'nowhere', stages: 'bleeding', teens: 'shown', report: 'never', month: 'never' },
  /** How fast pads or tampons were soaked through, at its worst. */
  soaking: {
    kind: 'choice',
    words: ['every_two_hours', 'every_hour', 'two_an_hour'],
    at: 'bleeding',
    stages: 'bleeding',
    teens: 'shown',
    report: 'counted',
    month: 'words',
  },
  moods: {
    kind: 'choices',
    words: ['tender', 'calm', 'bright', 'restless', 'irritable', 'low', 'anxious', 'happy'],
    at: 'panel',
    stages: 'all',
    teens: 'shown',
    report: 'never',
    month: 'own',
  },
  /** 1 embers, 2 low, 3 steady, 4 warm, 5 bright. */
  energy: {
    kind: 'scale',
    steps: [1, 2, 3, 4, 5],
    at: 'panel',
    stages: 'all',
    teens: 'shown',
    report: 'never',
    month: 'own',
  },
  symptoms: { kind: 'own', at: 'symptoms', stages: 'all', teens: 'shown', report: 'own', month: 'own' },
  customSymptoms: { kind: 'own', at: 'within', stages: 'all', teens: 'shown', report: 'own', month: 'own' },
  pain: { kind: 'own', at: 'pain', stages: 'all', teens: 'shown', report: 'own', month: 'own' },
  /** What bleeding or pain kept the member from. */
  missed: {
    kind: 'choices',
    words: ['school', 'work', 'plans'],
    at: 'pain',
    stages: 'all',
    teens: 'shown',
    report: 'counted',
    month: 'words',
  },
  sleep: { kind: 'own', at: 'sleep', stages: 'all', teens: 'shown', report: 'own', month: 'own' },
  temperature: { kind: 'own', at: 'temperature', stages: 'all', teens: 'shown', report: 'own', month: 'own' },
  fluid: {
    kind: 'choice',
    words: ['none', 'dry', 'sticky', 'creamy', 'watery', 'egg_white', 'atypical'],
    at: 'fluid',
    stages: 'ovulation',
    report: 'own',
    month: 'own',
  },
  tests: { kind: 'own', at: 'tests', stages: 'all', report: 'own', month: 'own' },
  /** `partner`: with a partner, protection not told. `none` says that there was none. */
  sex: {
    kind: 'choices',
    words: ['none', 'protected', 'unprotected', 'withdrawal', 'partner', 'solo'],
    alone: 'none',
    at: 'sex',
    stages: 'all',
    report: 'never',
    month: 'own',
  },
  desire: {
    kind: 'choice',
    words: ['low', 'usual', 'high'],
    at: 'sex',
    stages: 'all',
    report: 'never',
    month: 'never',
  },
  medication: { kind: 'own', at: 'medication', stages: 'all', teens: 'in_part', report: 'own', month: 'own' },
  /** What may disturb a temperature or move a cycle. */
  factors: {
    kind: 'choices',
    words: ['illness', 'travel', 'stress', 'alcohol', 'shift_work', 'medication'],
    at: 'factors',
    stages: 'all',
    teens: 'shown',
    report: 'own',
    month: 'own',
  },
  /** The red flags of this day that the member has read (red-flags/day-flags.ts): on no device they are told again. */
  flagsRead: {
    kind: 'choices',
    words: [
      'soaking',
      'heavy_and_faint',
      'after_menopause',
      'strong_pain',
      'missed_school',
      'long_period',
      'short_gap',
      'long_gap',
    ],
    at: 'within',
    stages: 'all',
    teens: 'shown',
    report: 'never',
    month: 'never',
  },
  /** What was counted on the chart of blood loss (blood-loss/blood-chart.ts). */
  bloodLoss: { kind: 'own', at: 'chart', stages: 'periods', teens: 'shown', report: 'own', month: 'own' },
  /** How often, from getting up to going to bed, and in the night that ended on this day. */
  flushesDay: {
    kind: 'whole',
    min: 0,
    max: 60,
    unit: 'hot flashes in the day',
    stepped: true,
    at: 'flushes',
    stages: 'all',
    report: 'counted',
    month: 'words',
  },
  flushesNight: {
    kind: 'whole',
    min: 0,
    max: 60,
    unit: 'hot flashes at night',
    stepped: true,
    at: 'flushes',
    stages: 'all',
    report: 'counted',
    month: 'words',
  },
  note: { kind: 'own', at: 'below', stages: 'all', teens: 'shown', report: 'never', month: 'own' },
} as const satisfies DayFieldTable;

type Table = typeof DAY_FIELDS;
export type DayFieldName = keyof Table;
/** The names of the fields whose entry has all that is asked for. */
export type FieldWith<Asked> = {
  [Name in DayFieldName]: Table[Name] extends Asked ? Name : never;
}[DayFieldName];
export type OwnField = FieldWith<{ kind: 'own' }>;
export type SimpleField = Exclude<DayFieldName, OwnField>;
/** What a member may write by hand. */
export type WrittenField = Exclude<DayFieldName, FieldWith<{ at: 'nowhere' }>>;

/** The value that a simple field holds, by its entry. */
export type SimpleValue<Name extends SimpleField> = Table[Name] extends {
  kind: 'choice';
  words: readonly (infer Word)[];
}
  ? Word
  : Table[Name] extends { kind: 'choices'; words: readonly (infer Word)[] }
    ? readonly Word[]
    : Table[Name] extends { kind: 'scale'; steps: readonly (infer Step)[] }
      ? Step
      : number;

/** For whom fields are chosen: the member's age, and what the member's stage of life shows. */
export type FieldViewer = {
  readonly adult: boolean;
  readonly bleeding: boolean;
  readonly ovulation: boolean;
  /** Whether periods are counted; left out, they are not. */
  readonly periods?: boolean;
};

/** Whether an account of this age holds anything of a field. */
export function holdsField({ teens }: DayField, { adult }: Pick<FieldViewer, 'adult'>): boolean {
  return adult || teens !== undefined;
}

/** Whether a field is offered to the member. */
export function showsField(field: DayField, viewer: FieldViewer): boolean {
  return holdsField(field, viewer) && (field.stages === 'all' || viewer[field.stages] === true);
}

/** The names of the fields that are offered to the member, in the table's order; with `at` only those of one place. */
export function fieldsShown(
  viewer: FieldViewer,
  { at, fields = DAY_FIELDS }: { readonly at?: DayField['at']; readonly fields?: DayFieldTable | undefined } = {},
): string[] {
  return Object.entries(fields)
    .filter(([, field]) => (at === undefined || field.at === at) && showsField(field, viewer))
    .map(([name]) => name);
}
