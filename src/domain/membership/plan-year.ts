import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';

/** A month of the year the member pays for: lived with us, paid for and still to come, or open. */
export type PlanMonth = { readonly month: string; readonly state: 'lived' | 'paid' | 'open' };

const MONTHS_A_YEAR = 12;

/** The month `count` after "2026-11". */
function later(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * MONTHS_A_YEAR + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(at / MONTHS_A_YEAR)}-${String((at % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;
}

function between(from: string, to: string): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * MONTHS_A_YEAR +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  );
}

/**
 * Twelve months from the one in which the member's year of membership began: `since` is the first day of it, `paidTo`
 * the day that is paid up to (its own month counts as open). The month of `today` counts as lived. After a year the
 * next twelve are shown.
 */
export function planYear({
  since,
  paidTo,
  today,
}: {
  readonly since: LocalDate;
  readonly paidTo: LocalDate;
  readonly today: LocalDate;
}): PlanMonth[] {
  const [now, end] = [monthOf(today), monthOf(paidTo)];
  const whole =
    daysIntoMonth(today) < daysIntoMonth(since) ? between(monthOf(since), now) - 1 : between(monthOf(since), now);
  const start = later(monthOf(since), Math.max(0, Math.floor(whole / MONTHS_A_YEAR)) * MONTHS_A_YEAR);
  return Array.from({ length: MONTHS_A_YEAR }, (_, index) => {
    const month = later(start, index);
    return { month, state: month <= now ? 'lived' : month < end ? 'paid' : 'open' };
  });
}

function daysIntoMonth(day: LocalDate): number {
  return Number(day.slice(8));
}
