import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';

/** Days from the first day of the last period to the due date (Naegele's rule). */
export const PREGNANCY_DAYS = 280;
/** A last period further back than this is no longer taken for the beginning of this pregnancy. */
const LONGEST_DAYS = 301;

export type Pregnancy = {
  readonly dueDate: LocalDate;
  /** Whole weeks and days, counted from the last period or back from the due date that was given. */
  readonly weeks: number;
  readonly days: number;
  /** Whether the due date was given, or worked out from the last period. */
  readonly isGiven: boolean;
};

/**
 * How far a pregnancy is on `today`: by the due date that a clinician gave, else by the first day of the last period
 * plus 280 days. Null where neither is known, or where they lie too far away to belong to it.
 */
export function pregnancyOn(
  today: LocalDate,
  { lastPeriod, dueDate }: { readonly lastPeriod: LocalDate | null; readonly dueDate: LocalDate | null },
): Pregnancy | null {
  const due = dueDate ?? (lastPeriod && addDays(lastPeriod, PREGNANCY_DAYS));
  if (!due) return null;
  const gone = daysBetween(addDays(due, -PREGNANCY_DAYS), today);
  if (gone < 0 || gone > LONGEST_DAYS) return null;
  return { dueDate: due, weeks: Math.floor(gone / 7), days: gone % 7, isGiven: dueDate !== null };
}

/** Whether a due date can be that of a pregnancy that is there today. */
export function isPlausibleDueDate(dueDate: LocalDate, today: LocalDate): boolean {
  return pregnancyOn(today, { lastPeriod: null, dueDate }) !== null;
}

/** Whole weeks and days since a birth; null for one that has not been. */
export function sinceBirth(birth: LocalDate, today: LocalDate): { weeks: number; days: number } | null {
  const days = daysBetween(birth, today);
  return days < 0 ? null : { weeks: Math.floor(days / 7), days };
}
