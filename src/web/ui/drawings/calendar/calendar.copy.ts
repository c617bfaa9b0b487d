import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { DayLog, Energy, Symptom } from '#domain/cycle/day-log.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { isPrincipal } from '#web/ui/drawings/moon/lit-path.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import type { DayFacts, Known } from './day-facts.ts';

const ENERGY_WORDS: Readonly<Record<Energy, string>> = { 1: 'embers', 2: 'low', 3: 'steady', 4: 'warm', 5: 'bright' };

function symptomWord(symptom: Symptom): string {
  return symptom.replaceAll('_', ' ');
}

function symptomsOf(log: DayLog): string[] {
  return Object.entries(log.symptoms ?? {}).flatMap(([symptom, severity]) => (severity === undefined ? [] : [symptomWord(symptom as Symptom)]));
}

/** "period logged: light, cramps", "logged: spotting, tender", or nothing. */
function loggedWords(log: DayLog | undefined): string | null {
  if (!log) return null;
  const flow = log.flow === 'none' ? ['no bleeding'] : log.flow ? [log.flow] : [];
  const energy = log.energy ? [`energy ${ENERGY_WORDS[log.energy]}`] : [];
  const other = [log.temperature, log.fluid, log.tests?.length].some(Boolean) ? ['body signs'] : [];
  const all = [...flow, ...symptomsOf(log), ...(log.moods ?? []), ...energy, ...other, ...(log.note ? ['a note'] : [])];
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
export function dayName({ date, log, ribbon, chance, moon, when }: DayFacts): string {
  const parts = [
    longDate(date),
    when === 'today' ? 'today' : null,
    loggedWords(log),
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
  marks: 'symptoms, mood, a note',
  chance: 'chance that your period starts',
} as const;
