import { changeForTeen } from '#domain/cycle/teen-day.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { Cycle, CycleView } from '#domain/cycle/cycle-view.ts';
import { standingEdits } from '#domain/cycle/standing-edits.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { toWireCycles } from '#domain/cycle/wire-cycles.ts';
import type { cycleRoutes } from '#contract/cycle/cycle.routes.ts';
import type { CycleWire, MonthReply } from '#contract/cycle/cycle.schemas.ts';
import { memberStore, memberToday, type Member } from '#server/features/account/public.ts';
import { Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { moonDaysFor } from '#server/platform/sky/moon-days.ts';
import type { CycleDeps } from './cycle-deps.ts';
import { dayLogStore } from './day-log.store.ts';
import { editCycle } from './edit-cycle.ts';
import { dayBegins } from './day-begins.ts';
import { cyclesOf } from './member-stage.ts';
import { readCycle, viewFrom } from './read-cycle.ts';
import { summaryStore } from './summary.store.ts';
import { putDay, startPeriod, writtenDay } from './write-days.ts';

export function cycleHandlers(deps: CycleDeps): HandlersOf<typeof cycleRoutes> {
  const now = () => deps.clock.now();
  return {
    getCycles: async ({ me }) => {
      const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
      return wireCycles(me, { summary, member, now: now() });
    },
    getCycleEdits: async ({ me }) => {
      const { edits, bleeding } = await summaryStore.read(me);
      return standingEdits(edits, bleeding);
    },
    getCycleView: async ({ me }) => {
      const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
      return readCycle(member, { summary, now: now() });
    },
    getMonth: async ({ me, query }) => readMonth(me, { month: query.month, member: await memberStore.read(me) }),
    putDayLog: ({ me, body: { date, editedAt, seenAt, ...change } }) =>
      putDay(deps, { me, date, change, editedAt, seenAt }),
    startPeriod: ({ me, body }) => startPeriod(deps, { me, ...body }),
    editCycle: async ({ me, body }) => {
      const summary = await editCycle(deps, { me, edit: body });
      return summary instanceof Refusal
        ? summary
        : wireCycles(me, { summary, member: await memberStore.read(me), now: now() });
    },
  };
}

/** §3 Cycle, newest first. Ids are keyed values of the start, so that they are stable and tell nothing. */
export function wireCycles(
  me: Me,
  {
    summary,
    member,
    now,
    cycles = cyclesOf(member, summary),
    view = viewFrom(cycles, { member, summary, today: memberToday(member, now) }),
  }: { summary: Summary; member: Member; now: Date; cycles?: readonly Cycle[]; view?: CycleView },
): CycleWire[] {
  return toWireCycles({ cycles, view, timeZone: member.timeZone, dayBegins }).map((cycle) => ({
    ...cycle,
    id: me.keys.blindId('cycle', cycle.startDate),
  }));
}

/** A month of logs, with the moon of the six weeks around it. */
export async function readMonth(me: Me, { month, member }: { month: string; member: Member }): Promise<MonthReply> {
  const first = localDate(`${month}-01`);
  const { days, unreadable } = await dayLogStore.monthEdited(me, month);
  const others = days.flatMap(({ log: { date }, others: other }) => {
    const seen = me.ageGroup === 'teen' ? changeForTeen(other) : other;
    return Object.keys(seen).length > 0 ? [{ date, ...seen }] : [];
  });
  return {
    month,
    logs: days.map(({ log }) => writtenDay(me, log)),
    ...(others.length > 0 && { others }),
    ...(unreadable.length > 0 && { unreadable }),
    moon: moonDaysFor({ from: addDays(first, -7), to: addDays(first, 41), timeZone: member.timeZone }),
  };
}
