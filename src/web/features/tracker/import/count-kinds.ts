import { isBleeding, type DayLog } from '#domain/cycle/day-log.ts';

/** The kinds of thing that days can tell, in the order in which they are counted for her. */
const KINDS = {
  bleeding: isBleeding,
  spotting: (day: DayLog) => day.flow === 'spotting',
  excluded: (day: DayLog) => day.bleedingExcluded === true,
  moods: (day: DayLog) => day.moods !== undefined,
  energy: (day: DayLog) => day.energy !== undefined,
  symptoms: (day: DayLog) => day.symptoms !== undefined || day.customSymptoms !== undefined,
  pain: (day: DayLog) => day.pain !== undefined,
  sleep: (day: DayLog) => day.sleep !== undefined,
  temperature: (day: DayLog) => day.temperature !== undefined,
  fluid: (day: DayLog) => day.fluid !== undefined,
  tests: (day: DayLog) => day.tests !== undefined,
  sex: (day: DayLog) => day.sex !== undefined || day.desire !== undefined,
  medication: (day: DayLog) => day.medication !== undefined,
  factors: (day: DayLog) => day.factors !== undefined,
  note: (day: DayLog) => day.note !== undefined,
} as const;
export type Kind = keyof typeof KINDS;

/** On how many days each kind is told; kinds that are not are left out. */
export function countKinds(days: readonly DayLog[]): { readonly kind: Kind; readonly count: number }[] {
  return (Object.keys(KINDS) as Kind[])
    .map((kind) => ({ kind, count: days.filter(KINDS[kind]).length }))
    .filter(({ count }) => count > 0);
}
