import { expect, test } from 'vitest';
import { CONDITIONS } from '#domain/journey/answers.ts';
import { forHer, type HerFacts } from './for-her.ts';

const FACTS: HerFacts = { signsFirst: false, wording: 'plain', conditions: [], pain: false };

test.each<[string, Partial<HerFacts>, string, readonly string[]]>([
  ['nothing told: pain alone', {}, 'everyone', ['pain']],
  ['pain told in the questionnaire', { pain: true }, 'painful', ['pain', 'bleeding']],
  ['a condition goes before it', { pain: true, conditions: ['Endometriosis'] }, 'endometriosis', ['pain', 'bleeding']],
  ['heavy bleeding is asked before pain', { conditions: ['Heavy bleeding'] }, 'heavy', ['bleeding', 'pain']],
  ['no diagnosed condition', { conditions: ['No diagnosed conditions'] }, 'everyone', ['pain']],
  ['trying: the signs first', { signsFirst: true }, 'conceive', ['tests', 'fluid', 'temperature']],
  [
    'trying with pain: both',
    { signsFirst: true, pain: true },
    'conceive',
    ['tests', 'fluid', 'temperature', 'pain', 'bleeding'],
  ],
  ['around menopause', { wording: 'perimenopause' }, 'menopause', ['pain']],
])('%s', (_what, facts, reason, groups) => {
  expect(forHer({ ...FACTS, ...facts })).toMatchObject({ reason, groups });
});

test('each condition it knows is one of the questionnaire', () => {
  const known = [
    'Endometriosis',
    'Fibroids',
    'Heavy bleeding',
    'Painful periods',
    'PCOS (Polycystic Ovary Syndrome)',
    'PMS/PMDD',
  ];
  for (const condition of known) {
    expect(CONDITIONS).toContain(condition);
    expect(forHer({ ...FACTS, conditions: [condition] }).reason).not.toBe('everyone');
  }
});
