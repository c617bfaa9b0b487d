import { describe, expect, test } from 'vitest';
import { localDate } from '../calendar/local-date.ts';
import { inactivityStep, unusedSince } from './inactivity.ts';

const day = (text: string | null) => (text === null ? null : localDate(text));

// Last here on 2024-11-21: 24 months later is 2026-11-21.
describe('an account that nobody has used since 21 November 2024', () => {
  test.each([
    ['2026-09-21', null, null, 'none'],
    ['2026-09-22', null, null, 'first'],
    ['2026-11-06', '2026-09-22', null, 'none'],
    ['2026-11-07', '2026-09-22', null, 'last'],
    ['2026-11-20', '2026-09-22', '2026-11-07', 'none'],
    ['2026-11-21', '2026-09-22', '2026-11-07', 'erase'],
    // Nothing ran for half a year: both emails still come, each with its full notice.
    ['2027-05-01', null, null, 'first'],
    ['2027-05-02', '2027-05-01', null, 'none'],
    ['2027-06-15', '2027-05-01', null, 'none'],
    ['2027-06-16', '2027-05-01', null, 'last'],
    ['2027-06-29', '2027-05-01', '2027-06-16', 'none'],
    ['2027-06-30', '2027-05-01', '2027-06-16', 'erase'],
  ])('on %s, warned on %s and %s: %s', (today, first, last, step) => {
    expect(
      inactivityStep({ seenOn: localDate('2024-11-21'), firstOn: day(first), lastOn: day(last) }, localDate(today)),
    ).toBe(step);
  });

  test('letters from before her last visit count for nothing', () => {
    expect(
      inactivityStep(
        { seenOn: localDate('2024-11-21'), firstOn: localDate('2024-09-01'), lastOn: localDate('2024-11-01') },
        localDate('2027-01-01'),
      ),
    ).toBe('first');
    expect(
      inactivityStep(
        { seenOn: localDate('2026-11-20'), firstOn: localDate('2026-09-22'), lastOn: localDate('2026-11-07') },
        localDate('2026-11-21'),
      ),
    ).toBe('none');
  });

  test('who is looked at is who has something due at all', () => {
    expect(unusedSince(localDate('2026-09-22'))).toBe('2024-11-21');
    expect(unusedSince(localDate('2026-09-21'))).toBe('2024-11-20');
  });
});
