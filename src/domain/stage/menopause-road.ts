import { addDays, daysBetween, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';

/** Months without a period after which it is menopause, where nothing else explains it (WHO 2022). */
export const MENOPAUSE_MONTHS = 12;

export type MenopauseRoad = {
  /** The last day of bleeding that is logged; spotting alone is not a period. */
  readonly lastOn: LocalDate;
  readonly days: number;
  /** Whole months since then, at most twelve. */
  readonly months: number;
  /** The day on which twelve months are over. */
  readonly overOn: LocalDate;
  /** How much of the way lies behind, 0 to 1. */
  readonly share: number;
  readonly isOver: boolean;
};

/** How long the last period is over, and the road to twelve months without one. Null where no period is known. */
export function menopauseRoad({
  today,
  startDate,
  bleeding,
  phases,
}: Pick<CycleView, 'today' | 'startDate' | 'bleeding' | 'phases'>): MenopauseRoad | null {
  if (startDate === null) return null;
  // What came after the period and was not made one of its own is none: the member said so.
  const restEnds = phases[0]?.to ?? 1;
  const ofPeriod = bleeding.filter(({ day, flow }) => flow !== 'spotting' && day <= restEnds);
  const lastDay = Math.max(1, ...ofPeriod.map(({ day }) => day));
  const lastOn = addDays(startDate, lastDay - 1);
  const overOn = addMonths(lastOn, MENOPAUSE_MONTHS);
  const days = Math.max(0, daysBetween(lastOn, today));
  let months = 0;
  while (months < MENOPAUSE_MONTHS && addMonths(lastOn, months + 1) <= today) months += 1;
  return {
    lastOn,
    days,
    months,
    overOn,
    share: Math.min(1, days / daysBetween(lastOn, overOn)),
    isOver: today >= overOn,
  };
}

/** The same day of a later month, or that month's last. */
function addMonths(date: LocalDate, count: number): LocalDate {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + count;
  const [year, of] = [Math.floor(month / 12), month % 12];
  const length = daysBetween(firstOf(year, of), firstOf(year + Math.floor((of + 1) / 12), (of + 1) % 12));
  return addDays(firstOf(year, of), Math.min(Number(date.slice(8)), length) - 1);
}

function firstOf(year: number, month: number): LocalDate {
  return localDate(`${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-01`);
}
