import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { moonWords } from '#web/ui/drawings/moon/moon.copy.ts';
import type { Lunation } from './lunation.ts';

function nextLight(turn: Lunation, today: LocalDate) {
  return turn.days.find(({ date, phase }) => date >= today && (phase === 'full' || phase === 'new')) ?? null;
}

/** The core of the energy wheel: the moon day, or tonight's moon where no new moon is known to count from. */
export function energyCore(
  turn: Lunation,
  today: LocalDate,
): {
  readonly kicker: string;
  readonly number: number | null;
  readonly say: string | null;
  readonly note: string | null;
} {
  const next = nextLight(turn, today);
  const away = next ? daysBetween(today, next.date) : 0;
  const name = next?.phase === 'full' ? 'full' : 'new';
  const note = next && (away === 0 ? `${name} today` : away === 1 ? `${name} tomorrow` : `${name} in ${away} days`);
  if (turn.counted) return { kicker: 'moon day', number: turn.day, say: null, note };
  return {
    kicker: 'tonight',
    number: null,
    say: turn.tonight ? phaseName(turn.tonight.phase).toLowerCase() : 'the moon',
    note,
  };
}

/** The energy wheel in words. */
export function energyName(turn: Lunation, today: LocalDate): string {
  const next = nextLight(turn, today);
  const counted = turn.counted ? `: moon day ${turn.day}` : '';
  const tonight = turn.tonight ? `, ${moonWords(turn.tonight).toLowerCase()}` : '';
  const then =
    next && next.date !== today ? ` The ${phaseName(next.phase).toLowerCase()} is on ${longDate(next.date)}.` : '';
  return `Energy wheel led by the moon${counted}${tonight}.${then} The energy you logged is drawn as embers inside. No period forecast.`;
}
