import type { LocalDate } from '#domain/calendar/local-date.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import type { DayFacts } from '#web/ui/drawings/calendar/day-facts.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { percentLit } from '#web/ui/drawings/moon/moon.copy.ts';
import { timeOfDay, type Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { moon as words } from '../moon.copy.ts';
import type { DaySky } from '../moon-facts.ts';

const KNOWN = {
  lived: (word: string) => word,
  expected: (word: string) => `${word} expected`,
  unknown: (word: string) => `perhaps ${word}`,
} as const;

/**
 * A night in one sentence for those who hear it: "Saturday 21 November, today, waxing gibbous, 88% lit, Reflect phase".
 */
export function cellName({
  date,
  sky,
  facts,
  clocks,
}: {
  date: LocalDate;
  sky: DaySky | null;
  facts: Pick<DayFacts, 'when' | 'ribbon'>;
  clocks: Clocks;
}): string {
  const { ribbon, when } = facts;
  const parts = [
    longDate(date),
    when === 'today' ? 'today' : null,
    ...(sky ? skyWords(sky, clocks) : []),
    ribbon ? KNOWN[ribbon.known](`${PHASE_WORDS[ribbon.phase].word} phase`) : null,
  ];
  return parts.filter(Boolean).join(', ');
}

function skyWords({ moon, fullMoon, eclipse }: DaySky, clocks: Clocks): (string | null)[] {
  const name = phaseName(moon.phase).toLowerCase();
  return [
    moon.instant === null ? name : `${name} at ${timeOfDay(moon.instant, clocks)}`,
    `${percentLit(moon)}% lit`,
    fullMoon?.supermoon ? 'supermoon' : null,
    eclipse ? words.eclipse.name(eclipse).toLowerCase() : null,
  ];
}
