import { expect, test } from 'vitest';
import { CONDITIONS, CONNECTION_METHODS, sectionProblem, unanswered, type RequiredAnswers } from './answers.ts';
import type { SectionName } from './sections.ts';

test('§3: 11 conditions and the none option, 8 connection methods, verbatim', () => {
  expect(CONDITIONS.join(', ')).toBe(
    'PCOS (Polycystic Ovary Syndrome), Endometriosis, Fibroids, Ovarian cysts, Hormone imbalance, Irregular cycles, Heavy bleeding, Painful periods, PMS/PMDD, Fertility challenges, Other, No diagnosed conditions',
  );
  expect(CONDITIONS).toHaveLength(12);
  expect(CONNECTION_METHODS.join(', ')).toBe(
    "Journaling, Meditation, Herbal or energetic healing, Movement & dance, Breathwork, Crystal healing, Moon rituals, I'm just starting",
  );
  expect(CONNECTION_METHODS).toHaveLength(8);
});

test.each<[SectionName, RequiredAnswers, string | null]>([
  ['cycle', {}, 'Please complete all fields'],
  ['cycle', { currentlyMenstruates: 'yes' }, 'Please complete all fields'],
  ['cycle', { tracksCycle: 'app' }, 'Please complete all fields'],
  ['cycle', { currentlyMenstruates: 'yes', tracksCycle: 'no' }, null],
  ['health', {}, 'Please complete the section'],
  ['health', { wantsPersonalization: 'yes' }, 'Please complete the section'],
  ['health', { experiencesPain: 'no' }, null],
  ['spiritual', { experiencesPain: 'no' }, 'Please complete the section'],
  ['spiritual', { wantsPersonalization: 'no' }, null],
])('§5: section %s with %j: %s', (section, answers, message) => {
  expect(sectionProblem(section, answers)).toBe(message);
});

test('the open questions come in their order', () => {
  expect(unanswered('cycle', {})).toEqual(['currentlyMenstruates', 'tracksCycle']);
  expect(unanswered('cycle', { currentlyMenstruates: 'no' })).toEqual(['tracksCycle']);
});
