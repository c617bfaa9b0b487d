import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { CycleView, MoonDay, PhaseSpan } from '#domain/cycle/cycle-view.ts';

const today = localDate('2026-11-21');

/** The phases of spec 4.7; an empty one is left out. */
export function phasesOf(length: number, period: number): PhaseSpan[] {
  const [follicular, ovulation] = [Math.floor(0.45 * length), Math.floor(0.55 * length)];
  const spans: PhaseSpan[] = [
    { phase: 'rest', from: 1, to: period },
    { phase: 'create', from: period + 1, to: follicular },
    { phase: 'shine', from: Math.max(period, follicular) + 1, to: ovulation },
    { phase: 'reflect', from: Math.max(period, ovulation) + 1, to: length },
  ];
  return spans.filter(({ from, to }) => to >= from);
}

/** Day 18 of 28 with a forecast of the member's own, and whatever a test changes about it. */
export function cycleAt(change: Partial<CycleView> = {}): CycleView {
  const chances = [0.02, 0.05, 0.12, 0.22, 0.28, 0.18, 0.1, 0.03];
  return {
    today,
    state: 'within',
    day: 18,
    unwrappedDay: 18,
    phase: 'reflect',
    cycleLength: 28,
    periodLength: 5,
    daysLeft: 10,
    daysPast: 0,
    startDate: localDate('2026-11-04'),
    phases: phasesOf(28, 5),
    bleeding: [
      { day: 1, flow: 'medium' },
      { day: 2, flow: 'heavy' },
      { day: 5, flow: 'spotting' },
    ],
    irregular: false,
    forecast: {
      median: localDate('2026-12-02'),
      mode: localDate('2026-12-02'),
      low: localDate('2026-11-30'),
      high: localDate('2026-12-04'),
      basis: 'own',
      cyclesUsed: 7,
      cyclesLeftOut: 0,
      shortest: 27,
      longest: 31,
      days: chances.map((probability, index) => ({ date: addDays(localDate('2026-11-28'), index), probability })),
    },
    ...change,
  };
}

/** The same cycle seen `day` days in, with a window between two dates. */
export function cycleInWindow(
  day: number,
  { low, high }: { readonly low: string; readonly high: string },
  change: Partial<CycleView> = {},
): CycleView {
  const base = cycleAt();
  const days = Array.from({ length: 6 }, (_, index) => ({ date: addDays(today, index), probability: 0.15 }));
  return {
    ...base,
    unwrappedDay: day,
    day: ((day - 1) % 28) + 1,
    startDate: addDays(today, 1 - day),
    forecast: base.forecast && { ...base.forecast, mode: null, low: localDate(low), high: localDate(high), days },
    ...change,
  };
}

/** Moons from a day on, a new one first, waxing to a full one on day 15. */
export function moonsFrom(start: string, count: number): MoonDay[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index % 29;
    const phase =
      place === 0
        ? 'new'
        : place < 7
          ? 'waxing_crescent'
          : place === 7
            ? 'first_quarter'
            : place < 14
              ? 'waxing_gibbous'
              : place === 14
                ? 'full'
                : 'waning_gibbous';
    return {
      date: addDays(localDate(start), index),
      phase,
      illuminated: (1 - Math.cos((2 * Math.PI * place) / 29)) / 2,
      waxing: place < 15,
      instant: null,
    };
  });
}
