import { describe, expect, it } from 'vitest';
import { cutForCard } from './home-card.ts';
import { countNew, hourOf, isNewSince, ofTheHour, type Counted } from './newness.ts';

const at = (text: string) => new Date(`2026-11-21T${text}Z`);
const words = (time: string, part: Partial<Counted> = {}): Counted => ({
  category: 'loss',
  isAnonymous: false,
  isMine: false,
  at: at(time),
  ...part,
});
const nameless = { isAnonymous: true };
const visit = { at: at('12:30:00'), hourSeen: 0 };

describe('what is new since a visit', () => {
  it.each([
    ['named, a millisecond after', words('12:30:00.001'), true],
    ['named, at the very instant', words('12:30:00'), false],
    ['nameless, of the next hour', words('13:00:00', nameless), true],
    ['nameless, of the same hour: nobody can tell', words('12:00:00', nameless), false],
    ['her own', words('14:00:00', { isMine: true }), false],
  ])('%s', (_, one, isNew) => expect(isNewSince(one, visit)).toBe(isNew));

  it('everything but her own, before the first visit', () => {
    expect([words('01:00:00'), words('01:00:00', { isMine: true })].map((one) => isNewSince(one, null))).toEqual([
      true,
      false,
    ]);
  });
});

describe('how many are new', () => {
  const hour = [
    words('12:00:00', nameless),
    words('12:00:00', nameless),
    words('12:00:00', { ...nameless, isMine: true }),
  ];
  it('of the hour of the visit as many nameless ones as came after it', () => {
    expect(countNew(hour, { ...visit, hourSeen: 1 }).all).toBe(1);
    expect(countNew(hour, { ...visit, hourSeen: 2 }).all).toBe(0);
    // One that she had seen was hidden since: never less than none.
    expect(countNew(hour, { ...visit, hourSeen: 5 }).all).toBe(0);
    expect(ofTheHour(hour, at('12:59:59'))).toBe(2);
    expect(ofTheHour(hour, at('13:00:00'))).toBe(0);
  });

  it('stops at a hundred, in all and in a topic', () => {
    const many = Array.from({ length: 150 }, () => words('13:00:00'));
    const { all, of } = countNew([...many, words('13:00:01', { category: 'rituals' })], visit);
    expect([all, of('loss'), of('rituals'), of('menopause')]).toEqual([100, 100, 1, 0]);
  });

  it('an hour begins with itself', () => {
    expect(hourOf(at('12:00:00'))).toEqual(at('12:00:00'));
    expect(hourOf(at('12:59:59.999'))).toEqual(at('12:00:00'));
  });
});

describe('a post on the home card', () => {
  it.each([
    ['80 stay', 'a'.repeat(80), 'a'.repeat(80)],
    ['81 are cut', 'a'.repeat(81), 'a'.repeat(80)],
    ['an emoji over the end goes as a whole', `${'a'.repeat(79)}👩🏽‍🦱`, 'a'.repeat(79)],
    ['a letter keeps its accent', `${'a'.repeat(79)}e\u0301`, 'a'.repeat(79)],
  ])('%s', (_, text, cut) => {
    expect(cutForCard(text)).toBe(cut);
    expect(cutForCard(text).isWellFormed()).toBe(true);
  });
});
