import type { SheetGroup } from '#domain/cycle/day-fields/day-fields.ts';
import type { Symptom } from '#domain/cycle/day-log.ts';
import type { StageSurface } from '#domain/stage/stage.ts';

/** What the member told that says which fields of a day matter most to them. */
export type HerFacts = {
  readonly signsFirst: boolean;
  readonly wording: StageSurface['wording'];
  /** The conditions of §3 that the member chose. */
  readonly conditions: readonly string[];
  readonly pain: boolean;
};
export type ForHer = {
  readonly reason:
    | 'conceive'
    | 'endometriosis'
    | 'fibroids'
    | 'heavy'
    | 'painful'
    | 'pcos'
    | 'pms'
    | 'menopause'
    | 'everyone';
  /** The groups of the sheet that stand open above all others. */
  readonly groups: readonly SheetGroup[];
  readonly symptoms: readonly Symptom[];
};

const PAINFUL: readonly SheetGroup[] = ['pain', 'bleeding'];
const LATER_YEARS: readonly Symptom[] = ['hot_flushes', 'night_sweats', 'poor_sleep', 'brain_fog', 'palpitations'];
/** By condition, in the order in which one of them is named. */
const CONDITIONS: readonly (readonly [string, ForHer])[] = [
  ['Endometriosis', { reason: 'endometriosis', groups: PAINFUL, symptoms: ['fatigue', 'bloating'] }],
  ['Fibroids', { reason: 'fibroids', groups: ['bleeding', 'pain'], symptoms: ['fatigue'] }],
  ['Heavy bleeding', { reason: 'heavy', groups: ['bleeding', 'pain'], symptoms: ['fatigue', 'dizziness'] }],
  ['Painful periods', { reason: 'painful', groups: PAINFUL, symptoms: [] }],
  ['PCOS (Polycystic Ovary Syndrome)', { reason: 'pcos', groups: ['pain'], symptoms: ['skin_spots', 'fatigue'] }],
  ['PMS/PMDD', { reason: 'pms', groups: ['pain'], symptoms: ['cravings', 'bloating', 'tender_breasts', 'poor_sleep'] }],
];

/** What the sheet asks first: what goes with the member's stage, then with the first of their conditions. */
export function forHer({ signsFirst, wording, conditions, pain }: HerFacts): ForHer {
  const known = CONDITIONS.find(([condition]) => conditions.includes(condition))?.[1];
  const hurts: ForHer | undefined = known ?? (pain ? { reason: 'painful', groups: PAINFUL, symptoms: [] } : undefined);
  if (signsFirst)
    return {
      reason: 'conceive',
      groups: ['tests', 'fluid', 'temperature', ...(hurts?.groups ?? [])],
      symptoms: hurts?.symptoms ?? [],
    };
  if (wording === 'perimenopause' || wording === 'menopause')
    return { reason: 'menopause', groups: hurts?.groups ?? ['pain'], symptoms: LATER_YEARS };
  return hurts ?? { reason: 'everyone', groups: ['pain'], symptoms: [] };
}
