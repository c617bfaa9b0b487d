import { expect, test } from 'vitest';
import { CONDITIONS } from '#domain/journey/answers.ts';
import { forHer, type HerFacts } from './for-her.ts';

const FACTS: HerFacts = { signsFirst: false, wording: 'plain', conditions: [], pain: false, fertility: true };

test.each<[string, Partial<HerFacts>, string, readonly string[]]>([
  ['nothing told: pain alone', {}, 'everyone', ['pain']],
  ['pain told in the questionnaire', { pain: true }, 'painful', ['pain', 'bleeding']],
  ['a condition goes before it', { pain: true, conditions: ['Endometriosis'] }, 'endometriosis', ['pain', 'bleeding']],
  ['heavy bleeding begins with the chart', { conditions: ['Heavy bleeding'] }, 'heavy', ['chart', 'bleeding', 'pain']],
  ['no diagnosed condition', { conditions: ['No diagnosed conditions'] }, 'everyone', ['pain']],
  ['trying: the signs first', { signsFirst: true }, 'conceive', ['tests', 'fluid', 'temperature']],
  [
    'trying with pain: both',
    { signsFirst: true, pain: true },
    'conceive',
    ['tests', 'fluid', 'temperature', 'pain', 'bleeding'],
  ],
  ['around menopause: flashes and sleep', { wording: 'perimenopause' }, 'menopause', ['flushes', 'sleep', 'pain']],
  [
    'two conditions: what either pins, each once',
    { conditions: ['Heavy bleeding', 'Endometriosis'] },
    'several',
    ['pain', 'bleeding', 'chart'],
  ],
  ['PCOS pins no group: flow is on the panel', { conditions: ['PCOS (Polycystic Ovary Syndrome)'] }, 'pcos', []],
  [
    'fertility where it is shown',
    { conditions: ['Fertility challenges'] },
    'fertility',
    ['temperature', 'fluid', 'tests'],
  ],
  ['and nowhere else', { conditions: ['Fertility challenges'], fertility: false }, 'everyone', ['pain']],
])('%s', (_what, facts, reason, groups) => {
  expect(forHer({ ...FACTS, ...facts })).toMatchObject({ reason, groups });
});

test('each condition of the questionnaire pins something of its own', () => {
  for (const condition of CONDITIONS.filter((one) => one !== 'No diagnosed conditions')) {
    expect(forHer({ ...FACTS, conditions: [condition] }).reason).not.toBe('everyone');
  }
});
