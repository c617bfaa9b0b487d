import { ageOn } from '#domain/account/age.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { hidesFertility, type LifeStage } from './stage.ts';
import { lifeStage, type StageAnswers } from './stage-answers.ts';

/** What a proposal rests on: the goal that names the stage, periods that are irregular, an age from 45 on. */
export type Grounds = {
  readonly goal: string;
  readonly irregular: boolean;
  readonly from45: boolean;
};
/** A stage that answers, goals and age suggest; the member is asked whether it is right. */
export type StageProposal = { readonly stage: LifeStage; readonly because: Grounds };

export type ProposalAnswers = StageAnswers & {
  readonly birthday: LocalDate | null;
  readonly today: LocalDate;
  /** The proposal the member answered last, null where there was none; absent while the member was never asked. */
  readonly asked?: StageProposal | null | undefined;
};

/** Natural menopause mostly comes between 45 and 55 (WHO 2022): from here on menopause goals suggest perimenopause. */
const PERIMENOPAUSE_AGE = 45;

type Bleeds = 'yes' | 'no' | 'irregular' | null;
type Named = { readonly bleeds: Bleeds; readonly from45: boolean };
type Rule = {
  readonly names: RegExp;
  /** A goal that speaks of leaving the stage, or of keeping away from it, names it too and does not mean it. */
  readonly unless?: RegExp;
  readonly leads: (named: Named) => LifeStage | null;
};

const always = (stage: LifeStage) => () => stage;
const whoBleeds = (stage: LifeStage) => (named: Named) => (named.bleeds === 'no' ? null : stage);

/** In the order in which they are tried: the more particular word first. */
const RULES: readonly Rule[] = [
  { names: /hysterectom|ovary removal|removed ovar|oophorectom/, leads: always('no_uterus_or_ovaries') },
  { names: /post[- ]?partum|after (?:a|the|my|giving) birth|fourth trimester/, leads: always('postpartum') },
  {
    names: /\b(?:i am|i['’]?m) pregnant|\b(?:my|this|healthy|calm) pregnancy/,
    unless: /prepar|plan|before|after|avoid/,
    leads: always('pregnant'),
  },
  {
    names: /contracepti|birth control|\bthe pill\b|hormonal (?:iud|coil|implant|ring|patch)/,
    unless: /\boff\b|\bafter\b|\bstop|\bwithout\b|non[- ]?hormonal|come off|natural/,
    leads: always('hormonal_contraception'),
  },
  { names: /peri[- ]?menopaus/, leads: always('perimenopause') },
  { names: /post[- ]?menopaus/, leads: ({ bleeds }) => menopauseWord(bleeds) },
  {
    names: /menopaus/,
    leads: ({ bleeds, from45 }) => {
      if (bleeds === 'irregular') return 'perimenopause';
      if (bleeds === 'no') return 'menopause';
      return from45 ? 'perimenopause' : bleeds === null ? 'menopause' : null;
    },
  },
  {
    names: /prepare for conception|\bconceiv|\bget(?:ting)? pregnant|trying for a baby|prepar\w* for pregnancy/,
    unless: /avoid|without|\bnot\b/,
    leads: whoBleeds('trying_to_conceive'),
  },
];

function menopauseWord(bleeds: Bleeds): LifeStage {
  return bleeds === 'yes' || bleeds === 'irregular' ? 'perimenopause' : 'menopause';
}

/**
 * The stage that the member's answers, goals and age lead to (decisions 21), whatever stands; null where nothing is
 * named. A teen is asked nothing: the stages that goals name are not a teen's (decisions 10).
 */
export function leaning(answers: Omit<ProposalAnswers, 'asked' | 'chosen'>): StageProposal | null {
  if (answers.ageGroup === 'teen') return null;
  const bleeds = answers.currentlyMenstruates ?? null;
  const from45 = answers.birthday !== null && ageOn(answers.birthday, answers.today) >= PERIMENOPAUSE_AGE;
  for (const { names, unless, leads } of RULES) {
    const means = (goal: string) => names.test(goal.toLowerCase()) && !unless?.test(goal.toLowerCase());
    const goal = answers.goals.find(means);
    const stage = goal === undefined ? null : leads({ bleeds, from45 });
    if (goal === undefined || stage === null) continue;
    const isPerimenopause = stage === 'perimenopause';
    return {
      stage,
      because: { goal, irregular: isPerimenopause && bleeds === 'irregular', from45: isPerimenopause && from45 },
    };
  }
  return null;
}

/**
 * What the member is to be asked now: the leaning, where it is another stage than the one that stands and was not
 * answered yet. It is asked once, and again only when the answers it rests on change. Who chose a stage before there
 * were proposals has answered.
 */
export function proposedStage(answers: ProposalAnswers): StageProposal | null {
  const proposal = leaning(answers);
  if (!proposal || proposal.stage === lifeStage(answers)) return null;
  if (answers.asked === undefined) return answers.chosen ? null : proposal;
  return isSameProposal(proposal, answers.asked) ? null : proposal;
}

/**
 * Whether nothing may speak of fertility although the stage that stands would let it: what the member said leans to a
 * stage that hides it, and the member has chosen none.
 */
export function staysQuiet(answers: Omit<ProposalAnswers, 'asked'>): boolean {
  if (answers.chosen) return false;
  const proposal = leaning(answers);
  return proposal !== null && hidesFertility(proposal.stage);
}

function isSameProposal(one: StageProposal, other: StageProposal | null): boolean {
  return (
    other !== null &&
    one.stage === other.stage &&
    one.because.goal === other.because.goal &&
    one.because.irregular === other.because.irregular &&
    one.because.from45 === other.because.from45
  );
}
