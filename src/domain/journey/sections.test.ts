import { describe, expect, test } from 'vitest';
import { GOALS, type Goal } from '#domain/goals/goals.ts';
import { goalBehind, sectionsFor, type SectionName } from './sections.ts';

describe('§4.6: which section a goal calls', () => {
  const calls: Record<Goal, SectionName[]> = {
    'understand my sacred menstrual cycle': ['cycle'],
    'reconnect with womb wisdom': ['cycle', 'spiritual'],
    'heal reproductive health imbalances': ['cycle', 'health'],
    'embrace my feminine power': ['cycle', 'spiritual'],
    'balance hormones naturally': ['cycle', 'health'],
    'reduce menstrual pain and symptoms': ['cycle', 'health'],
    'restore cycle regularity': ['cycle'],
    'navigate menopause with grace': ['cycle'],
    'strengthen my intuition': ['cycle', 'spiritual'],
    'practice womb-centered self-care': ['cycle'],
    'release reproductive trauma': ['cycle'],
    'prepare for conception': ['cycle'],
    'navigate fertility challenges': ['cycle', 'health'],
    'connect with lunar cycles': ['cycle', 'spiritual'],
    'embrace my sacred sexuality': ['cycle', 'spiritual'],
    "honor my body's wisdom": ['cycle'],
    'create healing rituals': ['cycle', 'spiritual'],
  };
  test.each(GOALS)('%s', (goal) => {
    expect(sectionsFor([goal])).toEqual(calls[goal]);
  });
  test.each<[string, SectionName[]]>([
    ['please RELEASE TRAUMA gently', ['cycle', 'health']],
    ['my Reproductive Health', ['cycle', 'health']],
    ['less Painful days', ['cycle', 'health']],
    ['Connect With Lunar time', ['cycle', 'spiritual']],
    ['release  trauma', ['cycle']],
    ['', ['cycle']],
  ])('%j, in any case and anywhere in the text', (goal, sections) => {
    expect(sectionsFor([goal])).toEqual(sections);
  });
});

test('both sections come in the order health, spiritual, whatever the order of the goals', () => {
  expect(sectionsFor(['create healing rituals', 'reduce menstrual pain and symptoms'])).toEqual([
    'cycle',
    'health',
    'spiritual',
  ]);
  expect(sectionsFor([])).toEqual(['cycle']);
});

test('a section can name the goal that called it', () => {
  expect(
    goalBehind('spiritual', ['restore cycle regularity', 'create healing rituals', 'connect with lunar cycles']),
  ).toBe('create healing rituals');
  expect(goalBehind('health', ['restore cycle regularity'])).toBeNull();
});
