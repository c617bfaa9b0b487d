import type { MonthReply } from '#contract/cycle/cycle.schemas.ts';
import { monthOf, parseLocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { changeDay, type DayChange } from '#domain/cycle/merge-day.ts';
import type { OutboxEntry } from '#web/platform/outbox/entry.ts';

type Change = DayChange & { readonly date: string };

/**
 * A month with what the member logged on this device and the server has not got yet laid over it, in the order in which
 * the member logged it.
 */
export function withWaiting(month: MonthReply, waiting: readonly OutboxEntry[]): MonthReply {
  const logs = waiting.reduce<readonly DayLog[]>((known, { name, input }) => {
    const { body } = input as { body: Change };
    if (name === 'putDayLog') return changed(known, { month: month.month, change: body });
    return name === 'startPeriod' ? started(known, { month: month.month, date: body.date }) : known;
  }, month.logs);
  return { ...month, logs: [...logs] };
}

function changed(logs: readonly DayLog[], { month, change }: { month: string; change: Change }): readonly DayLog[] {
  const date = parseLocalDate(change.date);
  if (!date || monthOf(date) !== month) return logs;
  const log = logs.find((one) => one.date === date) ?? null;
  return [...logs.filter((one) => one.date !== date), changeDay(date, { log, change })];
}

// As the server keeps a start: a day that bleeds already stays as it is.
function started(logs: readonly DayLog[], { month, date }: { month: string; date: string }): readonly DayLog[] {
  const flow = logs.find((one) => one.date === date)?.flow;
  return flow && flow !== 'none' && flow !== 'spotting'
    ? logs
    : changed(logs, { month, change: { date, flow: 'medium' } });
}
