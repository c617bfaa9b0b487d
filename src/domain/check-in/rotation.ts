import { daysBetween, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { CHECK_IN_PROMPTS } from './prompts.ts';

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
  return {
    symbol: inTurn(SYMBOLS, turn),
    affirmation: inTurn(AFFIRMATIONS, turn),
    prompt: inTurn(CHECK_IN_PROMPTS, turn),
  };
}

function inTurn<T>(list: readonly [T, ...T[]], turn: number): T {
  return list[turn % list.length] ?? list[0];
}

/**
 * The twenty affirmations of the check-in, in turn by the day of the year (§9): things one can say and mean, on a bad
 * day too.
 */
export const AFFIRMATIONS = [
  'I can be tired and still be on my own side.',
  'I begin where I am, not where I meant to be.',
  'My body is not a problem to be solved before lunch.',
  'I am allowed to change my mind, and to rest first.',
  'Slow is a speed.',
  'I can ask for help before it is urgent.',
  'What I feel is information, not a verdict.',
  'I do one thing, and let it count.',
  'I have got through every one of my days so far.',
  'No is a whole sentence, and so is yes.',
  'I take up exactly as much room as I need.',
  'I can be kind to myself without earning it.',
  'My pace today is the right one for today.',
  'I listen to my body, even when it mumbles.',
  'I can leave things unfinished and sleep well.',
  'I know more about myself than I did last year.',
  'I let the small good things be good.',
  'I can feel two things at once, and both may stay.',
  'I come back to myself as often as it takes.',
  'Today does not have to be improved to be mine.',
] as const;
