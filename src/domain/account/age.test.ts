import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { ageGroupAt, ageOn, isOldEnough, isPlausibleBirthday } from './age.ts';

describe('whole years', () => {
  test.each([
    ['2000-06-15', '2026-06-14', 25],
    ['2000-06-15', '2026-06-15', 26],
    ['2000-12-31', '2026-01-01', 25],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2027-01-01', '2026-01-01', -1],
  ])('born %s is on %s %i', (birthday, today, age) => {
    expect(ageOn(localDate(birthday), localDate(today))).toBe(age);
  });
});

describe('decisions 10: the borders', () => {
  const today = localDate('2026-11-21');
  test('13 on the birthday itself, not the day before', () => {
    expect(isOldEnough(localDate('2013-11-21'), today)).toBe(true);
    expect(isOldEnough(localDate('2013-11-22'), today)).toBe(false);
  });
  test('adult on the 18th birthday itself, teen the day before', () => {
    expect(ageGroupAt(localDate('2008-11-21'), today)).toBe('adult');
    expect(ageGroupAt(localDate('2008-11-22'), today)).toBe('teen');
  });
  test('a leap-day child turns 13 and 18 on 1 March', () => {
    expect(isOldEnough(localDate('2012-02-29'), localDate('2025-02-28'))).toBe(false);
    expect(isOldEnough(localDate('2012-02-29'), localDate('2025-03-01'))).toBe(true);
    expect(ageGroupAt(localDate('2008-02-29'), localDate('2026-02-28'))).toBe('teen');
    expect(ageGroupAt(localDate('2008-02-29'), localDate('2026-03-01'))).toBe('adult');
  });
  test('without a birthday the more protected band holds', () => {
    expect(ageGroupAt(null, today)).toBe('teen');
  });
});

test('a birthday is today at the latest and 120 years ago at the earliest', () => {
  const today = localDate('2026-11-21');
  expect(isPlausibleBirthday(today, today)).toBe(true);
  expect(isPlausibleBirthday(localDate('2026-11-22'), today)).toBe(false);
  expect(isPlausibleBirthday(localDate('1906-11-21'), today)).toBe(true);
  expect(isPlausibleBirthday(localDate('1905-11-21'), today)).toBe(false);
});
