import type { Phase, PhaseSpan } from './cycle-view.ts';

/**
 * §3 Cycle phase info. `color` is the name of a design token. `range` says the cycle days of the phase for one woman's
 * spans.
 */
export type PhaseInfo = {
  readonly name: string;
  readonly word: string;
  readonly range: (spans: readonly PhaseSpan[]) => string;
  readonly description: string;
  readonly energy: string;
  readonly focus: string;
  readonly color: Phase;
  readonly detailedDescription: string;
  readonly keyCharacteristics: readonly string[];
  /** Where its statements on health are written (docs/sources.md). */
  readonly source: string;
};

function rangeOf(phase: Phase): PhaseInfo['range'] {
  return (spans) => {
    const span = spans.find((entry) => entry.phase === phase);
    if (!span) return 'No days of its own in a cycle this long';
    return span.from === span.to ? `Day ${span.from}` : `Days ${span.from} to ${span.to}`;
  };
}

/**
 * What the four phases are usually like: a guide to living, in which nothing is promised and no day is called fertile
 * or not (decisions 4).
 */
export const PHASE_INFO: Readonly<Record<Phase, PhaseInfo>> = {
  rest: {
    name: 'Menstrual',
    word: 'Rest',
    range: rangeOf('rest'),
    description: 'Bleeding begins, and with it a new cycle. A time that asks for less.',
    energy: 'Often low on the first days, then slowly returning.',
    focus: 'Warmth, sleep, and skipping what can wait.',
    color: 'rest',
    detailedDescription:
      'The womb sheds its lining, helped along by muscle cramps that many people feel in the belly, back or thighs. Estrogen and progesterone are both low. Bleeding of up to eight days is usual, and the heaviest days tend to come early. Heat on the belly eases cramps for many. If painkillers don’t touch the pain, tell a doctor. Soaking two or more pads or tampons an hour for two hours, or bleeding with fainting, is a reason to get help right away.',
    keyCharacteristics: [
      'Bleeding, heaviest early on',
      'Cramps or a dull back for many',
      'Both main hormones are low',
      'The cycle is counted from the first day',
    ],
    source: '(FIGO 2018; Akin 2001; NHS, Period pain, read 2026; UpToDate, Heavy periods, read 2026)',
  },
  create: {
    name: 'Follicular',
    word: 'Create',
    range: rangeOf('create'),
    description: 'Bleeding is over and estrogen climbs. Many people feel their appetite for new things come back.',
    energy: 'Rising, for many.',
    focus: 'Beginning things, learning, moving more if you like to.',
    color: 'create',
    detailedDescription:
      'In the ovaries several follicles grow until usually one leads. The estrogen it makes rebuilds the lining of the womb. This part of the cycle varies most. When a cycle runs long or short, mostly these days stretch or shrink. Mood and energy often lift, but by how much differs a lot from person to person. Your own log is the better guide.',
    source: '(Fehring 2006; Gangat 2016)',
    keyCharacteristics: [
      'Estrogen rises',
      'The lining of the womb grows back',
      'Fluid may turn from dry to creamy',
      'The most changeable phase in length',
    ],
  },
  shine: {
    name: 'Ovulation',
    word: 'Shine',
    range: rangeOf('shine'),
    description: 'The middle of the cycle by the calendar, around which an egg is often released.',
    energy: 'Often at its brightest.',
    focus: 'People, plain words, things that want courage.',
    color: 'shine',
    detailedDescription:
      'Estrogen peaks, a surge of luteinizing hormone follows, and an egg usually leaves the ovary. We find these days by counting only. In the recorded cycles we tried, ovulation fell outside them more often than inside. So they say nothing about when you can or can’t become pregnant. Some people feel a brief one-sided twinge. Sudden, sharp and intense pain is something else and needs care right away.',
    source: '(Gangat 2016; NHS, Ectopic pregnancy, read 2026)',
    keyCharacteristics: [
      'Estrogen peaks, then drops',
      'Fluid may be clear and stretchy',
      'Some feel a short twinge on one side',
      'A calendar guess, not contraception',
    ],
  },
  reflect: {
    name: 'Luteal',
    word: 'Reflect',
    range: rangeOf('reflect'),
    description: 'Progesterone leads, then both hormones fall. The days draw inward.',
    energy: 'Steady at first, often lower in the last week.',
    focus: 'Finishing, sorting, kinder plans for the last days.',
    color: 'reflect',
    detailedDescription:
      'What is left of the follicle makes progesterone. It keeps the lining of the womb in place and warms the body by a few tenths of a degree. If no pregnancy begins, both hormones fall and bleeding follows. In the last week or two many people notice tender breasts, bloating, cravings, poor sleep or a shorter fuse. These usually ease within days of bleeding. If the low days are very dark, you don’t have to carry them alone. That can be helped. With any thought of harming yourself, call a crisis line or emergency services now.',
    source:
      '(Baker, Siboza and Fuller 2020; Gangat 2016; NHS, Premenstrual syndrome, read 2026; Grassroots Suicide Prevention, Premenstrual, read 2026)',
    keyCharacteristics: [
      'Progesterone leads',
      'Temperature at rest is a little higher',
      'Tender breasts, bloating or cravings for many',
      'Signs usually ease once bleeding starts',
    ],
  },
};
