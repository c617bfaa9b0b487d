import type { DayLog, Mood } from '#domain/cycle/day-log.ts';
import { medianOf } from '#domain/cycle/median.ts';
import type { CountedCycle } from '#domain/insight/counted-cycles.ts';
import { symptomsOf } from '#domain/insight/symptom-days.ts';
import { figureOf, type CountedSymptom, type Figure, type Share } from './figure.ts';
import type { LogFacts } from './log-facts.ts';

const FLUSHES = ['hot_flushes', 'night_sweats'] as const;
const LOW: readonly Mood[] = ['low', 'irritable', 'anxious'];
const MOST_SYMPTOMS = 4;
const WATERY = ['watery', 'egg_white'] as const;

/** Flushes, sleep, moods and symptoms: on how many days, and which of them gather before a period. */
export function aroundFigures({ logs, counted }: LogFacts): Figure[] {
  const nights = logs.flatMap(({ sleep }) => sleep ?? []);
  const hours = nights.flatMap((sleep) => sleep.hours ?? []);
  const told = counted.filter((cycle) => [true, false].every((isBefore) => moodDays(cycle, isBefore).length > 0));
  return [
    figureOf('flushes', [logs.length, 'days'], () => ({
      days: logs.filter(({ symptoms }) => FLUSHES.some((one) => symptoms?.[one] !== undefined)).length,
    })),
    figureOf('sleep', [nights.length, 'nights'], () => ({
      median: hours.length > 0 ? medianOf(hours) : null,
      poor: nights.filter(({ quality }) => quality === 'poor').length,
    })),
    figureOf('moods_before', [told.length, 'cycles'], () => ({
      before: lowDays(told, true),
      other: lowDays(told, false),
    })),
    figureOf('symptoms_before', [counted.length, 'cycles'], () => ({ symptoms: mostBefore(counted) })),
    figureOf('symptoms', [logs.length, 'days'], () => ({ symptoms: mostOf(logs.map(keysOf)) })),
  ];
}

/** Signs of ovulation that were logged: never for a teen, nor in a stage that hides them. */
export function signFigures({ logs }: LogFacts): Figure[] {
  return [
    figureOf('signs', [logs.length, 'days'], () => ({
      tests: logs.filter(({ tests = [] }) => tests.some((one) => one.kind === 'ovulation' && one.result === 'positive'))
        .length,
      fluid: logs.filter(({ fluid }) => WATERY.some((one) => one === fluid)).length,
      temperatures: logs.filter(({ temperature }) => temperature && !temperature.disturbed).length,
    })),
  ];
}

function moodDays({ days }: CountedCycle, isBefore: boolean): DayLog[] {
  return days
    .filter(({ part, log }) => (part === 'before') === isBefore && (log.moods?.length ?? 0) > 0)
    .map(({ log }) => log);
}

function lowDays(cycles: readonly CountedCycle[], isBefore: boolean): Share {
  const days = cycles.flatMap((cycle) => moodDays(cycle, isBefore));
  return { days: days.filter(({ moods }) => moods?.some((mood) => LOW.includes(mood))).length, of: days.length };
}

function keysOf(log: DayLog): string[] {
  return symptomsOf(log).map(([key]) => key);
}

function mostBefore(counted: readonly CountedCycle[]): CountedSymptom[] {
  return mostOf(counted.map(({ days }) => days.flatMap(({ part, log }) => (part === 'before' ? keysOf(log) : []))));
}

/** The symptoms that stand in the most of some lists. */
function mostOf(lists: readonly (readonly string[])[]): CountedSymptom[] {
  const counts = new Map<string, number>();
  for (const keys of lists) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
    .slice(0, MOST_SYMPTOMS);
}
