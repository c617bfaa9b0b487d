import { fromDayNumber, type LocalDate } from './local-date.ts';

const HOUR = 3_600_000;
const DAY = 86_400_000;
const WESTERNMOST = -12;
const EASTERNMOST = 14;

function dayAtOffset(instant: Date, hours: number): LocalDate {
  return fromDayNumber(Math.floor((instant.getTime() + hours * HOUR) / DAY));
}

/** Whether a day is today in some zone of the Earth, UTC-12 to UTC+14 (decisions 3). */
export function isTodaySomewhere(day: LocalDate, instant: Date): boolean {
  return day >= dayAtOffset(instant, WESTERNMOST) && day <= dayAtOffset(instant, EASTERNMOST);
}

/**
 * Whether a day is past, or today in some zone of the Earth: what a feature that allows past days accepts (decisions
 * 3).
 */
export function isPastOrToday(day: LocalDate, instant: Date): boolean {
  return day <= dayAtOffset(instant, EASTERNMOST);
}
