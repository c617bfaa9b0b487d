import type { BloodLoss } from '#domain/blood-loss/blood-chart.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import {
  DAY_FIELDS,
  type DayFieldName,
  type OwnField,
  type SimpleField,
  type SimpleValue,
} from './day-fields/day-fields.ts';

/**
 * What a member may log for one day (decisions 5): every field is optional. Lists are the closed words of the
 * interface.
 */
export const FLOWS = DAY_FIELDS.flow.words;
export type Flow = (typeof FLOWS)[number];

export const MOODS = DAY_FIELDS.moods.words;
export type Mood = (typeof MOODS)[number];

type SymptomRule = { readonly teens?: 'shown' };
export type SymptomTable = Readonly<Record<string, SymptomRule>>;
const FOR_ALL = { teens: 'shown' } as const satisfies SymptomRule;
/**
 * The closed list of symptoms, in its order. An allowlist as that of the fields: one without `teens` is not offered in
 * a teen's account.
 */
const SYMPTOM_TABLE = {
  cramps: FOR_ALL,
  tender_breasts: FOR_ALL,
  headache: FOR_ALL,
  migraine: FOR_ALL,
  bloating: FOR_ALL,
  backache: FOR_ALL,
  cravings: FOR_ALL,
  skin_spots: FOR_ALL,
  poor_sleep: FOR_ALL,
  fatigue: FOR_ALL,
  nausea: FOR_ALL,
  hot_flushes: FOR_ALL,
  dizziness: FOR_ALL,
  constipation: FOR_ALL,
  diarrhoea: FOR_ALL,
  night_sweats: FOR_ALL,
  palpitations: FOR_ALL,
  brain_fog: FOR_ALL,
  joint_pain: FOR_ALL,
  itching: FOR_ALL,
  vaginal_dryness: {},
} as const satisfies SymptomTable;
export type Symptom = keyof typeof SYMPTOM_TABLE;
export const SYMPTOMS = Object.keys(SYMPTOM_TABLE) as readonly Symptom[];

/** The closed list as it is offered to the member, in its order; what an import brought of others stays on its day. */
export function symptomsOffered(
  { adult }: { readonly adult: boolean },
  table: SymptomTable = SYMPTOM_TABLE,
): readonly Symptom[] {
  const offered = Object.entries(table).filter(([, { teens }]) => adult || teens === 'shown');
  return offered.map(([name]) => name as Symptom);
}

/** 1 mild, 2 moderate, 3 severe. */
export type Severity = 1 | 2 | 3;
/** 1 embers, 2 low, 3 steady, 4 warm, 5 bright. */
export type Energy = SimpleValue<'energy'>;

/** Time of day on the member's clock, "06:45". */
export type ClockTime = string;
/**
 * A temperature at rest, in degrees Celsius to 0.01; `disturbed` where the reading does not count (a short night, a
 * fever). What the member read in Fahrenheit stands beside it, since a hundredth of a degree there is finer. `checked`
 * where it looks like a fever and the member says that they were not ill.
 */
export type Temperature = {
  readonly celsius: number;
  readonly disturbed: boolean;
  readonly fahrenheit?: number;
  readonly checked?: true;
  readonly time?: ClockTime;
};

export const OVULATION_RESULTS = ['negative', 'high', 'positive', 'unclear'] as const;
export const PREGNANCY_RESULTS = ['negative', 'positive', 'unclear'] as const;
/** `high` is a rise before the peak, as tests with two hormones tell it. */
export type TestResult =
  | { readonly kind: 'ovulation'; readonly result: (typeof OVULATION_RESULTS)[number]; readonly time?: ClockTime }
  | { readonly kind: 'pregnancy'; readonly result: (typeof PREGNANCY_RESULTS)[number]; readonly time?: ClockTime };

export const FLUIDS = DAY_FIELDS.fluid.words;
export type Fluid = (typeof FLUIDS)[number];

export const PAIN_PLACES = [
  'lower_belly',
  'left_side',
  'right_side',
  'lower_back',
  'pelvis',
  'breasts',
  'head',
  'legs',
  'joints',
  'vulva',
  'bladder',
  'bowel',
  'upper_belly',
  'hips',
  'shoulders',
  'upper_back',
  'tailbone',
  'buttocks',
] as const;
export type PainPlace = (typeof PAIN_PLACES)[number];
/** How strong, 0 (none) to 10 (the worst the member can think of), whole numbers; where, in any number of places. */
export type Pain = { readonly level: number; readonly places: readonly PainPlace[] };

export const SLEEP_QUALITIES = ['poor', 'fair', 'good'] as const;
export type SleepQuality = (typeof SLEEP_QUALITIES)[number];
/** The night that ended on this day: hours, 0 to 24 in quarters, and how it was. */
export type Sleep = { readonly hours?: number; readonly quality?: SleepQuality };

export type Desire = SimpleValue<'desire'>;

/** What a medication is: a way of contraception, emergency contraception, or any other medicine. */
export const MEDICATION_KINDS = [
  'pill',
  'patch',
  'ring',
  'injection',
  'implant',
  'iud',
  'emergency_pill',
  'medicine',
] as const;
export type MedicationKind = (typeof MEDICATION_KINDS)[number];
/** `placed`, `removed` and `checked` are for what stays in or on the body (patch, ring, implant, IUD). */
export const INTAKE_EVENTS = ['taken', 'late', 'missed', 'doubled', 'placed', 'removed', 'checked'] as const;
export type IntakeEvent = (typeof INTAKE_EVENTS)[number];
/** So many of one medicine can be told of a day. */
export const MOST_TAKEN = 30;
/**
 * One event of a medication on a day. `id` names one of the member's own list; an imported event may have none.
 * `amount`: how many were taken over the day, where the member counts them.
 */
export type Intake = {
  readonly kind: MedicationKind;
  readonly event: IntakeEvent;
  readonly id?: string;
  readonly time?: ClockTime;
  readonly amount?: number;
};

/** What may disturb a temperature or move a cycle. */
export const FACTORS = DAY_FIELDS.factors.words;
export type Factor = (typeof FACTORS)[number];

/** What the fields hold that have code of their own; a simple one holds what its entry says. */
type OwnValues = {
  /** A bleed that another tracker marked as not a period. */
  readonly bleedingExcluded: boolean;
  readonly symptoms: Readonly<Partial<Record<Symptom, Severity>>>;
  /** The member's own symptoms by their id, so that a new name is the name on every day. */
  readonly customSymptoms: Readonly<Record<string, Severity>>;
  readonly pain: Pain;
  readonly sleep: Sleep;
  readonly temperature: Temperature;
  readonly tests: readonly TestResult[];
  readonly medication: readonly Intake[];
  readonly bloodLoss: BloodLoss;
  readonly note: string;
};
/** The value of each field of a day, where there is one. */
export type DayValues = {
  readonly [Name in DayFieldName]: Name extends OwnField
    ? OwnValues[Name]
    : Name extends SimpleField
      ? SimpleValue<Name>
      : never;
};

/** One day as the member logged it. */
export type DayLog = { readonly date: LocalDate } & Partial<DayValues>;

/** Bleeding that counts towards a period. Spotting alone starts none. */
export function isBleeding(log: Pick<DayLog, 'flow' | 'bleedingExcluded'>): boolean {
  return !log.bleedingExcluded && (log.flow === 'light' || log.flow === 'medium' || log.flow === 'heavy');
}
