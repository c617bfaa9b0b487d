import type { StandingReply } from '#contract/import/import.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { isCounted, type UntoldDay } from '#domain/import/strengths.ts';
import { fillTold, type KnownDay } from '#domain/import/tellers.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { isSameValue } from '#domain/cycle/merge-day.ts';

/**
 * The days of a file in three parts, each a day with the fields that belong there: what is new, what is here already,
 * and where the member's own entry stays and says otherwise.
 */
export type Compared = {
  readonly news: readonly DayLog[];
  readonly here: readonly DayLog[];
  readonly differing: readonly DayLog[];
};
type File = { readonly days: readonly DayLog[]; readonly untold: readonly UntoldDay[] };

/** What an import of a file would do to the days as they stand, by the rule the server fills them with. */
export function compareDays(file: File, standing: readonly StandingReply[]): Compared {
  const there = new Map(standing.flatMap(({ days }) => days).map((day) => [day.log.date, day]));
  const lost = new Set(standing.flatMap(({ unreadable }) => unreadable));
  const guesses = new Map(file.untold.map((guess) => [guess.date, guess]));
  const parts = file.days.map((told) => {
    const { date } = told;
    if (lost.has(date)) return { news: null, here: null, differing: told };
    return partsOf(told, { known: knownOf(date, there.get(date)), guess: guesses.get(date) });
  });
  const all = (part: keyof Compared) => parts.flatMap((day) => day[part] ?? []);
  return { news: all('news'), here: all('here'), differing: all('differing') };
}

function knownOf(date: LocalDate, there: StandingReply['days'][number] | undefined): KnownDay {
  return there
    ? { day: there.log as DayLog, untold: there.untold, hers: new Set(there.hers) }
    : { day: { date }, untold: null, hers: new Set() };
}

function partsOf(told: DayLog, { known, guess }: { known: KnownDay; guess: UntoldDay | undefined }) {
  const { date, ...fields } = told;
  const next = fillTold(known, { fields, untold: guess }).day;
  const place = (name: string): keyof Compared | null => {
    const [before, after, said] = [known.day, next, told].map((day) => day[name as keyof DayLog]);
    if (after === undefined) return null;
    if (!isSameValue(before, after)) return 'news';
    const isGuess = name === 'flow' && guess?.flow === true && isCounted(known.day.flow);
    return isGuess || isSameValue(before, said) ? 'here' : 'differing';
  };
  const part = (wanted: keyof Compared): DayLog | null => {
    const found = Object.entries(fields).filter(([name]) => place(name) === wanted);
    return found.length > 0 ? { date, ...Object.fromEntries(found) } : null;
  };
  return { news: part('news'), here: part('here'), differing: part('differing') };
}
