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
  menopause_transition: 'the years before menopause',
  other: 'another reason',
};
const WHY: Readonly<Record<Exclude<LeftOut, 'excluded'>, string>> = {
  skipped: 'Left out: as long as two, so a period may be missing',
  odd: 'Left out: far from all your others',
  old: 'Left out: your forty newer ones say more',
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
    'Nothing of yours is in it yet. It shows what is usual for your age and stage. Each cycle you log makes it more your own.',
  used: (used: number, all: number) =>
    `${used} of your ${all} finished ${all === 1 ? 'cycle' : 'cycles'} ${used === 1 ? 'is' : 'are'} in it.`,
  cycles: 'Cycles in your forecast',
  columns: { start: 'Started', length: 'Length', use: 'In the forecast' },
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
    'It starts from what is usual for your age, stage and answers. That is how long cycles are, and how much they vary.',
    'Before your third finished cycle there isn’t enough history. You see the usual window, and no single day.',
    'Each of your cycles changes that picture, the newest most. After about six, it’s mostly about you.',
    'Long cycles count as cycles. We read a gap as a missed log only if days in it are empty and your other cycles point to it. You can always say it was one cycle.',
    'It gives a range that should be right 8 times in 10. When your cycles vary, the range is wide and no day is named.',
    'As days pass without a period, it updates with the days that are left.',
  ],
  record: 'How good is it?',
  study: ({ cycles, within3, held, steadierWithin3 }: TriedStudy) =>
    `We tested it on ${cycles} real cycles of 75 women in a university study, the same women it was tuned on. Their cycles were mostly regular. It was within three days ${within3} times in 100, and the range held ${held} times in 100. For the half with the steadiest cycles it was within three days ${steadierWithin3} times in 100.`,
  /** Figures for women like the member, as far as there are any. */
  likeYou: (population: Population, told: TriedFamilies | undefined) =>
    told === undefined
      ? `We have no figures yet for ${LIKE_YOU[population]}.`
      : `For ${LIKE_YOU[population]} we only have simulated cycles: ${told.women.toLocaleString('en-US')} made-up histories. There the range held ${between(told.heldLeast, told.heldMost)} times in 100, and the middle of the forecast was ${between(told.errorLeast, told.errorMost)} days off on average.`,
  notTried:
    'Not tested on real cycles of women with PCOS, in perimenopause, in their first years, or after a birth or the pill. Nor on cycles changed by illness or medicine.',
  teenNotTried:
    'Not tested on real cycles of people in their first years of periods, or on cycles changed by illness or medicine.',
  oneCycle: 'This was one cycle',
  oneCycleBack: 'Undo',
  oneCycleOf: (start: string) => `: ${start}`,
  oneCycleFailed: 'We couldn’t save this. Try again.',
  guide: 'A guide, not contraception and not a diagnosis.',
  teenGuide: 'A guide, not a diagnosis.',
  failed: 'We couldn’t load your cycles. Try again in a moment.',
  loading: 'Loading...',
  close: 'Close',
} as const;
