import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { cycleView } from '#domain/cycle/current-cycle.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { toWireCycles } from '#domain/cycle/wire-cycles.ts';
import { STAGE_SURFACES, type LifeStage } from '#domain/stage/stage.ts';
import { visibleView } from '#domain/stage/visible-view.ts';
import { coreWords, wheelName } from '#web/ui/drawings/wheel/wheel.copy.ts';
import { dayPhases } from './cycle-days.ts';
import { kickerOf } from './tracker.copy.ts';

const START = localDate('2026-11-01');
const COUNTED = ['menstruating', 'irregular', 'teen', 'hormonal_contraception', 'perimenopause'] as const;
const DAYS = Array.from({ length: 14 }, (_, index) => index + 1);

/** A newcomer who has logged bleeding on each day to today, or on the first one alone. */
function pagesOf(stage: LifeStage, { today, logged }: { readonly today: number; readonly logged: number }) {
  const surface = STAGE_SURFACES[stage];
  const logs = Array.from({ length: logged }, (_, day): DayLog => ({ date: addDays(START, day), flow: 'medium' }));
  const cycles = deriveCycles(logs, NO_EDITS);
  const view = visibleView(cycleView({ cycles, logs, today: addDays(START, today - 1) }), surface);
  const wire = toWireCycles({ cycles, view, timeZone: 'UTC' }).map((cycle) => ({
    ...cycle,
    id: '5f0c2f0e-4a55-4d3c-9c38-0d0a8f5f2b12',
  }));
  const context = {
    quiet: !surface.phases,
    event: stage === 'hormonal_contraception' ? ('bleed' as const) : ('period' as const),
  };
  const { phase } = coreWords(view, context);
  const cell = dayPhases({ cycles: wire, view, firstYears: false }).find(({ date }) => date === view.today);
  return { kicker: kickerOf(view, surface), core: phase?.words, name: wheelName(view, context), cell: cell?.phase };
}

describe('every page of the tracker calls a bleeding day a period, however long it lasts', () => {
  it.each(COUNTED.flatMap((stage) => DAYS.map((day) => [stage, day] as const)))(
    '%s, day %i of bleeding',
    (stage, day) => {
      const { kicker, core, name, cell } = pagesOf(stage, { today: day, logged: day });
      expect(`${kicker} | ${core} | ${name}`).not.toMatch(/between (period|bleed)s|Follicular|Ovulation|Luteal/i);
      expect(core).toMatch(/^(Your period|Your bleed|Menstrual · Rest)$/);
      expect(cell).toBe('rest');
    },
  );

  it.each(COUNTED)('%s: one date alone is five days, and the sixth is none', (stage) => {
    for (const day of [2, 3, 4, 5]) expect(pagesOf(stage, { today: day, logged: 1 }).cell).toBe('rest');
    expect(pagesOf(stage, { today: 6, logged: 1 })).toMatchObject({
      core: expect.stringMatching(/^(Between (periods|bleeds)|Follicular · Create)$/),
      cell: 'create',
    });
  });
});
