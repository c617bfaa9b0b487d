import type { CONDITIONS } from './answers.ts';

/** A condition of §3 that the member keeps; "No diagnosed conditions" is none. */
export type KeptCondition = Exclude<(typeof CONDITIONS)[number], 'No diagnosed conditions'>;

/** Figures of the log that bear on a condition. */
export const KEPT_FIGURES = ['blood_loss', 'pain', 'missed', 'heat', 'bleeding', 'signs'] as const;
export type KeptFigure = (typeof KEPT_FIGURES)[number];

const HURTS: readonly KeptFigure[] = ['pain', 'missed'];
const HEAVY: readonly KeptFigure[] = ['blood_loss', 'missed'];
const FIGURES: Readonly<Record<KeptCondition, readonly KeptFigure[]>> = {
  'PCOS (Polycystic Ovary Syndrome)': ['bleeding'],
  Endometriosis: HURTS,
  Fibroids: HEAVY,
  'Ovarian cysts': HURTS,
  'Hormone imbalance': ['heat', 'bleeding'],
  'Irregular cycles': ['bleeding'],
  'Heavy bleeding': HEAVY,
  'Painful periods': HURTS,
  // Its daily ratings are figures of their own.
  'PMS/PMDD': [],
  'Fertility challenges': ['signs'],
  // What it is stands in the member's own words; such as adenomyosis mostly hurts.
  Other: HURTS,
};

export const KEPT_CONDITIONS = Object.keys(FIGURES) as readonly KeptCondition[];

/** The conditions of the questionnaire's answer, in its order, each once. */
export function keptConditions(chosen: readonly string[]): KeptCondition[] {
  return KEPT_CONDITIONS.filter((one) => chosen.includes(one));
}

/** For which of the member's conditions a figure is kept, in their order. */
export function keptFor(figure: KeptFigure, conditions: readonly KeptCondition[]): KeptCondition[] {
  return conditions.filter((one) => FIGURES[one].includes(figure));
}
