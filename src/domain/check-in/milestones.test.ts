import { describe, expect, it } from 'vitest';
import { badgeOf } from './milestone-badge.ts';
import { MILESTONES, milestoneAt, nextMilestone } from './milestones.ts';

it('they stand at 3, 7, 14, 21 and 30, each with all its words', () => {
  expect(MILESTONES.map(({ day, title, type }) => [day, title, type])).toEqual([
    [3, 'First embers', 'affirmation'],
    [7, 'Seven small fires', 'blessing'],
    [14, 'Half a moon', 'meditation'],
    [21, 'Twenty-one small fires', 'wisdom'],
    [30, 'A whole round', 'blessing'],
  ]);
  for (const { description, content } of MILESTONES)
    expect([description, ...content].every((text) => text.length > 20)).toBe(true);
});

describe('a milestone', () => {
  it.each([
    [0, null],
    [2, null],
    [3, 3],
    [4, null],
    [6, null],
    [7, 7],
    [8, null],
    [14, 14],
    [21, 21],
    [29, null],
    [30, 30],
    [31, null],
  ])('day %i reaches %s', (days, reached) => {
    expect(milestoneAt(days)?.day ?? null).toBe(reached);
  });

  it.each([
    [3, 0, 'near'],
    [3, 2, 'near'],
    [3, 3, 'reached'],
    [3, 400, 'reached'],
    [7, 1, null],
    [7, 2, 'near'],
    [7, 6, 'near'],
    [7, 7, 'reached'],
    [14, 8, null],
    [14, 9, 'near'],
    [30, 24, null],
    [30, 25, 'near'],
    [30, 29, 'near'],
    [30, 30, 'reached'],
  ])('the badge of day %i on day %i: %s', (day, days, badge) => {
    expect(badgeOf(day, days)).toBe(badge);
  });

  it.each([
    [0, { day: 3, inDays: 3 }],
    [3, { day: 7, inDays: 4 }],
    [29, { day: 30, inDays: 1 }],
    [30, null],
    [99, null],
  ])('after day %i comes %o', (days, next) => {
    expect(nextMilestone(days)).toEqual(next);
  });
});
