import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { cycleView } from '#domain/cycle/current-cycle.ts';
import { NO_EDITS, type CycleView, type MoonDay } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';

export const EXAMPLE_TODAY = localDate('2026-11-21');
const FIRST = localDate('2026-04-20');
const LENGTHS = [28, 27, 29, 28, 30, 28, 28];
const FLOW = ['medium', 'heavy', 'medium', 'light', 'spotting'] as const;

/** Eight periods of nobody: the drawings' input, led through the product's own rules. */
export function exampleLogs(lengths: readonly number[] = LENGTHS): DayLog[] {
  const starts = lengths.reduce<LocalDate[]>(
    (before, length) => [...before, addDays(before.at(-1) ?? FIRST, length)],
    [FIRST],
  );
  return starts.flatMap((start) => FLOW.map((flow, day) => ({ date: addDays(start, day), flow })));
}

/** What the wheel and the bars draw, on a day counted from the example's today. */
export function exampleView(logs: readonly DayLog[], later = 0): CycleView {
  return cycleView({ cycles: deriveCycles(logs, NO_EDITS), logs, today: addDays(EXAMPLE_TODAY, later) });
}

/** A mean moon, good enough to look at: new on 9 November 2026, 29.53 days a round. */
export function exampleMoon(from: LocalDate, days: number): MoonDay[] {
  const start = (Date.parse(from) - Date.parse('2026-11-09')) / 86_400_000;
  return Array.from({ length: days }, (_, day) => {
    const age = (((start + day) % 29.53) + 29.53) % 29.53;
    const [waxing, illuminated] = [age < 14.77, (1 - Math.cos((2 * Math.PI * age) / 29.53)) / 2];
    return {
      date: addDays(from, day),
      illuminated,
      waxing,
      instant: null,
      phase: `${waxing ? 'waxing' : 'waning'}_${illuminated < 0.5 ? 'crescent' : 'gibbous'}` as const,
    };
  });
}
