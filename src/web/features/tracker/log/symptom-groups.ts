import type { Symptom } from '#domain/cycle/day-log.ts';
import type { Offered } from './symptom-order.ts';

/** The groups in which the sheet folds the symptoms, in their order; what the member named stands in the last. */
export const SYMPTOM_GROUPS = ['aches', 'belly', 'head', 'skin', 'sleep', 'mood', 'own'] as const;
export type SymptomGroup = (typeof SYMPTOM_GROUPS)[number];

const GROUP_OF: Readonly<Record<Symptom, SymptomGroup>> = {
  cramps: 'aches',
  tender_breasts: 'aches',
  backache: 'aches',
  joint_pain: 'aches',
  bloating: 'belly',
  nausea: 'belly',
  constipation: 'belly',
  diarrhoea: 'belly',
  headache: 'head',
  migraine: 'head',
  dizziness: 'head',
  brain_fog: 'head',
  skin_spots: 'skin',
  itching: 'skin',
  hot_flushes: 'skin',
  palpitations: 'skin',
  vaginal_dryness: 'skin',
  poor_sleep: 'sleep',
  night_sweats: 'sleep',
  fatigue: 'mood',
  cravings: 'mood',
};

/** The symptoms of one group, in the order in which they are offered. */
export function symptomsIn(group: SymptomGroup, offered: readonly Offered[]): Offered[] {
  return offered.filter(({ key, own }) => (own ? 'own' : GROUP_OF[key as Symptom]) === group);
}
