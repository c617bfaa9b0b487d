import type { LocalDate } from '#domain/calendar/local-date.ts';
import { addDays } from '#domain/calendar/local-date.ts';
import type { MoonDay, Phase, StartChance } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { BleedEvent } from '#web/ui/drawings/wheel/wheel.copy.ts';
import { PLAINLY, type LogTold } from './logged/day-words.ts';
import type { ShowOnly } from './logged/show-only.ts';

/** Lived days are solid, expected ones outlined, what nobody knows is dotted. */
export type Known = 'lived' | 'expected' | 'unknown';
export type DayPhase = { readonly date: LocalDate; readonly phase: Phase; readonly known: Known };

/** Everything the calendar knows about one day. */
export type DayFacts = {
  readonly date: LocalDate;
  readonly when: 'past' | 'today' | 'future';
  readonly log: DayLog | undefined;
  readonly moon: MoonDay | undefined;
  readonly chance: number | null;
  readonly ribbon: {
    readonly phase: Phase;
    readonly known: Known;
    readonly starts: boolean;
    readonly ends: boolean;
  } | null;
  readonly only: ShowOnly;
  readonly told: LogTold;
  readonly event: BleedEvent | null;
};

export type CalendarData = {
  readonly today: LocalDate;
  readonly logs: readonly DayLog[];
  readonly moon: readonly MoonDay[];
  readonly phases: readonly DayPhase[];
  readonly chances: readonly StartChance[];
  /** One thing to show of each day; everything unless told. */
  readonly only?: ShowOnly;
  readonly told?: LogTold;
  /** What bleeding is called where no phase is named; without it the phases have their names. */
  readonly event?: BleedEvent | null;
};

/** Under one percent a glass would be empty and its number a nought. */
const LEAST_CHANCE = 0.01;

/** A look-up of a day's facts, built once for a month. */
export function dayFactsOf({
  today,
  logs,
  moon,
  phases,
  chances,
  only = 'all',
  told = PLAINLY,
  event = null,
}: CalendarData): (date: LocalDate) => DayFacts {
  const byDate = <T extends { readonly date: LocalDate }>(list: readonly T[]) =>
    new Map(list.map((item) => [item.date, item]));
  const [logOf, moonOf, phaseOf, chanceOf] = [byDate(logs), byDate(moon), byDate(phases), byDate(chances)];
  const joins = (day: DayPhase, other: DayPhase | undefined) => other?.phase === day.phase && other.known === day.known;
  return (date) => {
    const phase = phaseOf.get(date);
    const probability = chanceOf.get(date)?.probability ?? 0;
    return {
      date,
      when: date === today ? 'today' : date < today ? 'past' : 'future',
      log: logOf.get(date),
      moon: moonOf.get(date),
      chance: date >= today && probability >= LEAST_CHANCE ? probability : null,
      ribbon: phase
        ? {
            phase: phase.phase,
            known: phase.known,
            starts: !joins(phase, phaseOf.get(addDays(date, -1))),
            ends: !joins(phase, phaseOf.get(addDays(date, 1))),
          }
        : null,
      only,
      told,
      event,
    };
  };
}
