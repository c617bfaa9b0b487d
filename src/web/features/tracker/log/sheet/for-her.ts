import type { SheetGroup } from '#domain/cycle/day-fields/day-fields.ts';
import type { Symptom } from '#domain/cycle/day-log.ts';
import { keptConditions, type KeptCondition } from '#domain/journey/kept-conditions.ts';
import type { StageSurface } from '#domain/stage/stage.ts';

/** What the member told that says which fields of a day matter most to them. */
export type HerFacts = {
  readonly signsFirst: boolean;
  readonly wording: StageSurface['wording'];
  /** The conditions of §3 that the member chose. */
  readonly conditions: readonly string[];
  readonly pain: boolean;
  /** Whether the member's age and stage show signs of ovulation: elsewhere no word leads to fertility. */
  readonly fertility: boolean;
};
type Pin = { readonly reason: Reason; readonly groups: readonly SheetGroup[]; readonly symptoms: readonly Symptom[] };
type Reason =
  | 'conceive'
  | 'endometriosis'
  | 'fibroids'
  | 'heavy'
  | 'painful'
  | 'cysts'
  | 'pcos'
  | 'hormones'
  | 'irregular'
  | 'pms'
  | 'fertility'
  | 'other'
  | 'several'
  | 'menopause'
  | 'everyone';
export type ForHer = {
  readonly reason: Reason;
  /** The groups of the sheet that stand open above all others. */
  readonly groups: readonly SheetGroup[];
  readonly symptoms: readonly Symptom[];
  /** The conditions whose fields are pinned: what else goes with one of them is drawn below the groups. */
  readonly kept: readonly KeptCondition[];
};

const PAINFUL: readonly SheetGroup[] = ['pain', 'bleeding'];
const HEAVY: readonly SheetGroup[] = ['chart', 'bleeding', 'pain'];
const WARM: readonly SheetGroup[] = ['flushes', 'sleep'];
const LATER_YEARS: readonly Symptom[] = ['hot_flushes', 'night_sweats', 'poor_sleep', 'brain_fog', 'palpitations'];
/** What each condition pins to the sheet, in the order in which several are joined. */
const PINS: readonly (readonly [KeptCondition, Pin])[] = [
  ['Endometriosis', { reason: 'endometriosis', groups: PAINFUL, symptoms: ['fatigue', 'bloating'] }],
  ['Fibroids', { reason: 'fibroids', groups: HEAVY, symptoms: ['fatigue'] }],
  ['Heavy bleeding', { reason: 'heavy', groups: HEAVY, symptoms: ['fatigue', 'dizziness'] }],
  ['Painful periods', { reason: 'painful', groups: PAINFUL, symptoms: [] }],
  ['Ovarian cysts', { reason: 'cysts', groups: PAINFUL, symptoms: ['bloating'] }],
  ['Other', { reason: 'other', groups: PAINFUL, symptoms: [] }],
  ['Fertility challenges', { reason: 'fertility', groups: ['temperature', 'fluid', 'tests'], symptoms: [] }],
  ['Hormone imbalance', { reason: 'hormones', groups: WARM, symptoms: ['night_sweats', 'skin_spots', 'fatigue'] }],
  ['PCOS (Polycystic Ovary Syndrome)', { reason: 'pcos', groups: [], symptoms: ['skin_spots', 'fatigue'] }],
  ['Irregular cycles', { reason: 'irregular', groups: [], symptoms: ['skin_spots', 'fatigue'] }],
  ['PMS/PMDD', { reason: 'pms', groups: ['pain'], symptoms: ['cravings', 'bloating', 'tender_breasts', 'poor_sleep'] }],
];

/**
 * What the sheet asks first: what goes with the member's stage, then with all of their conditions, each field once.
 * The log of the day has flow above the sheet, so spotting needs no pin of its own.
 */
export function forHer({ signsFirst, wording, conditions, pain, fertility }: HerFacts): ForHer {
  const chosen = keptConditions(conditions).filter((one) => one !== 'Fertility challenges' || fertility);
  const pins = PINS.filter(([condition]) => chosen.includes(condition));
  const kept = pins.map(([condition]) => condition);
  const hurts = pain && !pins.some(([, { groups }]) => groups.includes('pain')) ? PAINFUL : [];
  const groups = [...pins.flatMap(([, pin]) => pin.groups), ...hurts];
  const symptoms = unique(pins.flatMap(([, pin]) => pin.symptoms));
  const [first, second] = pins.map(([, { reason }]) => reason);
  if (signsFirst)
    return { reason: 'conceive', groups: unique(['tests', 'fluid', 'temperature', ...groups]), symptoms, kept };
  if (wording === 'perimenopause' || wording === 'menopause')
    return {
      reason: 'menopause',
      groups: unique([...WARM, ...(groups.length > 0 ? groups : (['pain'] as const))]),
      symptoms: unique([...LATER_YEARS, ...symptoms]),
      kept,
    };
  if (first === undefined && !pain) return { reason: 'everyone', groups: ['pain'], symptoms: [], kept };
  return { reason: second ? 'several' : (first ?? 'painful'), groups: unique(groups), symptoms, kept };
}

function unique<One>(all: readonly One[]): One[] {
  return [...new Set(all)];
}
