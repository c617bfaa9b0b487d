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
  teen: 'My periods have started',
  no_uterus_or_ovaries: 'I won’t have periods',
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
  sources: 'Sources',
} as const;

/** Words, and where they are written. */
type Sourced = { readonly text: string; readonly sources: readonly string[] };
/**
 * What a stage has to say of its own, where no phase is named: a title, what is shown and what is not, and what needs
 * care.
 */
export type StageWords = { readonly title: string; readonly lead: Sourced; readonly care: Sourced | null };

export const STAGE_WORDS: Readonly<Record<Exclude<Wording, 'plain' | 'first_years'>, StageWords>> = {
  contraception: {
    title: 'Your method sets the rhythm.',
    lead: {
      text: 'Bleeding follows your method, so we don’t count it as a period. It can be irregular or stop. Once you’ve logged it twice, we show a window. We don’t name phases.',
      sources: [],
    },
    care: {
      text: 'Sudden chest pain or trouble breathing: call your emergency number. Pain and swelling in one leg, or a headache that’s new or getting worse: see a doctor today.',
      sources: ['NHS, Blood clots (read 2026)', 'Mayo Clinic, Combination birth control pills (read 2026)'],
    },
  },
  pregnant: {
    title: 'Nothing is counted down.',
    lead: {
      text: 'We don’t forecast a period or ask about one. The wheel follows the moon and the energy you log.',
      sources: [],
    },
    care: {
      text: 'Bleeding, pain low on one side or pain at the tip of a shoulder: call your midwife or doctor today. Sudden strong pain, heavy bleeding or fainting: call your emergency number.',
      sources: ['NHS, Ectopic pregnancy (read 2026)'],
    },
  },
  postpartum: {
    title: 'Your body sets the pace.',
    lead: {
      text: 'Bleeding in the first six weeks after a birth usually isn’t a period. We save it in your log, and it starts no cycle. The first period after that starts your wheel again, with a wide window.',
      sources: ['NHS Healthier Together, Blood loss: what to expect after birth (read 2026)'],
    },
    care: {
      text: 'Heavy bleeding, dizziness or fainting, a fever of 38 °C (100.4 °F) or more, chest pain or trouble breathing: get medical care now. This holds for a year after the birth. Tell your midwife about any clots.',
      sources: ['CDC, Urgent maternal warning signs (read 2026)', 'NCT, Bleeding after birth (read 2026)'],
    },
  },
  perimenopause: {
    title: 'These years keep their own time.',
    lead: {
      text: 'Cycle lengths vary a lot now, so the window is wide. A period can still come outside it or not come at all.',
      sources: [],
    },
    care: {
      text: 'Tell a doctor about bleeding that gets heavier or longer, comes between periods or comes after sex.',
      sources: ['NHS, Periods: do I need a doctor? (read 2026)'],
    },
  },
  menopause: {
    title: 'How warm is your fire today?',
    lead: {
      text: 'The wheel follows the moon and the energy you log. We don’t count cycles or forecast periods.',
      sources: [],
    },
    care: {
      text: 'Any bleeding a year or more after your last period, even once or a little: see a doctor soon. It’s usually harmless, but it has to be checked.',
      sources: ['NHS, Postmenopausal bleeding (read 2026)'],
    },
  },
  no_bleeding: {
    title: 'How warm is your fire today?',
    lead: {
      text: 'The wheel follows the moon and the energy you log. We don’t count cycles, and we never speak of a period to come.',
      sources: [],
    },
    care: {
      text: 'Tell a doctor soon about any bleeding you didn’t expect, even a little.',
      sources: ['NHS, Postmenopausal bleeding (read 2026)'],
    },
  },
  paused: {
    title: 'Nothing is asked of you.',
    lead: {
      text: 'The wheel follows the moon. We don’t count or forecast anything, and these days stay out of your averages.',
      sources: [],
    },
    care: null,
  },
};

/** A teen's: kindly, and without a word that is not for the member's age. */
export const TEEN_CARE: Sourced = {
  text: 'If you’re 15 and haven’t had a period yet, tell a grown-up you trust or a doctor.',
  sources: ['ACOG, Menstruation in girls and adolescents (2015)'],
};

/** Whether the way to the menopause guidance stands beside the wheel (§2.3). */
export function offersGuidance(wording: Wording, { teen }: { readonly teen: boolean }): boolean {
  return !teen && (wording === 'menopause' || wording === 'perimenopause' || wording === 'no_bleeding');
}
