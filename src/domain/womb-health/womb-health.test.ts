import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '#domain/journey/answers.ts';
import { PIECE_CONDITIONS } from '#domain/wisdom/wisdom.ts';
import {
  APPOINTMENT,
  isEmptySheet,
  NO_APPOINTMENT,
  withConcern,
  withoutQuestion,
  withQuestion,
} from './appointment.ts';
import {
  GUIDE_NAMES,
  guideAddress,
  keptGuides,
  ownWords,
  windowOfGuide,
  withGuideKept,
  withOwnWords,
} from './guides.ts';

describe('guides', () => {
  it('are one for each condition of the questionnaire, and one for whoever has no name yet', () => {
    const labels = GUIDE_NAMES.map((name) => PIECE_CONDITIONS[name] as string);
    expect(CONDITIONS.filter((one) => !labels.includes(one))).toEqual(['No diagnosed conditions']);
    expect(ownWords(CONDITIONS)).toBeNull();
    expect(GUIDE_NAMES).toHaveLength(12);
    expect(new Set(GUIDE_NAMES.map(windowOfGuide)).size).toBe(12);
  });

  it('have addresses of their own that say nothing', () => {
    const all = GUIDE_NAMES.map(guideAddress);
    expect(new Set(all).size).toBe(12);
    expect(all.every((one) => /^[a-z0-9]{7}$/.test(one))).toBe(true);
  });

  it('are hers where she said so; healthy is no condition', () => {
    expect(keptGuides(['Painful periods', 'Endometriosis'])).toEqual(['endometriosis', 'painful_periods']);
    expect(keptGuides(['No diagnosed conditions'])).toEqual([]);
    expect(keptGuides(['Lichen sclerosus'])).toEqual(['other']);
  });

  it('are kept and let go, and her own words stay until Other goes', () => {
    const kept = withGuideKept(['No diagnosed conditions', 'Lichen sclerosus'], 'no_diagnosis_yet', true);
    expect(kept).toEqual(['No diagnosed conditions', 'Lichen sclerosus', 'No diagnosis yet']);
    expect(withGuideKept(kept, 'no_diagnosis_yet', false)).toEqual(['No diagnosed conditions', 'Lichen sclerosus']);
    expect(withGuideKept(['Other', 'Lichen sclerosus'], 'other', false)).toEqual([]);
    expect(withGuideKept(['Other', 'Lichen sclerosus'], 'other', true)).toEqual(['Lichen sclerosus', 'Other']);
  });

  it.each([
    ['  Lichen   sclerosus ', 'Lichen sclerosus'],
    ['', null],
    ['Fibroids', null],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('%j as her own words is %j', (typed, said) => {
    expect(ownWords(withOwnWords(['Other', 'Vulvodynia'], typed))).toBe(said);
  });
});

describe('the sheet', () => {
  const question = (id: string, text = id) => ({ id, text, own: true });

  it('has three concerns, each figure once and four at most, in their order', () => {
    const figures = ['sleep', 'pain_days', 'pain_days', 'soaking', 'missed_days', 'symptoms'] as const;
    const sheet = withConcern(NO_APPOINTMENT, 1, { text: 'It hurts', figures });
    expect(sheet.concerns).toHaveLength(3);
    expect(sheet.concerns[1]).toEqual({ text: 'It hurts', figures: ['pain_days', 'soaking', 'missed_days', 'sleep'] });
    expect([isEmptySheet(NO_APPOINTMENT), isEmptySheet(sheet)]).toEqual([true, false]);
  });

  it('takes a question once, changes it in its place, and says when it is full', () => {
    const two = [question('a'), question('b')].reduce(
      (sheet, one) => withQuestion(sheet, one) ?? sheet,
      NO_APPOINTMENT,
    );
    expect(withQuestion(two, question('c', 'a'))).toBe(two);
    expect(withQuestion(two, question('a', 'new'))?.questions.map(({ text }) => text)).toEqual(['new', 'b']);
    expect(withoutQuestion(two, 'a').questions.map(({ id }) => id)).toEqual(['b']);
    const full = Array.from({ length: APPOINTMENT.questions }, (_, at) => question(`q${at}`));
    expect(withQuestion({ ...NO_APPOINTMENT, questions: full }, question('more'))).toBeNull();
    expect(withQuestion({ ...NO_APPOINTMENT, questions: full }, question('q1', 'still'))).not.toBeNull();
  });
});
