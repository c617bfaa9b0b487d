import type { ExclusionReason } from '#domain/cycle/cycle-view.ts';
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
  skipped: 'Left out: as long as two, so a start most likely went unlogged',
  odd: 'Left out: far from all your others',
  old: 'Left out: forty newer ones say more of you now',
};

/** Words of "How do you know?". */
export const howCopy = {
  title: 'How do you know?',
  nothing:
    'Nothing of yours is in it yet. It is what is usual for everyone; each cycle you log makes it more your own.',
  used: (used: number, all: number) =>
    `${used} of your ${all} finished ${all === 1 ? 'cycle' : 'cycles'} ${used === 1 ? 'is' : 'are'} in it.`,
  cycles: 'The cycles it looks at',
  columns: { start: 'Began', length: 'Length', use: 'In the forecast' },
  days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
  use: (leftOut: LeftOut | null, reason: ExclusionReason | null) =>
    leftOut === null
      ? 'Used'
      : leftOut === 'excluded'
        ? `Left out by you: ${reason ? REASONS[reason] : REASONS.other}`
        : WHY[leftOut],
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  method: 'The method, in plain words',
  steps: [
    "It starts from what is usual: how long cycles are, and by how much one woman's differ from month to month.",
    'Each cycle of yours changes that picture, the newest most. After about six it rests mostly on you.',
    'A very odd month moves it little. A gap as long as two cycles is read as a start that was not logged.',
    'It says a range that should hold eight times in ten. When your cycles vary, the range is wide, and no single day is named.',
    'As days pass without a period, it thinks again with what is left.',
  ],
  record: 'How good is it?',
  recordText:
    'Tried on 731 cycles of 75 women of a university study, each woman foretold without knowing her: within three days for 77 in 100, and the range held 82 in 100. On the steadier half of these women it was within three days for 92 in 100.',
  guide: 'A guide to living. It is not contraception, and it diagnoses nothing.',
  teenGuide: 'A guide to living. It diagnoses nothing.',
  failed: 'Your cycles did not come through. Please try again in a moment.',
  loading: 'Loading...',
  close: 'Close',
} as const;
