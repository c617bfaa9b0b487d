import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { TRIAL_DAYS, TRIAL_WARNING_DAYS } from './trial.ts';

/** What happens on a day of the trial. */
export type TrialMark = 'began' | 'reminder' | 'today' | 'end';
/** A day of the trial with all that falls on it, in the order of the marks. */
export type TrialStop = {
  readonly day: LocalDate;
  readonly marks: readonly TrialMark[];
  readonly when: 'past' | 'today' | 'ahead';
};

const ORDER: readonly TrialMark[] = ['began', 'reminder', 'today', 'end'];

/**
 * The days of a running trial that say something, from its first to its last, each once: its beginning, today, the day
 * we write (two days before the end), its end (§9).
 */
export function trialLine({ ends, today }: { readonly ends: LocalDate; readonly today: LocalDate }): TrialStop[] {
  const dayOf: Readonly<Record<TrialMark, LocalDate>> = {
    began: addDays(ends, -TRIAL_DAYS),
    reminder: addDays(ends, -TRIAL_WARNING_DAYS),
    today,
    end: ends,
  };
  const days = [...new Set(Object.values(dayOf))].toSorted();
  return days.map((day) => ({
    day,
    marks: ORDER.filter((mark) => dayOf[mark] === day),
    when: day < today ? 'past' : day === today ? 'today' : 'ahead',
  }));
}

/** Which day of the member's trial today is: 1 on the first, never more than 7. */
export function trialDay({ ends, today }: { readonly ends: LocalDate; readonly today: LocalDate }): number {
  return Math.min(TRIAL_DAYS, Math.max(1, TRIAL_DAYS - daysBetween(today, ends) + 1));
}
