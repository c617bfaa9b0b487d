import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { changedRatings, fillOpen, ITEM_IDS, NOTHING, ratedCount, withRatings, type RatingEdit } from './rated-day.ts';

const date = localDate('2026-11-20');
const edit = (change: RatingEdit['change'], made: number, by = 'phone'): RatingEdit => ({
  date,
  change,
  madeAt: made,
  now: 100,
  by,
});

describe('a day that two devices rate', () => {
  it('the later edit of an item wins, whichever arrives last, and others stay', () => {
    const first = withRatings(null, edit({ low: 5, mad: 2 }, 50, 'laptop'));
    const late = withRatings(first, edit({ low: 1, worried: 3 }, 40));
    expect(late.ratings).toEqual({ low: 5, worried: 3, mad: 2 });
    expect(withRatings(late, edit({ low: 1, worried: 3 }, 40))).toEqual(late);
    expect(withRatings(late, edit({ low: 4 }, 60)).ratings.low).toBe(4);
  });
  it('one device wins over itself in the order in which it comes, and none is from the future', () => {
    const first = withRatings(null, edit({ low: 5 }, 900));
    expect(first.edits.low).toEqual([100, 'phone']);
    expect(withRatings(first, edit({ low: 2 }, 20)).ratings.low).toBe(2);
  });
  it('an item that was opened again stays open against an older rating', () => {
    const open = withRatings(withRatings(null, edit({ low: 5, mad: 2 }, 50)), edit({ low: null }, 60));
    expect(open.ratings).toEqual({ mad: 2 });
    expect(withRatings(open, edit({ low: 6 }, 55, 'laptop')).ratings).toEqual({ mad: 2 });
  });
});

describe('filling', () => {
  it('adds to open items alone, in the order of the items', () => {
    const day = changedRatings({ mad: 4 }, { low: 2, worried: null });
    expect(Object.keys(day)).toEqual(['low', 'mad']);
    const fill = fillOpen(day, NOTHING);
    expect([ratedCount(fill), fill.mad, fill.low]).toEqual([ITEM_IDS.length - 2, undefined, undefined]);
    expect(changedRatings(day, fill)).toMatchObject({ low: 2, mad: 4, headache: 1 });
    expect(fillOpen(day, { low: 6, aches: 3 })).toEqual({ aches: 3 });
  });
});
