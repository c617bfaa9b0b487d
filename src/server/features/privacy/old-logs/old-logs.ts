import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { summarise } from '#domain/cycle/summary.ts';
import {
  editsFrom,
  firstKeptDay,
  goingOf,
  withOldLogs,
  type Going,
  type OldLogsChoice,
  type OldLogYears,
} from '#domain/privacy/old-logs.ts';
import { asMadeMember, memberStore, memberToday, type AccountDeps } from '#server/features/account/public.ts';
import { cyclesOf, dayLogStore, forecastStore, summaryStore } from '#server/features/cycle/public.ts';
import { importStore } from '#server/features/import/public.ts';
import { forgetOldRatings, ratingStore } from '#server/features/rating/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { oldLogsStore } from './old-logs.store.ts';

type Asked = { readonly years: OldLogYears; readonly now: Date };
/** Members at once: each is a transaction of its own. */
const AT_ONCE = 100;

type Preview = { readonly first: LocalDate; readonly from: Date | null; readonly goes: Going[] };

/** Exactly what goes first when the member chooses so many years now: on the day on which that choice holds. */
export async function previewOldLogs(me: Me, { years, now }: Asked): Promise<Preview> {
  const { plan } = withOldLogs(await oldLogsStore.read(me), { years, now });
  const { first, days, ratings, cycles, forecasts, records } = await old(me, { years, now: plan?.dueAt ?? now });
  return {
    first,
    from: plan?.dueAt ?? null,
    goes: [
      goingOf(
        'day_logs',
        days.map(({ date }) => date),
      ),
      goingOf('ratings', ratings),
      goingOf('cycles', cycles),
      goingOf('forecasts', forecasts),
      goingOf('kept_records', records),
    ],
  };
}

type Changed = { readonly before: OldLogsChoice; readonly choice: OldLogsChoice };

/** Keeps the member's choice of years; what it deletes more than now goes from the day on that it tells. */
export async function chooseOldLogs(me: Me, { years, now }: Asked): Promise<Changed> {
  const before = await oldLogsStore.readForUpdate(me);
  const choice = withOldLogs(before, { years, now });
  await oldLogsStore.write(me, { ...choice, on: dayInZone(now, 'UTC') });
  return { before, choice };
}

/** Takes back what waits for its day, or all of it: then nothing goes by itself any more. */
export async function keepOldLogs(me: Me, { what, now }: { what: 'plan' | 'all'; now: Date }): Promise<Changed> {
  const before = await oldLogsStore.readForUpdate(me);
  const choice = { years: what === 'all' ? null : before.years, plan: null };
  await oldLogsStore.write(me, { ...choice, on: dayInZone(now, 'UTC') });
  return { before, choice };
}

/**
 * Once a day (UTC): removes what has grown older than each member chose, once the days of thought are over. Gives how
 * many members were looked at.
 */
export async function dropOldLogs(deps: AccountDeps): Promise<number> {
  const now = deps.clock.now();
  const on = dayInZone(now, 'UTC');
  for (let looked = 0; ;) {
    const due = await oldLogsStore.due(deps.db, { on, now, most: AT_ONCE });
    for (const userId of due)
      await asMadeMember(deps, userId, async (me) => {
        if (await oldLogsStore.begin(me, now))
          await memberStore.audit(me, {
            action: 'old_logs_begun',
            result: 'done',
            at: now,
            requestId: 'job',
            ipPrefix: 'host',
          });
        const { years } = await oldLogsStore.read(me);
        if (years !== null) await dropOld(me, { years, now });
        await oldLogsStore.looked(me, on);
      });
    looked += due.length;
    if (due.length < AT_ONCE) return looked;
  }
}

async function old(me: Me, { years, now }: Asked) {
  const [member, summary, logs, rated, forecasts, batches] = await Promise.all([
    memberStore.read(me),
    summaryStore.read(me),
    dayLogStore.all(me),
    ratingStore.all(me),
    forecastStore.all(me),
    importStore.batches(me, null),
  ]);
  const all = cyclesOf(member, summary);
  const first = firstKeptDay(memberToday(member, now), { years, cycles: all });
  const records = batches.flatMap(({ document }) =>
    document.kept.flatMap(({ date }) => (date !== null && date < first ? [date] : [])),
  );
  return {
    first,
    summary,
    days: logs.filter(({ date }) => date < first),
    ratings: rated.map(({ date }) => date).filter((date) => date < first),
    cycles: all.map(({ startDate }) => startDate).filter((start) => start < first),
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
  const { first, days, ratings, stay, forecasts } = await old(me, { years, now });
  await dayLogStore.write(me, { days: days.map(({ date }) => ({ date })), now });
  await forgetOldRatings(me, { dates: ratings, first, now });
  await forecastStore.forget(me, forecasts);
  await importStore.forgetBefore(me, first);
  const { notYetOn } = before;
  if (days.length > 0)
    summaryStore.write(me, {
      document: { ...summarise(stay, editsFrom(before.edits, first)), ...(notYetOn && { notYetOn }) },
      now,
    });
}
