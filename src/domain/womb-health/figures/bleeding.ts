import { addDays } from '#domain/calendar/local-date.ts';
import { isBleeding, type DayLog } from '#domain/cycle/day-log.ts';
import { medianOf } from '#domain/cycle/median.ts';
import { periodLengths } from '#domain/cycle/period-lengths.ts';
import type { HistoryCycle } from '#domain/insight/cycle-history.ts';
import { lengthsOf } from '#domain/insight/cycle-history.ts';
import { figureOf, type Figure } from './figure.ts';
import type { LogFacts } from './log-facts.ts';

/** How long, how heavy, what it kept her from, and what came between; and how long the cycles are. */
export function bleedingFigures(facts: LogFacts): Figure[] {
  const { logs, history, counted, range } = facts;
  const lengths = periodLengths(history);
  const heavy = heavyByPeriod(facts);
  const bled = logs.filter(isBleeding).length;
  const between = counted.reduce((sum, { days, periodLength }) => {
    const outside = days.filter(({ day, log }) => day > periodLength && (isBleeding(log) || log.flow === 'spotting'));
    return sum + outside.length;
  }, 0);
  return [
    figureOf('period_length', [lengths.length, 'periods'], () => ({
      median: medianOf(lengths),
      shortest: Math.min(...lengths),
      longest: Math.max(...lengths),
      usual: range?.longestPeriod ?? null,
    })),
    figureOf('heavy_days', [heavy.length, 'periods'], () => ({
      days: heavy.reduce((sum, days) => sum + days, 0),
      most: Math.max(...heavy),
    })),
    figureOf('soaking', [bled, 'bleeding_days'], () => ({
      days: logs.filter(({ soaking }) => soaking !== undefined).length,
    })),
    figureOf('missed_days', [logs.length, 'days'], () => ({
      days: logs.filter(({ missed }) => (missed?.length ?? 0) > 0).length,
    })),
    cycleLengths(facts),
    figureOf('bleeding_between', [counted.length, 'cycles'], () => ({ days: between })),
  ];
}

/** Heavy days of each period whose flow is logged. */
function heavyByPeriod({ history, logs }: LogFacts): number[] {
  const byDate = new Map(logs.map((log) => [log.date, log]));
  return history.flatMap((cycle) => {
    const flows = flowsOf(cycle, byDate);
    return flows.length === 0 ? [] : [flows.filter((flow) => flow === 'heavy').length];
  });
}

function flowsOf({ startDate, periodLength }: HistoryCycle, byDate: ReadonlyMap<string, DayLog>) {
  return Array.from({ length: periodLength }, (_, day) => byDate.get(addDays(startDate, day))).flatMap((log) =>
    log !== undefined && isBleeding(log) ? [log.flow] : [],
  );
}

function cycleLengths({ history, range }: LogFacts): Figure {
  const lengths = history
    .flatMap(({ length, excluded }) => (length !== null && excluded === null ? [length] : []))
    .toReversed();
  return figureOf('cycle_lengths', [lengths.length, 'cycles'], () => ({
    median: lengthsOf(history)?.median ?? medianOf(lengths),
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    lengths,
    range: range && { source: range.source, shortest: range.shortest, longest: range.longest },
    outside: range && lengths.filter((length) => length < range.shortest || length > range.longest).length,
  }));
}
