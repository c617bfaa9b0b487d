import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { CONDITIONS } from '#domain/journey/answers.ts';
import { populationOf, type PopulationFacts } from './population-of.ts';

const d = localDate;
const ADULT: PopulationFacts = {
  stage: 'menstruating',
  age: 30,
  currentlyMenstruates: 'yes',
  conditions: [],
  history: [],
  today: d('2026-11-21'),
};

it.each<[string, Partial<PopulationFacts>, string]>([
  ['nothing said', {}, 'general'],
  ['no birthday', { age: null }, 'general'],
  ['44', { age: 44 }, 'general'],
  ['45', { age: 45 }, 'midlife'],
  ['a teen, whatever else she told', { stage: 'teen', age: 15, currentlyMenstruates: 'irregular' }, 'first_years'],
  ['the stage irregular', { stage: 'irregular' }, 'irregular'],
  ['an answer of irregular', { currentlyMenstruates: 'irregular' }, 'irregular'],
  ['irregular from 45 on', { currentlyMenstruates: 'irregular', age: 47 }, 'perimenopause'],
  ['the stage perimenopause', { stage: 'perimenopause', age: 41 }, 'perimenopause'],
  ['PCOS', { conditions: [CONDITIONS[0]] }, 'pcos'],
  ['PCOS and irregular', { conditions: [CONDITIONS[0], CONDITIONS[5]] }, 'pcos'],
  ['irregular cycles as a condition', { conditions: [CONDITIONS[5]] }, 'irregular'],
  ['a condition that says nothing of lengths', { conditions: [CONDITIONS[1]] }, 'general'],
  ['after a birth', { stage: 'postpartum', history: [{ stage: 'postpartum', from: d('2026-06-01') }] }, 'after_birth'],
  [
    'within a year of a birth',
    {
      history: [
        { stage: 'postpartum', from: d('2026-01-10') },
        { stage: 'menstruating', from: d('2026-08-01') },
      ],
    },
    'after_birth',
  ],
  [
    'more than a year after a birth',
    {
      history: [
        { stage: 'postpartum', from: d('2025-01-10') },
        { stage: 'menstruating', from: d('2025-08-01') },
      ],
    },
    'general',
  ],
  [
    'half a year after the pill',
    {
      history: [
        { stage: 'hormonal_contraception', from: d('2020-01-10') },
        { stage: 'menstruating', from: d('2026-09-01') },
      ],
    },
    'after_pill',
  ],
  [
    'long after the pill',
    {
      history: [
        { stage: 'hormonal_contraception', from: d('2020-01-10') },
        { stage: 'menstruating', from: d('2026-03-01') },
      ],
    },
    'general',
  ],
  [
    'still on it',
    {
      stage: 'hormonal_contraception',
      history: [{ stage: 'hormonal_contraception', from: d('2026-09-01') }],
    },
    'general',
  ],
])('%s', (_what, facts, population) => {
  expect(populationOf({ ...ADULT, ...facts })).toBe(population);
});

it('the conditions it reads are those of the questionnaire', () => {
  expect(CONDITIONS.filter((one) => populationOf({ ...ADULT, conditions: [one] }) !== 'general')).toEqual([
    'PCOS (Polycystic Ovary Syndrome)',
    'Hormone imbalance',
    'Irregular cycles',
  ]);
});
