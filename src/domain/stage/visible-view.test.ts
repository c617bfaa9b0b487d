import { expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { cycleView } from '#domain/cycle/current-cycle.ts';
import { NO_EDITS, type CycleState } from '#domain/cycle/cycle-view.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { STAGE_SURFACES, type LifeStage } from './stage.ts';
import { visibleView } from './visible-view.ts';

/** Cycles of 28 days, `closed` of them behind the member, and today on `day` of the open one. */
function viewOn(day: number, closed = 6) {
  const first = localDate('2026-01-01');
  const logs = Array.from({ length: closed + 1 }, (_, index) => ({
    date: addDays(first, index * 28),
    flow: 'medium' as const,
  }));
  return cycleView({ cycles: deriveCycles(logs, NO_EDITS), logs, today: addDays(first, closed * 28 + day - 1) });
}

it.each([
  // stage, day of the cycle, cycles of the member's own, what is told, whether a day is named, the state
  ['menstruating', 10, 6, 'forecast', true, 'within'],
  ['trying_to_conceive', 10, 6, 'forecast', true, 'within'],
  ['perimenopause', 10, 6, 'forecast', false, 'within'],
  ['perimenopause', 50, 6, 'forecast', false, 'past'],
  ['irregular', 10, 0, 'forecast', false, 'within'],
  ['hormonal_contraception', 10, 2, 'forecast', false, 'within'],
  ['hormonal_contraception', 10, 1, 'nothing', false, 'within'],
  ['hormonal_contraception', 50, 1, 'nothing', false, 'resting'],
  ['pregnant', 10, 6, 'nothing', false, 'within'],
  ['pregnant', 50, 6, 'nothing', false, 'resting'],
  ['menopause', 28, 6, 'nothing', false, 'resting'],
] as const satisfies readonly (readonly [LifeStage, number, number, 'forecast' | 'nothing', boolean, CycleState])[])(
  '%s, day %i after %i cycles: %s',
  (stage, day, closed, told, named, state) => {
    const { forecast, ...view } = visibleView(viewOn(day, closed), STAGE_SURFACES[stage]);
    expect([forecast ? 'forecast' : 'nothing', (forecast?.mode ?? null) !== null, view.state]).toEqual([
      told,
      named,
      state,
    ]);
    if (!forecast) expect(view.daysPast).toBe(0);
  },
);

it('what is not forecast is told as it is', () => {
  const nothing = cycleView({ cycles: [], logs: [], today: localDate('2026-01-01') });
  expect(visibleView(nothing, STAGE_SURFACES.menopause)).toBe(nothing);
});
