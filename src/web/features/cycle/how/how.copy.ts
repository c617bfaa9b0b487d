import type { ExclusionReason } from '#domain/cycle/cycle-view.ts';
import type { Population } from '#domain/forecast/populations.ts';
import type { TriedFamilies, TriedStudy } from '#domain/forecast/tried.ts';
import type { LeftOut } from '#domain/forecast/weigh-cycles.ts';

const REASONS: Readonly<Record<ExclusionReason, string>> = {
  skipped_logging: 'logging was skipped',
  illness: 'illness',
  stress: 'stress',
  travel: 'travel',
  pregnancy: 'pregnancy',
  contraception: 'contraception',
  menopause_transition: 'change of life',
  other: 'another reason',
};
const WHY: Readonly<Record<Exclude<LeftOut, 'excluded'>, string>> = {
  skipped: 'Left out: as long as two, so one period may not be logged',
  odd: 'Left out: far from all your others',
  old: 'Left out: forty newer ones say more about you now',
};
/** The women whose cycles a member's are like, as "How good is it?" names them. */
const LIKE_YOU: Readonly<Record<Population, string>> = {
  general: 'women with fairly regular cycles',
  midlife: 'women of 45 and over',
  first_years: 'people in their first years of periods',
  irregular: 'women whose cycles vary',
  pcos: 'women with PCOS',
  perimenopause: 'women whose cycles change in the years before menopause',
  after_birth: 'women whose periods have come back after a birth',
  after_pill: 'women who have just come off hormonal contraception',
};
const between = (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`);

/** Words of "How do you know?". */
export const howCopy = {
  title: 'How do you know?',
  nothing:
    'Nothing of yours is in it yet. It is what is usual for your age and stage; each cycle you log makes it more your own.',
  used: (used: number, all: number) =>
    `${used} of your ${all} finished ${all === 1 ? 'cycle' : 'cycles'} ${used === 1 ? 'is' : 'are'} in it.`,
  cycles: 'The cycles it looks at',
  columns: { start: 'Began', length: 'Length', use: 'In the forecast' },
  days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
  use: ({ leftOut, reason, isTold }: { leftOut: LeftOut | null; reason: ExclusionReason | null; isTold: boolean }) =>
    leftOut === null
      ? isTold
        ? 'Used: you said this was one cycle'
        : 'Used'
      : leftOut === 'excluded'
        ? `Left out by you: ${reason ? REASONS[reason] : REASONS.other}`
        : WHY[leftOut],
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  method: 'The method, in plain words',
  steps: [
    'It starts from what is usual for your age, your stage and your answers: how long cycles are, and how much they differ from month to month.',
    'Before your third finished cycle there is not enough history: you see the usual window, and no single day.',
    'Each cycle of yours changes that picture, the newest most. After about six it rests mostly on you.',
    'Long cycles count as cycles. A gap is read as a period you didn’t log only where days in it have no log and your other cycles point to it. You can always say it was one cycle.',
    'It gives a range that should hold eight times in ten. When your cycles vary, the range is wide, and no single day is named.',
    'As days pass without a period, it thinks again with what is left.',
  ],
  record: 'How good is it?',
  study: ({ cycles, within3, held, steadierWithin3 }: TriedStudy) =>
    `We tried it on ${cycles} real cycles of 75 women in a university study, the same women it was tuned on. Their cycles were mostly regular. It was within three days ${within3} times in 100, and the range held ${held} times in 100. For the steadier half of them it was within three days ${steadierWithin3} times in 100.`,
  /** Figures for women like the member, as far as there are any. */
  likeYou: (population: Population, told: TriedFamilies | undefined) =>
    told === undefined
      ? `We have no figures yet for ${LIKE_YOU[population]}.`
      : `For ${LIKE_YOU[population]} we only have simulated cycles: ${told.women.toLocaleString('en-US')} made-up histories. There the range held ${between(told.heldLeast, told.heldMost)} times in 100, and the middle of the forecast was ${between(told.errorLeast, told.errorMost)} days off on average.`,
  notTried:
    'Not tried: real cycles of women with PCOS, in perimenopause, in their first years, after a birth or after the pill, and cycles changed by illness or medicine.',
  teenNotTried:
    'Not tried: real cycles of people in their first years of periods, and cycles changed by illness or medicine.',
  oneCycle: 'This was one cycle',
  oneCycleBack: 'Undo',
  oneCycleOf: (start: string) => `: ${start}`,
  oneCycleFailed: 'This wasn’t saved. Please try again.',
  guide: 'A guide to living. It is not contraception, and it diagnoses nothing.',
  teenGuide: 'A guide to living. It diagnoses nothing.',
  failed: 'Your cycles did not come through. Please try again in a moment.',
  loading: 'Loading...',
  close: 'Close',
} as const;
