import type { CycleView, Phase } from '#domain/cycle/cycle-view.ts';
import { dateWithYear, longDate, twoDates } from '#web/ui/drawings/dates/date-words.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';

/** The words in the middle of the wheel. `say` stands in place of a number. */
export type CoreWords = {
  readonly number: number | null;
  readonly say: readonly string[];
  readonly phase: { readonly of: Phase | null; readonly words: string } | null;
  readonly note: string | null;
};

/** What the member's bleeding is called: on a hormonal method it is no period. */
export type BleedEvent = 'period' | 'bleed';
type DayContext = { readonly quiet: boolean; readonly event: BleedEvent; readonly asks?: boolean };

function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}

/** "10 days left"; on the last day there is none left to count. */
export function daysLeftWords(daysLeft: number): string {
  return daysLeft <= 0 ? 'last day' : `${days(daysLeft)} left`;
}

function isWindowOnly(view: CycleView): boolean {
  return view.forecast !== null && (view.irregular || view.forecast.mode === null);
}

/** What stands in the core of the wheel, for each of its lives. */
export function coreWords(view: CycleView, { quiet, event, asks = false }: DayContext): CoreWords {
  const day = view.unwrappedDay ?? view.day;
  if (view.state === 'none')
    return {
      number: null,
      say: ['Where are', 'you now?'],
      phase: null,
      note: asks ? 'Tap to set a date' : 'One date is enough',
    };
  if (view.state === 'resting')
    return {
      number: null,
      say: ['resting'],
      phase: null,
      note: view.startDate && `since ${dateWithYear(view.startDate)}`,
    };
  if (view.state === 'window') return { number: null, say: ['any day now'], phase: null, note: `day ${day}` };
  if (view.state === 'past')
    return { number: day, say: [], phase: null, note: `${days(view.daysPast)} past the window` };
  if (quiet)
    return {
      number: view.day,
      say: [],
      phase: view.phase === 'rest' ? { of: 'rest', words: `Your ${event}` } : { of: null, words: `Between ${event}s` },
      note: null,
    };
  const { name, word } = PHASE_WORDS[view.phase];
  const note = isWindowOnly(view) ? 'a window ahead' : daysLeftWords(view.daysLeft);
  return { number: view.day, say: [], phase: { of: view.phase, words: `${name} · ${word}` }, note };
}

function nextPeriod(view: CycleView): string {
  const forecast = view.forecast;
  if (!forecast) return '';
  const between = `between ${twoDates(forecast.low, forecast.high)}`;
  if (forecast.mode === null || isWindowOnly(view) || forecast.basis === 'population')
    return ` The next period may start ${between}; no single day is marked.`;
  return ` Next period most likely ${longDate(forecast.mode)}, ${between}.`;
}

/** The wheel in one or two sentences, for those who hear it. */
export function wheelName(view: CycleView, { quiet, event }: DayContext): string {
  const day = view.unwrappedDay ?? view.day;
  if (view.state === 'none')
    return 'An empty wheel, drawn dotted: the usual four phases and a place for day 1. Where are you now?';
  if (view.state === 'resting')
    return `Resting wheel, dotted, without a day count.${view.startDate ? ` We last heard from your cycle on ${dateWithYear(view.startDate)}.` : ''}`;
  if (view.state === 'window')
    return `Cycle wheel: day ${day}, any day now.${view.forecast ? ` The window runs to ${longDate(view.forecast.high)}.` : ''}`;
  if (view.state === 'past')
    return `Cycle wheel: day ${day}, ${days(view.daysPast)} past the window. Nothing is predicted past it.`;
  if (quiet)
    return `Cycle wheel: day ${view.day}, ${view.phase === 'rest' ? `on your ${event}` : `between ${event}s`}. What comes next is drawn dotted: nobody knows it yet.`;
  const { name, word } = PHASE_WORDS[view.phase];
  if (isWindowOnly(view)) return `Cycle wheel: day ${view.day}, ${name} phase, ${word}.${nextPeriod(view)}`;
  return `Cycle wheel: day ${view.day} of ${view.cycleLength}, ${name} phase, ${word}, ${daysLeftWords(view.daysLeft)}.${nextPeriod(view)}`;
}
