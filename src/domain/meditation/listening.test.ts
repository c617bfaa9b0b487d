import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LISTENING,
  mergedQueue,
  minutesOf,
  NO_LISTENING,
  withFavorite,
  withoutFavorite,
  withReport,
  type ListeningDocument,
  type Report,
} from './listening.ts';

const START = Date.parse('2026-11-21T20:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
/** Reports of one meditation of ten minutes, each at its second of the clock. */
function reports(...all: readonly (Partial<Report> & { clock: number; id?: string; month?: string })[]) {
  return all.reduce<ListeningDocument>(
    (document, { clock, id = 'stone', month = '2026-11', ...report }) =>
      withReport(
        document,
        { run: 'a', second: 0, listened: 0, ...report },
        { id, seconds: 600, now: at(clock), month },
      ),
    NO_LISTENING,
  );
}
const heard = ({ months }: ListeningDocument) => months.map(({ seconds, finished }) => [seconds, finished]);

describe('what was listened', () => {
  it('counts once, however often it is told', () => {
    const once = reports({ clock: 30, listened: 30, second: 30 }, { clock: 60, listened: 60, second: 60 });
    const twice = reports(
      { clock: 30, listened: 30, second: 30 },
      { clock: 30, listened: 30, second: 30 },
      { clock: 60, listened: 60, second: 60 },
      { clock: 90, listened: 60, second: 60 },
      { clock: 95, listened: 30, second: 30 },
    );
    expect(heard(once)).toEqual([[60, 0]]);
    expect(heard(twice)).toEqual([[60, 0]]);
    expect(twice.places.map(({ second }) => second)).toEqual([60]);
  });
  it('makes good a report that was lost', () => {
    expect(heard(reports({ clock: 0 }, { clock: 90, listened: 90 }))).toEqual([[90, 0]]);
  });
  it('is never more than passed on the clock, and a clock that runs ahead is caught up with', () => {
    const fast = reports({ clock: 10, listened: 10 }, { clock: 20, listened: 900 });
    expect(heard(fast)).toEqual([[20, 0]]);
    expect(heard(withReport(fast, { run: 'a', second: 5, listened: 900 }, around(40)))).toEqual([[40, 0]]);
  });
  it('is not doubled by two devices that play at once', () => {
    expect(
      heard(
        reports(
          { clock: 0, run: 'a', listened: 1 },
          { clock: 60, run: 'a', listened: 61 },
          { clock: 60, run: 'b', listened: 60 },
          { clock: 120, run: 'b', listened: 120 },
          { clock: 120, run: 'a', listened: 121 },
        ),
      ),
    ).toEqual([[121, 0]]);
  });
  it('of a device without a line for a long time is at most three hours', () => {
    expect(heard(reports({ clock: 0, listened: 43_200 }))).toEqual([[10_800, 0]]);
  });
  it('stands in the month of her day', () => {
    expect(reports({ clock: 60, listened: 60 }, { clock: 120, listened: 120, month: '2026-12' }).months).toEqual([
      { month: '2026-12', seconds: 60, finished: 0 },
      { month: '2026-11', seconds: 60, finished: 0 },
    ]);
  });
  it('whatever comes: what is counted never outgrows the clock, and no report counts twice', () => {
    const step = fc.record({ wait: fc.nat(120), run: fc.constantFrom('a', 'b'), listened: fc.nat(3000) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let [clock, document] = [0, reports({ clock: 0, listened: 1 })];
        for (const { wait, ...report } of steps) {
          clock += wait;
          document = withReport(document, { ...report, second: 1 }, around(clock));
          expect(withReport(document, { ...report, second: 1 }, around(clock)).months).toEqual(document.months);
        }
        expect(heard(document)[0]?.[0]).toBeLessThanOrEqual(clock + 1);
      }),
    );
  });
  it('is told in minutes that were begun', () => expect([0, 1, 60, 61].map(minutesOf)).toEqual([0, 1, 1, 2]));
});
const around = (clock: number) => ({ id: 'stone', seconds: 600, now: at(clock), month: '2026-11' });

describe('the end', () => {
  const toEnd = reports({ clock: 0, listened: 1 }, { clock: 400, listened: 400, second: 595 });
  it('is heard where the last seconds are and half of it was listened to; the next time begins anew', () => {
    expect(toEnd.places).toEqual([{ id: 'stone', second: 0, at: at(400).toISOString(), times: 1 }]);
    expect(heard(toEnd)).toEqual([[400, 1]]);
  });
  it('counts once a playing', () => {
    const again = withReport(toEnd, { run: 'a', second: 600, listened: 410 }, around(410));
    expect([again.places[0]?.times, heard(again)]).toEqual([1, [[410, 1]]]);
    const anew = withReport(again, { run: 'b', second: 600, listened: 400 }, around(900));
    expect([anew.places[0]?.times, heard(anew)]).toEqual([2, [[810, 2]]]);
  });
  it('is not heard by who went there at once', () => {
    const skipped = reports({ clock: 0, listened: 5, second: 600 });
    expect([skipped.places[0]?.times, skipped.places[0]?.second, heard(skipped)]).toEqual([0, 0, [[5, 0]]]);
  });
});

describe('places', () => {
  it('stand newest first, one a meditation, and no more than there is room for', () => {
    const many = Array.from({ length: LISTENING.places + 5 }, (_, n) => ({ clock: n * 10, id: `m${n}`, run: `r${n}` }));
    const { places, runs } = reports(...many, { clock: 5000, id: 'm10', run: 'again', second: 7 });
    expect([places.length, runs.length]).toEqual([LISTENING.places, LISTENING.runs]);
    expect(places.slice(0, 2).map(({ id, second }) => [id, second])).toEqual([
      ['m10', 7],
      [`m${LISTENING.places + 4}`, 0],
    ]);
  });
});

describe('favorites', () => {
  it('come newest first, each once, and are taken out', () => {
    const two = withFavorite(withFavorite(NO_LISTENING, 'stone') ?? NO_LISTENING, 'tide') ?? NO_LISTENING;
    expect(two.favorites).toEqual(['tide', 'stone']);
    expect(withFavorite(two, 'stone')).toBe(two);
    expect(withoutFavorite(two, 'tide').favorites).toEqual(['stone']);
    expect(withoutFavorite(two, 'fan')).toBe(two);
  });
  it('have an end', () => {
    const full = { ...NO_LISTENING, favorites: Array.from({ length: LISTENING.favorites }, (_, n) => `m${n}`) };
    expect(withFavorite(full, 'tide')).toBeNull();
    expect(withFavorite(full, 'm3')).toBe(full);
  });
});

describe('a queue of two devices', () => {
  it.each([
    ['one device alone', ['b', 'a'], ['a', 'b'], ['a', 'b'], ['b', 'a']],
    ['the other added one', ['b', 'a'], ['a', 'b'], ['a', 'b', 'c'], ['b', 'a', 'c']],
    ['the other took one out', ['b', 'a', 'd'], ['a', 'b'], ['b'], ['b', 'd']],
    ['both added the same', ['a', 'c'], ['a'], ['a', 'c'], ['a', 'c']],
    ['one cleared it, the other added', [], ['a', 'b'], ['a', 'b', 'c'], ['c']],
    ['one twice in a list', ['a', 'a'], [], [], ['a']],
  ])('%s', (_, queue, was, stands, merged) => {
    expect(mergedQueue({ queue, was, stands })).toEqual(merged);
    expect(mergedQueue({ queue, was, stands: merged })).toEqual(merged);
  });
});
