import type { LifeStage, StageSurface } from '#domain/stage/stage.ts';

type Wording = StageSurface['wording'];

/** Short names of the stages, as the tracker's head and the dialog call them. */
const STAGE_NAMES: Readonly<Record<LifeStage, string>> = {
  menstruating: 'Having periods',
  irregular: 'Irregular periods',
  teen: 'First years',
  hormonal_contraception: 'Hormonal contraception',
  trying_to_conceive: 'Trying to conceive',
  pregnant: 'Pregnant',
  postpartum: 'After a birth',
  perimenopause: 'Perimenopause',
  menopause: 'Menopause',
  no_uterus_or_ovaries: 'No uterus or ovaries',
  paused: 'Paused',
};

/** A teen's names speak of periods alone. */
const TEEN_NAMES: Readonly<Partial<Record<LifeStage, string>>> = {
  teen: 'My periods have begun',
  no_uterus_or_ovaries: 'I will not have periods',
  paused: 'No periods now',
};

/** What a stage is called, on the pages and in the dialog. */
export function stageName(stage: LifeStage, { teen }: { readonly teen: boolean }): string {
  return (teen && TEEN_NAMES[stage]) || STAGE_NAMES[stage];
}

/** Words about the member's stage that stand on the pages. */
export const stageCopy = {
  label: 'How I am now',
  change: 'Change',
  guidance: 'Menopause guidance',
} as const;

/**
 * What a stage has to say of its own, where no phase is named: a title, what is shown and what is not, and what needs
 * care.
 */
type StageWords = { readonly title: string; readonly lead: string; readonly care: string | null };

export const STAGE_WORDS: Readonly<Record<Exclude<Wording, 'plain' | 'first_years'>, StageWords>> = {
  contraception: {
    title: 'Your method sets the rhythm.',
    lead: 'Bleeding follows your method and is not counted as a period here; it can be irregular, or stay away. A window is shown once two of your own bleeds have taught it. No phases are named.',
    care: 'Sudden chest pain or trouble breathing: your emergency number. Pain and swelling in one leg, or a headache that is new or getting worse: a doctor today. (NHS, Blood clots, read 2026; Mayo Clinic, Combination birth control pills, read 2026)',
  },
  pregnant: {
    title: 'Nothing is counted down.',
    lead: 'No period is forecast and nothing asks for one. The wheel follows the moon and the energy you log.',
    care: 'Bleeding, pain low on one side or at the tip of a shoulder: call your midwife or doctor today. With sudden strong pain, heavy bleeding or fainting: your emergency number. (NHS, Ectopic pregnancy, read 2026)',
  },
  postpartum: {
    title: 'Your body sets the pace.',
    lead: 'Bleeding in the first six weeks after a birth is usually not a period: it is kept in your log and starts no cycle. The first period after that wakes your wheel, with a wide window. (NHS Healthier Together, Blood loss: what to expect after birth, read 2026)',
    care: 'Heavy bleeding, dizziness or fainting, a fever of 38 °C or more, chest pain or trouble breathing: medical care now, up to a year after the birth. Clots: tell your midwife of any. (CDC, Urgent maternal warning signs, read 2026; NCT, Bleeding after birth, read 2026)',
  },
  perimenopause: {
    title: 'These years keep their own time.',
    lead: 'Lengths swing widely now, so the window is wide. A period can still come outside it, and one can stay away.',
    care: 'Bleeding that grows heavier or longer, comes in between or after sex is worth telling a doctor. (NHS, Periods: do I need a doctor?, read 2026)',
  },
  menopause: {
    title: 'How warm is your fire today?',
    lead: 'The wheel follows the moon and the energy you log. No cycle is counted, and no period is forecast.',
    care: 'Any bleeding a year or more after your last period, even once or a little, needs a doctor soon. It is mostly harmless, and it has to be looked at. (NHS, Postmenopausal bleeding, read 2026)',
  },
  no_bleeding: {
    title: 'How warm is your fire today?',
    lead: 'The wheel follows the moon and the energy you log. No cycle is counted, and no period is spoken of as coming.',
    care: 'Any bleeding you did not expect is worth telling a doctor soon, even a little. (NHS, Postmenopausal bleeding, read 2026)',
  },
  paused: {
    title: 'Nothing is asked of you.',
    lead: 'The wheel follows the moon. Nothing is counted or forecast, and the days of a pause stay out of your averages.',
    care: null,
  },
};

/** A teen's: kindly, and without a word that is not for the member's age. */
const TEEN_CARE =
  'If no period has come by the time you are 15, ask a grown-up you trust or a doctor. (ACOG, Menstruation in girls and adolescents, 2015)';

/** The words of a stage that has some; null where the counted cycle speaks. */
export function wordsOfStage(wording: Wording, { teen }: { readonly teen: boolean }): StageWords | null {
  if (wording === 'plain' || wording === 'first_years') return null;
  return teen ? { ...STAGE_WORDS[wording], care: TEEN_CARE } : STAGE_WORDS[wording];
}

/** Whether the way to the menopause guidance stands beside the wheel (§2.3). */
export function offersGuidance(wording: Wording, { teen }: { readonly teen: boolean }): boolean {
  return !teen && (wording === 'menopause' || wording === 'perimenopause' || wording === 'no_bleeding');
}
