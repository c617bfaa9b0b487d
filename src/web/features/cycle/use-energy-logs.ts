import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Energy } from '#domain/cycle/day-log.ts';
import { useSentMonth } from './cycle.queries.ts';

/** The energy the member logged from a day to another of the same turn of the moon; empty until it is here. */
export function useEnergyLogs(from: LocalDate, to: LocalDate): { date: LocalDate; energy: Energy }[] {
  const [earlier, later] = [useSentMonth(monthOf(from)).data, useSentMonth(monthOf(to)).data];
  const logs = [...(monthOf(from) === monthOf(to) ? [] : (earlier?.logs ?? [])), ...(later?.logs ?? [])];
  return logs.flatMap(({ date, energy }) =>
    energy !== undefined && date >= from && date <= to ? [{ date, energy }] : [],
  );
}
