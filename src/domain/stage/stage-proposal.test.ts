import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { leaning, proposedStage, staysQuiet, type ProposalAnswers } from './stage-proposal.ts';

const TODAY = localDate('2026-11-21');
const AT_45 = localDate('1981-11-21');
const AT_44 = localDate('1981-11-22');
const MENOPAUSE = 'navigate menopause with grace';
const answers = (given: Partial<ProposalAnswers> = {}): ProposalAnswers => ({
  ageGroup: 'adult',
  currentlyMenstruates: 'yes',
  goals: [],
  birthday: localDate('1995-01-01'),
  today: TODAY,
  ...given,
});

describe('where answers, goals and age lead (decisions 21)', () => {
  it.each([
    ['nothing named', {}, null],
    [
      'menopause and irregular periods, at any age',
      { goals: [MENOPAUSE], currentlyMenstruates: 'irregular' },
      'perimenopause',
    ],
    ['menopause on the 45th birthday', { goals: [MENOPAUSE], birthday: AT_45 }, 'perimenopause'],
    ['menopause a day before it, with regular periods', { goals: [MENOPAUSE], birthday: AT_44 }, null],
    [
      'menopause from 45 on, not asked about periods',
      { goals: [MENOPAUSE], birthday: AT_45, currentlyMenstruates: null },
      'perimenopause',
    ],
    ['menopause without periods', { goals: [MENOPAUSE], birthday: AT_45, currentlyMenstruates: 'no' }, 'menopause'],
    ['perimenopause by its name', { goals: ['ease perimenopause'] }, 'perimenopause'],
    ['after menopause', { goals: ['post-menopause strength'], currentlyMenstruates: 'no' }, 'menopause'],
    ['postpartum', { goals: ['Postpartum recovery'], currentlyMenstruates: 'no' }, 'postpartum'],
    ['after a birth', { goals: ['find myself after a birth'] }, 'postpartum'],
    ['contraception', { goals: ['live well with hormonal contraception'] }, 'hormonal_contraception'],
    ['birth control', { goals: ['less headache on birth control'] }, 'hormonal_contraception'],
    ['coming off it', { goals: ['find my cycle after the pill', 'come off birth control'] }, null],
    ['conception', { goals: ['prepare for conception'] }, 'trying_to_conceive'],
    ['conception without periods', { goals: ['prepare for conception'], currentlyMenstruates: 'no' }, null],
    ['a pregnancy', { goals: ['a calm pregnancy'] }, 'pregnant'],
    ['preparing for one', { goals: ['prepare for pregnancy'] }, 'trying_to_conceive'],
    ['keeping from one', { goals: ['avoid getting pregnant'] }, null],
    [
      'a hysterectomy before menopause',
      { goals: [MENOPAUSE, 'Heal after my HYSTERECTOMY'], currentlyMenstruates: 'no' },
      'no_uterus_or_ovaries',
    ],
    ['a teen', { goals: [MENOPAUSE, 'birth control'], ageGroup: 'teen', currentlyMenstruates: 'irregular' }, null],
  ] as const)('%s', (_what, given, stage) => {
    expect(leaning(answers(given))?.stage ?? null).toBe(stage);
  });

  it('says what it rests on', () => {
    expect(leaning(answers({ goals: [MENOPAUSE], birthday: AT_45, currentlyMenstruates: 'irregular' }))).toEqual({
      stage: 'perimenopause',
      because: { goal: MENOPAUSE, irregular: true, from45: true },
    });
  });
});

describe('what is asked', () => {
  const given = answers({ goals: [MENOPAUSE], currentlyMenstruates: 'irregular' });
  const asked = proposedStage(given);

  it('is asked once, whatever was answered', () => {
    expect(asked?.stage).toBe('perimenopause');
    expect(proposedStage({ ...given, asked })).toBeNull();
    expect(proposedStage({ ...given, asked, chosen: 'irregular' })).toBeNull();
    expect(proposedStage({ ...given, asked, chosen: 'perimenopause' })).toBeNull();
  });
  it.each([
    ['other goals', { goals: ['postpartum rest'] }, 'postpartum'],
    ['her age', { birthday: AT_45 }, 'perimenopause'],
    ['her periods', { currentlyMenstruates: 'no' }, 'menopause'],
  ] as const)('is asked again when the answers it rests on change: %s', (_what, changed, stage) => {
    expect(proposedStage({ ...given, ...changed, asked })?.stage).toBe(stage);
  });
  it('is not asked again for a goal that leads nowhere', () => {
    expect(proposedStage({ ...given, goals: ['create healing rituals', MENOPAUSE], asked })).toBeNull();
  });
  it('is not asked where the stage stands already, nor of who chose before there were questions', () => {
    expect(proposedStage({ ...given, chosen: 'perimenopause', asked: null })).toBeNull();
    expect(proposedStage({ ...given, chosen: 'irregular' })).toBeNull();
    expect(proposedStage({ ...given, chosen: 'irregular', asked: null })?.stage).toBe('perimenopause');
  });
});

it.each([
  ['leaning to a stage that hides fertility', { goals: [MENOPAUSE], birthday: AT_45 }, true],
  ['leaning to one that does not', { goals: ['prepare for conception'] }, false],
  ['leaning nowhere', {}, false],
  ['who chose', { goals: [MENOPAUSE], birthday: AT_45, chosen: 'menstruating' }, false],
  [
    'who said later',
    { goals: [MENOPAUSE], birthday: AT_45, asked: leaning(answers({ goals: [MENOPAUSE], birthday: AT_45 })) },
    true,
  ],
] as const)('nothing speaks of fertility until she chose: %s', (_what, given, quiet) => {
  expect(staysQuiet(answers(given))).toBe(quiet);
});
