import { monthOf, parseLocalDate } from '#domain/calendar/local-date.ts';
import { nowOf } from '#web/platform/clock.ts';
import type { AppState } from '#web/platform/app-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import type { OutboxEntry, QueuedCall } from './entry.ts';

type Input = { readonly body: { readonly date: string }; readonly seenAt?: string };

function isTimed({ name }: Pick<QueuedCall, 'name'>): boolean {
  return name === 'putDayLog' || name === 'startPeriod';
}

/** What says when it was made, so that the later one wins. */
function isDated(call: Pick<QueuedCall, 'name'>): boolean {
  return isTimed(call) || call.name === 'putRatings';
}

/** A change of a day with when this device last saw that day, by the server's clock; any other call as it is. */
export function withSight(call: QueuedCall, appState: AppState): QueuedCall {
  const date = isTimed(call) ? parseLocalDate((call.input as Input).body.date) : null;
  const month = date && keyOf('getMonth', { query: { month: monthOf(date) } });
  const seen = month && appState.client?.getQueryState(month)?.dataUpdatedAt;
  if (!seen) return call;
  return { ...call, input: { ...(call.input as Input), seenAt: instantOf(seen + appState.get().ahead) } };
}

/** What is sent for an entry: a change of a day says when it was made, so that the later one wins. */
export function sentOf({ name, input, at }: OutboxEntry): object {
  if (!isDated({ name })) return input as object;
  const { body, seenAt, ...rest } = input as Input;
  return { ...rest, body: { ...body, editedAt: at, ...(seenAt !== undefined && { seenAt }) } };
}

/** Now by the server's clock, as this device knows it. */
export function correctedNow(appState: AppState): Date {
  return new Date(nowOf(appState));
}

function instantOf(ms: number): string {
  return new Date(ms).toISOString();
}
