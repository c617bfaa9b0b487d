import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { cycleAt, cycleInWindow, phasesOf } from './cycle-fixtures.ts';
import { ringPlan, type RingPlan } from './ring-plan.ts';

const drawn = (plan: RingPlan) =>
  plan.stretches.map(({ from, to, known, phase }) => `${from}-${to} ${known} ${phase ?? 'nobody'}`);

test('within: lived is solid, what comes is outlined, flames stand on their days', () => {
  const plan = ringPlan(cycleAt());
  expect([plan.length, plan.hand, plan.start]).toEqual([28, 18, '2026-11-04']);
  expect(drawn(plan)).toEqual([
    '1-5 lived rest',
    '6-12 lived create',
    '13-15 lived shine',
    '16-18 lived reflect',
    '19-28 expected reflect',
  ]);
  expect(plan.flames.map(({ day }) => day)).toEqual([25, 26, 27, 28, 29, 30, 31, 32]);
});

test('a flame needs one percent', () => {
  const view = cycleAt();
  const chance = (probability: number) =>
    ringPlan({
      ...view,
      forecast: view.forecast && { ...view.forecast, days: [{ date: localDate('2026-12-02'), probability }] },
    }).flames.length;
  expect([chance(0.0099), chance(0.01)]).toEqual([0, 1]);
});

test("no data: all dotted in nobody's colour, words, no hand", () => {
  const plan = ringPlan(cycleAt({ state: 'none', day: 1, unwrappedDay: null, startDate: null, forecast: null }));
  expect(drawn(plan)).toEqual([
    '1-5 unknown nobody',
    '6-12 unknown nobody',
    '13-15 unknown nobody',
    '16-28 unknown nobody',
  ]);
  expect([plan.hand, plan.words.length, plan.flames.length, plan.start]).toEqual([null, 4, 0, null]);
});

test('irregular: as long as the window, dotted garnet in it, equal flames', () => {
  const plan = ringPlan(cycleInWindow(24, { low: '2026-11-26', high: '2026-12-13' }, { irregular: true }));
  expect(plan.length).toBe(46);
  expect(drawn(plan)).toEqual([
    '1-5 lived rest',
    '6-12 lived create',
    '13-15 lived shine',
    '16-24 lived reflect',
    '25-28 expected reflect',
    '29-46 unknown rest',
  ]);
  expect(new Set(plan.flames.map(({ chance }) => chance)).size).toBe(1);
  expect(plan.flames.every(({ day }) => day >= 29 && day <= 46)).toBe(true);
});

test("everyone's window draws equal flames on a usual ring", () => {
  const view = cycleAt();
  const plan = ringPlan({ ...view, forecast: view.forecast && { ...view.forecast, basis: 'population' } });
  expect(plan.length).toBe(28);
  expect(plan.flames.map(({ day }) => day)).toEqual([27, 28, 29, 30, 31]);
  expect(new Set(plan.flames.map(({ chance }) => chance)).size).toBe(1);
});

test("to the window's end: lengthened, the rest dotted garnet, the count goes on", () => {
  const plan = ringPlan(cycleInWindow(29, { low: '2026-11-19', high: '2026-11-24' }, { state: 'window' }));
  expect([plan.length, plan.hand]).toEqual([32, 29]);
  expect(drawn(plan)).toEqual([
    '1-5 lived rest',
    '6-12 lived create',
    '13-15 lived shine',
    '16-29 lived reflect',
    '30-32 unknown rest',
  ]);
});

test("on the window's last day nothing is left to dot", () => {
  const plan = ringPlan(cycleInWindow(29, { low: '2026-11-17', high: '2026-11-21' }, { state: 'window' }));
  expect(drawn(plan).at(-1)).toBe('16-29 lived reflect');
});

test("past it: lengthened to today, extra days dotted in nobody's colour, no flames", () => {
  const plan = ringPlan(cycleInWindow(33, { low: '2026-11-14', high: '2026-11-18' }, { state: 'past', daysPast: 3 }));
  expect([plan.length, plan.hand, plan.flames.length]).toEqual([33, 33, 0]);
  expect(drawn(plan)).toEqual([
    '1-5 lived rest',
    '6-12 lived create',
    '13-15 lived shine',
    '16-30 lived reflect',
    '31-33 unknown nobody',
  ]);
});

test('resting: dotted, without words, hand or flames', () => {
  const plan = ringPlan(cycleAt({ state: 'resting', startDate: localDate('2025-01-06'), forecast: null }));
  expect([plan.hand, plan.words, plan.flames]).toEqual([null, [], []]);
  expect(plan.stretches.every(({ known, phase }) => known === 'unknown' && phase === null)).toBe(true);
});

test("where no phase is named: solid and outlined to the period's end, then dotted in nobody's colour, and not a word", () => {
  const plan = ringPlan(cycleAt({ day: 3, unwrappedDay: 3, startDate: localDate('2026-11-19') }), { quiet: true });
  expect(drawn(plan)).toEqual(['1-3 lived rest', '4-5 expected rest', '6-28 unknown nobody']);
  expect([plan.flames, plan.words]).toEqual([[], []]);
});

test('in every life the stretches follow each other without a gap or an overlap', () => {
  const states = fc.constantFrom('none', 'within', 'window', 'past', 'resting');
  fc.assert(
    fc.property(
      states,
      fc.integer({ min: 15, max: 90 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      (state, length, period, daysPast, irregular) => {
        const view = cycleAt();
        const day = state === 'past' ? length + daysPast : Math.min(length, daysPast);
        const start = addDays(view.today, 1 - day);
        const high = addDays(start, state === 'past' ? length - 1 : Math.max(length + 3, day + 2) - 1);
        const plan = ringPlan({
          ...view,
          state,
          irregular,
          day: state === 'past' ? daysPast : day,
          unwrappedDay: day,
          cycleLength: length,
          periodLength: period,
          phases: phasesOf(length, period),
          daysPast,
          startDate: start,
          forecast: view.forecast && { ...view.forecast, low: addDays(view.today, 1), high },
        });
        expect(plan.stretches[0]?.from).toBe(1);
        expect(plan.stretches.at(-1)?.to).toBe(plan.length);
        for (const [index, stretch] of plan.stretches.entries()) {
          expect(stretch.to).toBeGreaterThanOrEqual(stretch.from);
          if (index > 0) expect(stretch.from).toBe((plan.stretches[index - 1]?.to ?? 0) + 1);
        }
      },
    ),
  );
});
