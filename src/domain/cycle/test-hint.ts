import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from './cycle-view.ts';
import type { DayLog } from './day-log.ts';

/** Why a pregnancy test says something from now on: the period is due, or sex without protection is long enough ago. */
export type TestHint = 'due' | 'sex';

/**
 * A test tells from the first day of a missed period, or, where that day is not known, 21 days after the last sex
 * without protection (NHS, Doing a pregnancy test, read 2026).
 */
const DAYS_AFTER_SEX = 21;

/**
 * Whether to speak of a pregnancy test, by the member's own view and the logs of the open cycle. The period is due on
 * the forecast's day as it stood when the cycle began, moved by the signs of ovulation; after the whole window where no
 * day is named. Sex counts where no sign tells when the period is due. Null before, while nothing is known, and once a
 * test was positive.
 */
export function testHint(
  view: Pick<CycleView, 'state' | 'startDate' | 'cycleLength' | 'forecast' | 'irregular' | 'ovulation'>,
  { logs, today }: { readonly logs: readonly DayLog[]; readonly today: LocalDate },
): TestHint | null {
  const { startDate, forecast } = view;
  if (!startDate || !forecast) return null;
  const here = logs.filter(({ date }) => date >= startDate && date <= today);
  if (here.some(({ tests = [] }) => tests.some(({ kind, result }) => kind === 'pregnancy' && result === 'positive')))
    return null;
  const namesNoDay = view.irregular || (forecast.basis === 'population' && !view.ovulation);
  const due = namesNoDay ? addDays(forecast.high, 1) : addDays(startDate, view.cycleLength);
  if (today >= due) return 'due';
  const isDueKnown = view.ovulation !== undefined && view.ovulation.provenance !== 'calendar';
  const last = isDueKnown ? undefined : here.findLast(({ sex }) => sex?.includes('unprotected'));
  return last && daysBetween(last.date, today) >= DAYS_AFTER_SEX ? 'sex' : null;
}
