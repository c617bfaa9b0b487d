import { describe, expect, test } from 'vitest';
import { fitsHer, type QuizQuestion } from './quiz-question.ts';

const question = (changes: Partial<QuizQuestion> = {}) =>
  ({ bands: ['teen', 'adult'], fits: 'bleeding', speaksOf: [], ...changes }) as const;

describe('whom a question fits', () => {
  test.each([
    ['an adult who bleeds', question(), { ageGroup: 'adult', stage: 'menstruating' }, true],
    ['a teen in her first years', question(), { ageGroup: 'teen', stage: 'teen' }, true],
    ['nobody whose stage it is not for', question(), { ageGroup: 'adult', stage: 'menopause' }, false],
    ['nobody of another age', question({ bands: ['teen'] }), { ageGroup: 'adult', stage: 'menstruating' }, false],
    [
      'fertility where she may see it',
      question({ speaksOf: ['fertility'] }),
      { ageGroup: 'adult', stage: 'menstruating' },
      true,
    ],
    [
      'no fertility where her stage hides it',
      question({ speaksOf: ['fertility'] }),
      { ageGroup: 'adult', stage: 'perimenopause' },
      false,
    ],
    ['no fertility for a teen', question({ speaksOf: ['fertility'] }), { ageGroup: 'teen', stage: 'teen' }, false],
    ['nothing of sex for a teen', question({ speaksOf: ['sex'] }), { ageGroup: 'teen', stage: 'teen' }, false],
    [
      'sex where fertility is hidden',
      question({ speaksOf: ['sex'] }),
      { ageGroup: 'adult', stage: 'perimenopause' },
      true,
    ],
  ] as const)('%s', (_, asked, her, fits) => expect(fitsHer(asked, her)).toBe(fits));
});
