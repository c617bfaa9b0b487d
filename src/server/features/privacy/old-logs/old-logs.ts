import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { summarise } from '#domain/cycle/summary.ts';
import { editsFrom, firstKeptDay, goingOf, type Going, type OldLogYears } from '#domain/privacy/old-logs.ts';
import { asMadeMember, memberStore, memberToday, type AccountDeps } from '#server/features/account/public.ts';
import { cyclesOf, dayLogStore, forecastStore, summaryStore } from '#server/features/cycle/public.ts';
import { importStore } from '#server/features/import/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { oldLogsStore } from './old-logs.store.ts';

type Asked = { readonly years: OldLogYears; readonly now: Date };
/** Members at once: each is a transaction of its own. */
const AT_ONCE = 100;

/** Exactly what goes when the member chooses so many years now. */
export async function previewOldLogs(me: Me, asked: Asked): Promise<{ first: LocalDate; goes: Going[] }> {
  const { first, days, forecasts, records } = await old(me, asked);
  return {
    first,
    goes: [
      goingOf(
        'day_logs',
        days.map(({ date }) => date),
      ),
      goingOf('forecasts', forecasts),
      goingOf('kept_records', records),
    ],
  };
}

/**
 * Keeps the member's choice. What is old already goes in the same transaction; the rest each day, as it grows so old.
 */
export async function chooseOldLogs(me: Me, { years, now }: { years: OldLogYears | null; now: Date }): Promise<void> {
  await oldLogsStore.choose(me, { years, on: dayInZone(now, 'UTC') });
  if (years !== null) await dropOld(me, { years, now });
}

/** Once a day (UTC): removes what has grown older than each member chose. Gives how many members were looked at. */
export async function dropOldLogs(deps: AccountDeps): Promise<number> {
  const now = deps.clock.now();
  const on = dayInZone(now, 'UTC');
  for (let looked = 0; ;) {
    const due = await oldLogsStore.due(deps.db, { on, most: AT_ONCE });
    for (const userId of due)
      await asMadeMember(deps, userId, async (me) => {
        const years = await oldLogsStore.years(me);
        if (years !== null) await dropOld(me, { years, now });
        await oldLogsStore.looked(me, on);
      });
    looked += due.length;
    if (due.length < AT_ONCE) return looked;
  }
}

async function old(me: Me, { years, now }: Asked) {
  const [member, summary, logs, forecasts, batches] = await Promise.all([
    memberStore.read(me),
    summaryStore.read(me),
    dayLogStore.all(me),
    forecastStore.all(me),
    importStore.batches(me, null),
  ]);
  const first = firstKeptDay(memberToday(member, now), { years, cycles: cyclesOf(member, summary) });
  const records = batches.flatMap(({ document }) =>
    document.kept.flatMap(({ date }) => (date !== null && date < first ? [date] : [])),
  );
  return {
    first,
    summary,
    days: logs.filter(({ date }) => date < first),
    stay: logs.filter(({ date }) => date >= first),
    forecasts: forecasts.map(({ startDate }) => startDate).filter((start) => start < first),
    records,
  };
}

/**
 * The logs go, with the forecasts of those cycles and what imports still knew of those days; the summary is made anew
 * of what stays.
 */
async function dropOld(me: Me, { years, now }: Asked): Promise<void> {
  const before = await summaryStore.readForUpdate(me);
  const { first, days, stay, forecasts } = await old(me, { years, now });
  await dayLogStore.write(me, { days: days.map(({ date }) => ({ date })), now });
  await forecastStore.forget(me, forecasts);
  await importStore.forgetBefore(me, first);
  const { notYetOn } = before;
  if (days.length > 0)
    summaryStore.write(me, {
      document: { ...summarise(stay, editsFrom(before.edits, first)), ...(notYetOn && { notYetOn }) },
      now,
    });
}
