import type { Phase } from '#domain/cycle/cycle-view.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { isPrincipal } from '#web/ui/drawings/moon/lit-path.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import type { BleedEvent } from '#web/ui/drawings/wheel/wheel.copy.ts';
import type { DayFacts, Known } from './day-facts.ts';
import { loggedDayWords } from './logged/day-words.ts';
import { shownOf } from './logged/show-only.ts';

/**
 * "period logged: light, cramps", "logged: spotting, tender", or nothing; where the member shows one thing only, that
 * alone.
 */
function loggedWords({ log, only, told, event }: Pick<DayFacts, 'log' | 'only' | 'told' | 'event'>): string | null {
  if (!log) return null;
  if (only !== 'all') return shownOf(log, { only, told })?.said ?? null;
  const all = loggedDayWords(log, told);
  if (all.length === 0) return null;
  const bled = log.flow === 'light' || log.flow === 'medium' || log.flow === 'heavy';
  const kind = !bled
    ? 'logged'
    : event === 'bleed'
      ? 'bleed logged'
      : log.bleedingExcluded
        ? 'bleeding logged, not a period'
        : 'period logged';
  return `${kind}: ${all.join(', ')}`;
}

function phaseWords({ phase, known }: { phase: Phase; known: Known }, event: BleedEvent | null): string {
  if (event)
    return known === 'lived'
      ? `your ${event}`
      : known === 'expected'
        ? `your ${event} expected`
        : `perhaps your ${event}`;
  const { name } = PHASE_WORDS[phase];
  return known === 'lived'
    ? `${name} phase`
    : known === 'expected'
      ? `${name} phase expected`
      : `perhaps ${name} phase`;
}

/** A day's name as one sentence for those who hear it: 'Wednesday 4 November, period logged: light, cramps'. */
export function dayName({ date, log, ribbon, chance, moon, when, only, told, event }: DayFacts): string {
  const parts = [
    longDate(date),
    when === 'today' ? 'today' : null,
    loggedWords({ log, only, told, event }),
    ribbon ? phaseWords(ribbon, event) : null,
    chance ? `${Math.round(chance * 100)}% ${CALENDAR_WORDS.chance(event)}` : null,
    moon && isPrincipal(moon) ? phaseName(moon.phase).toLowerCase() : null,
  ];
  return parts.filter(Boolean).join(', ');
}

export const CALENDAR_WORDS = {
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  month: 'Month',
  year: 'Year',
  legend: 'What the marks mean, and what to show',
  bleeding: 'bleeding logged, by flow',
  marks: 'pain, symptoms, mood, a note',
  chance: (event: BleedEvent | null) => `chance that your ${event ?? 'period'} starts`,
  ribbon: (event: BleedEvent) => `your ${event}`,
} as const;
