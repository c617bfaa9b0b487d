import type { LocalDate } from '#domain/calendar/local-date.ts';

/** What a member may log for one day (decisions 5): every field is optional. Lists are the closed words of the interface. */
export const FLOWS = ['none', 'spotting', 'light', 'medium', 'heavy'] as const;
export type Flow = (typeof FLOWS)[number];

export const MOODS = ['tender', 'calm', 'bright', 'restless', 'irritable', 'low', 'anxious', 'happy'] as const;
export type Mood = (typeof MOODS)[number];

export const SYMPTOMS = ['cramps', 'tender_breasts', 'headache', 'migraine', 'bloating', 'backache', 'cravings', 'skin_spots', 'poor_sleep', 'fatigue', 'nausea', 'hot_flushes'] as const;
export type Symptom = (typeof SYMPTOMS)[number];

/** 1 mild, 2 moderate, 3 severe. */
export type Severity = 1 | 2 | 3;
/** 1 embers, 2 low, 3 steady, 4 warm, 5 bright. */
export type Energy = 1 | 2 | 3 | 4 | 5;

export type Temperature = { readonly celsius: number; readonly disturbed: boolean };
export type TestResult = { readonly kind: 'ovulation' | 'pregnancy'; readonly result: 'negative' | 'positive' };
export const FLUIDS = ['none', 'dry', 'sticky', 'creamy', 'egg_white', 'atypical'] as const;
export type Fluid = (typeof FLUIDS)[number];

/** One day as she logged it. `bleedingExcluded` is a bleed that another tracker marked as not a period. */
export type DayLog = {
  readonly date: LocalDate;
  readonly flow?: Flow;
  readonly bleedingExcluded?: boolean;
  readonly moods?: readonly Mood[];
  readonly energy?: Energy;
  readonly symptoms?: Readonly<Partial<Record<Symptom, Severity>>>;
  readonly temperature?: Temperature;
  readonly fluid?: Fluid;
  readonly tests?: readonly TestResult[];
  readonly note?: string;
};

/** Bleeding that counts towards a period. Spotting alone starts none. */
export function isBleeding(log: Pick<DayLog, 'flow' | 'bleedingExcluded'>): boolean {
  return !log.bleedingExcluded && (log.flow === 'light' || log.flow === 'medium' || log.flow === 'heavy');
}
