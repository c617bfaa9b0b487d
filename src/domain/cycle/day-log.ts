import type { LocalDate } from '#domain/calendar/local-date.ts';

/** What a member may log for one day (decisions 5): every field is optional. Lists are the closed words of the interface. */
export const FLOWS = ['none', 'spotting', 'light', 'medium', 'heavy'] as const;
export type Flow = (typeof FLOWS)[number];

export const MOODS = ['tender', 'calm', 'bright', 'restless', 'irritable', 'low', 'anxious', 'happy'] as const;
export type Mood = (typeof MOODS)[number];

export const SYMPTOMS = [
  'cramps',
  'tender_breasts',
  'headache',
  'migraine',
  'bloating',
  'backache',
  'cravings',
  'skin_spots',
  'poor_sleep',
  'fatigue',
  'nausea',
  'hot_flushes',
  'dizziness',
  'constipation',
  'diarrhoea',
  'night_sweats',
  'palpitations',
  'brain_fog',
  'joint_pain',
  'itching',
  'vaginal_dryness',
] as const;
export type Symptom = (typeof SYMPTOMS)[number];
/** Symptoms that are not offered in a teen's account, which has no field of sex or fertility (decisions 10); what an import brought stays on its day. */
const NOT_FOR_TEENS: readonly Symptom[] = ['vaginal_dryness'];

/** The closed list as it is offered to her, in its order. */
export function symptomsOffered({ adult }: { readonly adult: boolean }): readonly Symptom[] {
  return adult ? SYMPTOMS : SYMPTOMS.filter((symptom) => !NOT_FOR_TEENS.includes(symptom));
}

/** 1 mild, 2 moderate, 3 severe. */
export type Severity = 1 | 2 | 3;
/** 1 embers, 2 low, 3 steady, 4 warm, 5 bright. */
export type Energy = 1 | 2 | 3 | 4 | 5;

/** Time of day on her clock, "06:45". */
export type ClockTime = string;
/**
 * A temperature at rest, in degrees Celsius to 0.01; `disturbed` where the reading does not count (a short night, a fever). What she read in
 * Fahrenheit stands beside it, since a hundredth of a degree there is finer.
 */
export type Temperature = {
  readonly celsius: number;
  readonly disturbed: boolean;
  readonly fahrenheit?: number;
  readonly time?: ClockTime;
};

export const OVULATION_RESULTS = ['negative', 'high', 'positive', 'unclear'] as const;
export const PREGNANCY_RESULTS = ['negative', 'positive', 'unclear'] as const;
/** `high` is a rise before the peak, as tests with two hormones tell it. */
export type TestResult =
  | { readonly kind: 'ovulation'; readonly result: (typeof OVULATION_RESULTS)[number]; readonly time?: ClockTime }
  | { readonly kind: 'pregnancy'; readonly result: (typeof PREGNANCY_RESULTS)[number]; readonly time?: ClockTime };

export const FLUIDS = ['none', 'dry', 'sticky', 'creamy', 'watery', 'egg_white', 'atypical'] as const;
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
] as const;
export type PainPlace = (typeof PAIN_PLACES)[number];
/** How strong, 0 (none) to 10 (the worst she can think of), whole numbers; where, in any number of places. */
export type Pain = { readonly level: number; readonly places: readonly PainPlace[] };

export const SLEEP_QUALITIES = ['poor', 'fair', 'good'] as const;
export type SleepQuality = (typeof SLEEP_QUALITIES)[number];
/** The night that ended on this day: hours, 0 to 24 in quarters, and how it was. */
export type Sleep = { readonly hours?: number; readonly quality?: SleepQuality };

/** `partner`: with a partner, protection not told. `none` says that there was none. */
export const SEX = ['none', 'protected', 'unprotected', 'withdrawal', 'partner', 'solo'] as const;
export type Sex = (typeof SEX)[number];
export const DESIRES = ['low', 'usual', 'high'] as const;
export type Desire = (typeof DESIRES)[number];

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
/** One event of a medication on a day. `id` names one of her own list; an imported event may have none. */
export type Intake = {
  readonly kind: MedicationKind;
  readonly event: IntakeEvent;
  readonly id?: string;
  readonly time?: ClockTime;
};

/** What may disturb a temperature or move a cycle. */
export const FACTORS = ['illness', 'travel', 'stress', 'alcohol', 'shift_work', 'medication'] as const;
export type Factor = (typeof FACTORS)[number];

/** One day as she logged it. `bleedingExcluded` is a bleed that another tracker marked as not a period. */
export type DayLog = {
  readonly date: LocalDate;
  readonly flow?: Flow;
  readonly bleedingExcluded?: boolean;
  readonly moods?: readonly Mood[];
  readonly energy?: Energy;
  readonly symptoms?: Readonly<Partial<Record<Symptom, Severity>>>;
  readonly temperature?: Temperature;
  readonly pain?: Pain;
  readonly sleep?: Sleep;
  readonly fluid?: Fluid;
  readonly tests?: readonly TestResult[];
  readonly sex?: readonly Sex[];
  readonly desire?: Desire;
  readonly medication?: readonly Intake[];
  readonly factors?: readonly Factor[];
  /** Her own symptoms by their id, so that a new name is the name on every day. */
  readonly customSymptoms?: Readonly<Record<string, Severity>>;
  readonly note?: string;
};

/** Bleeding that counts towards a period. Spotting alone starts none. */
export function isBleeding(log: Pick<DayLog, 'flow' | 'bleedingExcluded'>): boolean {
  return !log.bleedingExcluded && (log.flow === 'light' || log.flow === 'medium' || log.flow === 'heavy');
}
