import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Sent } from '#contract/kit/route.ts';
import type { MonthReply } from '#contract/cycle/cycle.schemas.ts';
import type { Table } from '#contract/table.ts';
import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { addressOf } from '#web/platform/api.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';

/** One change by hand to the member's cycles, as the server takes it. */
export type CycleEditBody = Sent<Table['editCycle']>['body'];
/** A day and what changes about it; what is left out stays, null takes a field away. */
export type DayLogChange = Sent<Table['putDayLog']>['body'];

/** Where the member is in the member's cycle, with forecast, moon and stage. */
export function useCycleView() {
  return useQuery(read('getCycleView'));
}

/** The member's cycles, newest first. */
export function useCycles() {
  return useQuery(read('getCycles'));
}

/** The changes by hand that the member can still take back. */
export function useCycleEdits() {
  return useQuery(read('getCycleEdits'));
}

/**
 * A month of logs as the server has it, with the moon around it; `month` is "2026-11". Its neighbours are fetched once
 * it is here.
 */
export function useSentMonth(month: string, neighbours: readonly string[] = []) {
  const client = useQueryClient();
  const query = useQuery(monthQuery(month));
  const here = query.isSuccess;
  const next = neighbours.join(' ');
  useEffect(() => {
    if (here && next) for (const other of next.split(' ')) void client.prefetchQuery(monthQuery(other));
  }, [client, here, next]);
  return query;
}

/**
 * The logs of the months on both sides, for the days of theirs that a month's grid shows; fetched once the month itself
 * is here.
 */
export function useLogsAround([before, after]: readonly [string, string], here: boolean): readonly DayLog[] {
  const [one, other] = [
    useQuery({ ...monthQuery(before), enabled: here }),
    useQuery({ ...monthQuery(after), enabled: here }),
  ];
  return [...(one.data?.logs ?? []), ...(other.data?.logs ?? [])];
}

/** Saves a day. The month is changed at once; wheel, cycles and forecast follow in the background. */
export function useSaveDay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DayLogChange) => sendQueued('putDayLog', { body }, body.date),
    onSuccess: ({ log }) => takeLog(client, log),
  });
}

/** "My period started" on a day, today or past. */
export function useStartPeriod() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (date: LocalDate) => sendQueued('startPeriod', { body: { date } }, date),
    onSuccess: ({ log }) => takeLog(client, log),
  });
}

/** Changes the derived cycles by hand. */
export function useEditCycle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CycleEditBody) => sendQueued('editCycle', { body }, body.startDate),
    onSuccess: (cycles) => {
      client.setQueryData(keyOf('getCycles'), cycles);
      void refreshCycle(client);
    },
  });
}

/** Asks anew for all that is derived from the member's logs; what is on screen stays until the answers come. */
export async function refreshCycle(client: QueryClient): Promise<void> {
  const logs = addressOf('getMonth');
  const isMonth = (key: unknown) => typeof key === 'string' && key.startsWith(logs);
  await Promise.all([
    client.invalidateQueries({ queryKey: keyOf('getCycleView') }),
    client.invalidateQueries({ queryKey: keyOf('getCycles') }),
    client.invalidateQueries({ queryKey: keyOf('getCycleEdits') }),
    client.invalidateQueries({ queryKey: keyOf('getForecasts') }),
    client.invalidateQueries({ queryKey: keyOf('getOvulation') }),
    client.invalidateQueries({ predicate: ({ queryKey }) => isMonth(queryKey[0]) }),
  ]);
}

function monthQuery(month: string) {
  return read('getMonth', { query: { month } });
}

function takeLog(client: QueryClient, log: DayLog): void {
  const key = keyOf('getMonth', { query: { month: monthOf(log.date) } });
  client.setQueryData<MonthReply>(
    key,
    (known) => known && { ...known, logs: [...known.logs.filter((other) => other.date !== log.date), log] },
  );
  void refreshCycle(client);
}
