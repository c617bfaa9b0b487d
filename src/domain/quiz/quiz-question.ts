import { hidesFertility, LIFE_STAGES, type LifeStage } from '#domain/stage/stage.ts';

/** What a question is about: the files of content/quiz. */
export const QUIZ_TOPICS = [
  'cycle',
  'ovulation',
  'bleeding',
  'anatomy',
  'hormones',
  'pain',
  'moon',
  'sleep',
  'iron',
  'conditions',
  'perimenopause',
  'contraception',
  'postpartum',
  'doctor',
  'fluid',
  'vulva',
  'floor',
  'breasts',
  'skin',
  'mood',
  'care',
  'food',
  'tradition',
] as const;

const BLEEDING = [
  'menstruating',
  'irregular',
  'teen',
  'hormonal_contraception',
  'trying_to_conceive',
  'postpartum',
  'perimenopause',
] as const;
/** Whom a question fits, by stage of life. */
export const QUIZ_FITS = {
  everyone: LIFE_STAGES,
  bleeding: BLEEDING,
  midlife: [
    'menstruating',
    'irregular',
    'hormonal_contraception',
    'perimenopause',
    'menopause',
    'no_uterus_or_ovaries',
  ],
  prevention: ['menstruating', 'irregular', 'hormonal_contraception', 'perimenopause'],
  birth: ['trying_to_conceive', 'pregnant', 'postpartum'],
} as const satisfies Record<string, readonly LifeStage[]>;

/** One question of body literacy with its answers, the place of the right one, the reason, and the id of its source. */
export type QuizQuestion = {
  readonly id: string;
  readonly topic: (typeof QUIZ_TOPICS)[number];
  readonly bands: readonly ('teen' | 'adult')[];
  readonly fits: keyof typeof QUIZ_FITS;
  /** What keeps it from teens, and from stages that hide it. */
  readonly speaksOf: readonly ('fertility' | 'sex')[];
  readonly ask: string;
  readonly answers: readonly string[];
  readonly right: number;
  readonly why: string;
  readonly source: string;
};

/** Who is asked. */
export type QuizAudience = {
  readonly ageGroup: 'teen' | 'adult';
  readonly stage: LifeStage;
  /** Nothing speaks of fertility until the member has said how the member is. */
  readonly quiet?: true | undefined;
};

/**
 * Whether a question is for the member: the member's age, the member's stage of life, and nothing of fertility where
 * the member's stage hides it (decisions 8 and 10).
 */
export function fitsHer(
  { bands, fits, speaksOf }: Pick<QuizQuestion, 'bands' | 'fits' | 'speaksOf'>,
  { ageGroup, stage, quiet }: QuizAudience,
): boolean {
  if (!bands.includes(ageGroup) || (ageGroup === 'teen' && speaksOf.length > 0)) return false;
  const stages: readonly LifeStage[] = QUIZ_FITS[fits];
  return stages.includes(stage) && !(speaksOf.includes('fertility') && (quiet || hidesFertility(stage)));
}
