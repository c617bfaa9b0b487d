import type { Phase } from '#domain/cycle/cycle-view.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { isPrincipal } from '#web/ui/drawings/moon/lit-path.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import type { DayFacts, Known } from './day-facts.ts';
import { dayWords } from './logged/day-words.ts';
import { shownOf } from './logged/show-only.ts';

/** "period logged: light, cramps", "logged: spotting, tender", or nothing; where she shows one thing only, that alone. */
function loggedWords({ log, only, told }: Pick<DayFacts, 'log' | 'only' | 'told'>): string | null {
  if (!log) return null;
  if (only !== 'all') return shownOf(log, { only, told })?.said ?? null;
  const all = dayWords(log, told);
  if (all.length === 0) return null;
  const bled = log.flow === 'light' || log.flow === 'medium' || log.flow === 'heavy';
  const kind = !bled ? 'logged' : log.bleedingExcluded ? 'bleeding logged, not a period' : 'period logged';
  return `${kind}: ${all.join(', ')}`;
}

function phaseWords(phase: Phase, known: Known): string {
  const { name } = PHASE_WORDS[phase];
  return known === 'lived' ? `${name} phase` : known === 'expected' ? `${name} phase expected` : `perhaps ${name} phase`;
}

/** A day's name as one sentence for those who hear it: 'Wednesday 4 November, period logged: light, cramps'. */
export function dayName({ date, log, ribbon, chance, moon, when, only, told }: DayFacts): string {
  const parts = [
    longDate(date),
    when === 'today' ? 'today' : null,
    loggedWords({ log, only, told }),
    ribbon ? phaseWords(ribbon.phase, ribbon.known) : null,
    chance ? `${Math.round(chance * 100)}% chance that your period starts` : null,
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
  legend: 'What the marks mean',
  bleeding: 'bleeding logged, by flow',
  marks: 'pain, symptoms, mood, a note',
  chance: 'chance that your period starts',
} as const;
