import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView, Phase, PhaseSpan } from '#domain/cycle/cycle-view.ts';
import type { ArcSpan } from './geometry.ts';

/** Known is solid, expected is outlined, unknown is dotted. `tone` names the colour of what is dotted. */
export type RingStretch = ArcSpan & { readonly known: 'lived' | 'expected' | 'unknown'; readonly phase: Phase | null };
export type Flame = { readonly day: number; readonly chance: number };
export type RingPlan = {
  readonly length: number;
  readonly start: LocalDate | null;
  readonly stretches: readonly RingStretch[];
  readonly words: readonly PhaseSpan[];
  readonly flames: readonly Flame[];
  /** The day the hand points to; null where nothing is counted. */
  readonly hand: number | null;
};

/** Under this chance a day gets no flame: it would be a speck. */
const LEAST_CHANCE = 0.01;
const LEVEL_CHANCE = 0.042;

/** How one of the wheel's lives is drawn (design 15). */
export function ringPlan(view: CycleView, { quiet = false }: { readonly quiet?: boolean } = {}): RingPlan {
  if (view.state === 'none' || view.state === 'resting') return unknownRing(view);
  if (view.state === 'past') return pastRing(view);
  if (view.state === 'window') return windowRing(view);
  if (quiet) return quietRing(view);
  return view.irregular && view.forecast ? irregularRing(view) : withinRing(view);
}

function unknownRing(view: CycleView): RingPlan {
  const stretches = view.phases.map(({ from, to }): RingStretch => ({ from, to, known: 'unknown', phase: null }));
  return {
    length: view.cycleLength,
    start: null,
    stretches,
    words: view.state === 'none' ? view.phases : [],
    flames: [],
    hand: null,
  };
}

function withinRing(view: CycleView): RingPlan {
  const start = wheelStart(view);
  const flames = flamesOf(view, start, view.day + view.cycleLength - 1);
  return {
    length: view.cycleLength,
    start,
    stretches: livedUpTo(view.phases, view.day),
    words: view.phases,
    flames,
    hand: view.day,
  };
}

function irregularRing(view: CycleView): RingPlan {
  const start = wheelStart(view);
  const { low, high } = windowDays(view, start);
  const length = Math.max(high, view.day);
  const opens = Math.min(low, length);
  const known = clip(stretchTo(view.phases, opens - 1), opens - 1);
  const stretches = [...livedUpTo(known, view.day), ...dotted({ from: opens, to: length }, 'rest')];
  return { length, start, stretches, words: known, flames: flamesOf(view, start, length), hand: view.day };
}

function windowRing(view: CycleView): RingPlan {
  const start = wheelStart(view);
  const day = view.unwrappedDay ?? view.day;
  const length = Math.max(windowDays(view, start).high, day);
  const known = clip(stretchTo(view.phases, day), day);
  const stretches = [...livedUpTo(known, day), ...dotted({ from: day + 1, to: length }, 'rest')];
  return { length, start, stretches, words: known, flames: flamesOf(view, start, length), hand: day };
}

function pastRing(view: CycleView): RingPlan {
  const start = wheelStart(view);
  const day = view.unwrappedDay ?? view.day;
  const closes = Math.max(1, day - view.daysPast);
  const known = clip(stretchTo(view.phases, closes), closes);
  return {
    length: day,
    start,
    stretches: [...livedUpTo(known, day), ...dotted({ from: closes + 1, to: day }, null)],
    words: known,
    flames: [],
    hand: day,
  };
}

// Bleeding alone is drawn; the days after it carry nobody's colour and no word, since no phase is named.
function quietRing(view: CycleView): RingPlan {
  const bled = view.phases.filter(({ phase }) => phase === 'rest');
  const after = (bled.at(-1)?.to ?? 0) + 1;
  const stretches = [...livedUpTo(bled, view.day), ...dotted({ from: after, to: view.cycleLength }, null)];
  return { length: view.cycleLength, start: wheelStart(view), stretches, words: [], flames: [], hand: view.day };
}

/** The calendar day of the wheel's day 1. */
function wheelStart(view: CycleView): LocalDate {
  const counted = view.state === 'within' ? view.day : (view.unwrappedDay ?? view.day);
  return addDays(view.today, 1 - counted);
}

function windowDays(view: CycleView, start: LocalDate): { readonly low: number; readonly high: number } {
  if (!view.forecast) return { low: view.cycleLength, high: view.cycleLength };
  return { low: daysBetween(start, view.forecast.low) + 1, high: daysBetween(start, view.forecast.high) + 1 };
}

function flamesOf(view: CycleView, start: LocalDate, last: number): Flame[] {
  if (!view.forecast) return [];
  const { low, high } = windowDays(view, start);
  const level = view.irregular || view.forecast.mode === null || view.forecast.basis === 'population';
  return view.forecast.days
    .map(({ date, probability }): Flame => ({ day: daysBetween(start, date) + 1, chance: probability }))
    .filter(({ day, chance }) => day > 0 && day <= last && (level ? day >= low && day <= high : chance >= LEAST_CHANCE))
    .map(({ day, chance }) => ({ day, chance: level ? LEVEL_CHANCE : chance }));
}

function livedUpTo(phases: readonly PhaseSpan[], day: number): RingStretch[] {
  return phases.flatMap(({ phase, from, to }): RingStretch[] => {
    if (to <= day) return [{ phase, from, to, known: 'lived' }];
    if (from > day) return [{ phase, from, to, known: 'expected' }];
    return [
      { phase, from, to: day, known: 'lived' },
      { phase, from: day + 1, to, known: 'expected' },
    ];
  });
}

function dotted(span: ArcSpan, phase: Phase | null): RingStretch[] {
  return span.from > span.to ? [] : [{ ...span, phase, known: 'unknown' }];
}

/** The last phase runs on when the ring is longer than the usual cycle. */
function stretchTo(phases: readonly PhaseSpan[], last: number): PhaseSpan[] {
  return phases.map((span, index) => (index === phases.length - 1 && span.to < last ? { ...span, to: last } : span));
}

function clip(phases: readonly PhaseSpan[], last: number): PhaseSpan[] {
  return phases.filter(({ from }) => from <= last).map((span) => ({ ...span, to: Math.min(span.to, last) }));
}
