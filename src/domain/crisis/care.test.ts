import { describe, expect, it } from 'vitest';
import { careFor, careKindIn, softCareIn } from './care.ts';

describe('the softer line', () => {
  it.each([
    ['I never told anyone how heavy it gets. I plan my whole week around a bathroom.', 'heavy_bleeding'],
    ['I go through a pad an hour on day two', 'heavy_bleeding'],
    ['changing my tampon every hour at work', 'heavy_bleeding'],
    ['bled through my sheets again', 'heavy_bleeding'],
    ['clots the size of a plum', 'heavy_bleeding'],
    ['I feel faint when I get up', 'heavy_bleeding'],
    ['Is it usual that the second day hurts so much I can’t sit through maths?', 'stopping_pain'],
    ['I missed school on Tuesday because of cramps', 'stopping_pain'],
    ['cramps so bad i threw up? no, but i keep throwing up from the pain', null],
    ['the cramps are so bad I keep throwing up', 'stopping_pain'],
    ['heavy day two, a pad every three hours', null],
    ['a faint line on the test', null],
    ['I have never fainted', null],
    ['I missed class because the bus was late', null],
    ['Heat patch under the uniform. Nobody can tell.', null],
    ['Eleven months without a period and today, a period.', null],
  ])('%s: %s', (text, kind) => {
    expect(softCareIn(text)).toBe(kind);
  });
});

describe('care for the writer alone', () => {
  it('a crisis comes with help by place, and no softer line beside it', () => {
    expect(careFor('I want to die', { ageGroup: 'adult', timeZone: 'Europe/Dublin' })).toMatchObject({
      crisis: ['self_harm'],
      soft: null,
      help: { here: { place: 'Ireland', emergency: '112' } },
      holds: false,
    });
    expect(careKindIn('soaking a pad an hour and I feel faint')).toBe('bleeding');
    expect(careKindIn('soaking a pad an hour')).toBe('heavy_bleeding');
    expect(careKindIn('a good day')).toBeNull();
  });

  it('a teen’s words of crisis are held and hers have the lines for the young', () => {
    const care = careFor('my dad hits me', { ageGroup: 'teen', timeZone: 'Europe/London' });
    expect(care.holds).toBe(true);
    expect(care.help?.here?.lines.map(({ call }) => call)).toContain('0800 1111');
    expect(careFor('I missed school because of cramps', { ageGroup: 'teen', timeZone: 'UTC' })).toEqual({
      crisis: [],
      soft: 'stopping_pain',
      help: null,
      holds: false,
    });
  });
});
