import { daysBetween, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { AFFIRMATIONS } from './affirmations.ts';
import { PROMPTS } from './prompts.ts';

/** §9: seven symbols, each drawn by the screen. None is a moon or the mark of a phase. */
export const SYMBOLS = ['ember', 'lantern', 'shell', 'stone', 'thread', 'bowl', 'key'] as const;
export type CheckInSymbol = (typeof SYMBOLS)[number];

/** What a day's check-in offers. */
export type DailyCheckIn = { readonly symbol: CheckInSymbol; readonly affirmation: string; readonly prompt: string };

/** Which day of its year a day is, from 1 to 366. */
export function dayOfYear(day: LocalDate): number {
  return daysBetween(localDate(`${day.slice(0, 4)}-01-01`), day) + 1;
}

/** §4.8, §9: symbol, affirmation and prompt of a day, in turn by the day of the year. */
export function dailyCheckIn(day: LocalDate): DailyCheckIn {
  const turn = dayOfYear(day);
  return { symbol: inTurn(SYMBOLS, turn), affirmation: inTurn(AFFIRMATIONS, turn), prompt: inTurn(PROMPTS, turn) };
}

function inTurn<T>(list: readonly [T, ...T[]], turn: number): T {
  return list[turn % list.length] ?? list[0];
}
