import { describe, expect, test } from 'vitest';
import { GOALS } from './goals.ts';
import { homeHeadline, intentionFor, recommendations, SACRED_INTENTIONS } from './home-words.ts';
import { CUSTOM_INTENTIONS } from './guidance/custom-goals.ts';

const all = [...GOALS.map((goal) => SACRED_INTENTIONS[goal]), ...CUSTOM_INTENTIONS];

describe('decisions 2: 27 intentions', () => {
  test('17 sacred and 10 custom, each with its own words', () => {
    expect(all).toHaveLength(27);
    for (const field of ['headline', 'subText', 'affirmation'] as const) {
      expect(new Set(all.map((intention) => intention[field])).size).toBe(27);
    }
  });
  test('the ten are those the decisions name', () => {
    expect(CUSTOM_INTENTIONS.map((intention) => intention.name).toSorted()).toEqual([
      'PMS',
      'emotional imprints',
      'energetic cycle',
      'hysterectomy',
      'menopause',
      'ovary removal',
      'post-menopause',
      'postpartum',
      'sleep',
      'stress',
    ]);
  });
  test('each greets in one line of a phone: at most 33 characters', () => {
    const general = homeHeadline({ sacredGoals: [], customGoals: [] });
    expect([...all, general].map(({ headline }) => headline).filter(({ length }) => length > 33)).toEqual([]);
  });
  test('each leads to the tracker, which stands from the first day', () => {
    expect(all.every((intention) => intention.links.some((link) => link.path === '/tracker'))).toBe(true);
  });
  test('none promises, shames or orders about', () => {
    const text = all
      .flatMap((intention) => [intention.headline, intention.subText, intention.affirmation])
      .join(' ')
      .toLowerCase();
    for (const word of ['cure', 'safe day', 'abnormal', 'you missed', 'must ', 'should', 'detox', 'guarantee'])
      expect(text).not.toContain(word);
  });
});

test.each([
  ['Through menopause', 'menopause'],
  ['my POST-MENOPAUSE years', 'post-menopause'],
  ['recover from hysterectomy', 'hysterectomy'],
  ['living after ovary removal', 'ovary removal'],
  ['follow my energetic cycle', 'energetic cycle'],
  ['let go of emotional imprints', 'emotional imprints'],
  ['ease PMS', 'PMS'],
  ['sleep better', 'sleep'],
  ['less stress', 'stress'],
  ['postpartum peace', 'postpartum'],
])('%s is understood as %s', (goal, name) => {
  expect(intentionFor(goal)).toEqual(CUSTOM_INTENTIONS.find((intention) => intention.name === name));
});

test('the headline listens to both lists, and to her own words first', () => {
  const of = (sacredGoals: string[], customGoals: string[] = []) => homeHeadline({ sacredGoals, customGoals }).headline;
  expect(of(['connect with lunar cycles', 'create healing rituals'])).toBe(
    SACRED_INTENTIONS['connect with lunar cycles'].headline,
  );
  expect(of(['connect with lunar cycles'], ['run a marathon', 'sleep'])).toBe('The night isn’t a test.');
  expect(of([], ['run a marathon'])).toBe('Two lights to live by.');
  expect(of([])).toBe('Two lights to live by.');
});

describe('§2.4: recommendation cards', () => {
  test('only the first three goals get one', () => {
    expect(recommendations(GOALS.slice(0, 4), () => true).map((card) => card.goal)).toEqual(GOALS.slice(0, 3));
  });
  test('links lead to existing pages only', () => {
    const cards = recommendations(
      ['practice womb-centered self-care', 'run a marathon'],
      (path) => path === '/tracker' || path === '/wisdom',
    );
    expect(cards.map((card) => card.links.map((link) => link.path))).toEqual([
      ['/tracker', '/wisdom?category=wellness'],
      ['/tracker'],
    ]);
  });
});

test.each([
  [0, /In three cycles/],
  [2, /In three cycles/],
  [3, /is getting to know you/],
  [null, /^A few words a day are enough, with or without a cycle\.$/],
])('after %s closed cycles the promise of the first three is %s', (cyclesClosed, subText) => {
  expect(
    homeHeadline({ sacredGoals: ['understand my sacred menstrual cycle'], customGoals: [], cyclesClosed }).subText,
  ).toMatch(subText);
});
