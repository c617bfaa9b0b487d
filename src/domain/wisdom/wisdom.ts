import { hidesFertility, type LifeStage } from '#domain/stage/stage.ts';

/** What a piece rests on: what was found by studies, or what a people tells (decisions 14). */
export const PIECE_KINDS = ['evidence', 'tradition'] as const;

/** The shelves of the library, in their order. The first one of a piece is its home. */
export const CATEGORIES = ['body', 'ages', 'conditions', 'mind', 'sex', 'rites', 'moon', 'wellness'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Whom a piece is written for. Adults read what is for adults or for both, teens what is for teens or for both. */
export const AUDIENCES = ['adult', 'teen', 'both'] as const;

/**
 * The conditions that pieces name and that guides are written on, by what a member calls them in the questionnaire (§3).
 * "No diagnosed conditions" is an answer of the healthy too: whoever looks for a name says so beside her guide.
 */
export const PIECE_CONDITIONS = {
  pcos: 'PCOS (Polycystic Ovary Syndrome)',
  endometriosis: 'Endometriosis',
  fibroids: 'Fibroids',
  ovarian_cysts: 'Ovarian cysts',
  hormone_imbalance: 'Hormone imbalance',
  irregular_cycles: 'Irregular cycles',
  heavy_bleeding: 'Heavy bleeding',
  painful_periods: 'Painful periods',
  pms_pmdd: 'PMS/PMDD',
  fertility_challenges: 'Fertility challenges',
  other: 'Other',
  no_diagnosis_yet: 'No diagnosis yet',
} as const;
export type Condition = keyof typeof PIECE_CONDITIONS;
export const CONDITION_NAMES = Object.keys(PIECE_CONDITIONS) as readonly Condition[];

/** What was read of a source: the publisher's own page, an abstract, somebody's copy, or somebody's report of it. */
export const SEEN = ['primary', 'abstract', 'mirror', 'secondary'] as const;

/** Whom a piece is for, and whether a good part of it is about fertility. */
export type PieceFor = {
  readonly audience: (typeof AUDIENCES)[number];
  readonly stagesHidden: readonly LifeStage[];
  readonly isAboutFertility: boolean;
};
/** Who reads: `quiet` as in `StageStanding`. */
export type Reader = {
  readonly ageGroup: 'teen' | 'adult';
  readonly stage: LifeStage;
  readonly quiet?: true | undefined;
};

/** Whether no line that a reader gets may speak of fertility (decisions 8 and 10). */
export function readsQuietly({ ageGroup, stage, quiet }: Reader): boolean {
  return ageGroup === 'teen' || quiet === true || hidesFertility(stage);
}

/**
 * The pieces in the order of the shelves: what is written for the reader's stage first, then by home shelf. Others keep
 * the order they come in.
 */
export function inShelfOrder<
  P extends { readonly stages: readonly LifeStage[]; readonly categories: readonly Category[] },
>(pieces: readonly P[], stage: LifeStage): P[] {
  const shelf = ({ categories: [home] }: P) => (home ? CATEGORIES.indexOf(home) : CATEGORIES.length);
  const isFor = ({ stages }: P) => stages.includes(stage);
  return pieces.toSorted((a, b) => Number(isFor(b)) - Number(isFor(a)) || shelf(a) - shelf(b));
}

/** Whether a piece exists for a reader: by age first, then by stage of life. */
export function isShownTo({ audience, stagesHidden, isAboutFertility }: PieceFor, reader: Reader): boolean {
  if (audience !== 'both' && audience !== reader.ageGroup) return false;
  if (stagesHidden.includes(reader.stage)) return false;
  return !(isAboutFertility && readsQuietly(reader));
}
