import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { mostUsed, type LogLists } from '#domain/log/log-lists.ts';
import { adherence } from '#domain/log/medication.ts';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import type { Member } from '#server/features/account/public.ts';
import { cyclesOf, dayLogStore } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { logListsStore } from './log-lists.store.ts';

/** How far back the lists look: for the symptoms the member uses most, and for a cycle; a longer one is not counted. */
const DAYS_BACK = 60;
const LAST_DAYS = 30;

/** The member's lists, with what the last days say about them. */
export async function readLogLists(
  me: Me,
  { member, summary, today, lists }: { member: Member; summary: Summary; today: LocalDate; lists?: LogLists },
): Promise<LogListsReply> {
  const dates = Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, back + 1 - DAYS_BACK));
  const [known, days] = await Promise.all([lists ?? logListsStore.read(me), dayLogStore.days(me, dates)]);
  const logs = [...days.values()];
  const start = cyclesOf(member, summary).at(-1)?.startDate ?? null;
  const since = start !== null && dates.includes(start) ? start : null;
  const medications = known.medications
    .filter(({ kind }) => me.ageGroup === 'adult' || kind === 'medicine')
    .map((medication) => ({
      ...medication,
      lastDays: adherence(medication, { logs, span: { from: addDays(today, 1 - LAST_DAYS), today } }),
      thisCycle: since === null ? null : adherence(medication, { logs, span: { from: since, today } }),
    }));
  return { symptoms: known.symptoms, medications, temperatureUnit: known.temperatureUnit, mostUsed: mostUsed(logs) };
}
