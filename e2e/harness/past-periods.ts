import type { APIRequestContext } from '@playwright/test';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';

/** The first days of periods that lie so many days apart, oldest first; the last began `ago` days before `now`. */
export function startsBefore(
  now: LocalDate,
  { lengths, ago }: { lengths: readonly number[]; ago: number },
): LocalDate[] {
  return lengths.reduceRight<LocalDate[]>(
    (found, length) => [addDays(found[0] ?? now, -length), ...found],
    [addDays(now, -ago)],
  );
}

/** Logs four days of bleeding from each start on, as the day log sends them. */
export async function logPeriods(
  { request }: { readonly request: APIRequestContext },
  starts: readonly LocalDate[],
): Promise<void> {
  for (const start of starts) {
    for (const day of [0, 1, 2, 3]) {
      const reply = await request.put('/api/day-logs', {
        data: { date: addDays(start, day), flow: day === 1 ? 'heavy' : 'medium' },
      });
      if (!reply.ok()) throw new Error(`logging a day answered ${reply.status()}`);
    }
  }
}
