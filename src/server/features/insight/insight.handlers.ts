import { ageOn } from '#domain/account/age.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { insightOf } from '#domain/insight/insight.ts';
import { reportOf } from '#domain/insight/report.ts';
import { daysOf, spanBack, USUAL_MONTHS, type DaySpan, type MonthsBack } from '#domain/insight/span.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import type { insightRoutes } from '#contract/insight/insight.routes.ts';
import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { memberStore, todayOf } from '#server/features/account/public.ts';
import { cyclesOf, dayLogStore, stageOf, summaryStore, toldDay } from '#server/features/cycle/public.ts';
import { readSymptomNames } from '#server/features/log/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf, Me } from '#server/platform/http/handler.ts';

/** Up to so many days are looked up one by one; of more, all she ever logged is opened. */
const LOOKED_UP = 800;

export function insightHandlers({ clock }: { clock: Clock }): HandlersOf<typeof insightRoutes> {
  return {
    getInsights: ({ me, query }) => readInsights(me, { now: clock.now(), months: query.months ?? USUAL_MONTHS }),
    getReport: async ({ me, query: { from, to, kind } }) => {
      const { cycles, today, stageNow, surface, newestStart } = await known(me, clock.now());
      const span = { from, to: to < today ? to : today };
      const [logs, names] = await Promise.all([logsIn(me, span), readSymptomNames(me)]);
      return { ...reportOf({ cycles, logs, span, today, kind, namesPhases: surface.phases }), ...stageNow, newestStart, names };
    },
  };
}

/** Her history and patterns over the last months, or over all she ever logged. */
export async function readInsights(me: Me, { now, months }: { now: Date; months: MonthsBack }): Promise<InsightReply> {
  const { cycles, today, member, stageNow, surface, newestStart } = await known(me, now);
  const all = months === 'all' ? await dayLogStore.all(me) : null;
  const span = spanBack(months, { today, earliest: all?.[0]?.date ?? null });
  const [logs, names] = await Promise.all([all ? told(me, all, span) : logsIn(me, span), readSymptomNames(me)]);
  const { birthday } = member.profile;
  const insight = insightOf({ cycles, logs, span, today, age: birthday && ageOn(birthday, today), stageSince: stageNow.stageSince, surface });
  return { ...insight, ...stageNow, newestStart, names };
}

/** Her cycles and how her stage of life shows them. */
async function known(me: Me, now: Date) {
  const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
  const cycles = cyclesOf(member, summary);
  const stageNow = stageOf(member, now);
  const newestStart: LocalDate | null = cycles.at(-1)?.startDate ?? null;
  return { member, cycles, today: todayOf(member, now), stageNow, newestStart, surface: surfaceOf(stageNow, newestStart) };
}

async function logsIn(me: Me, span: DaySpan): Promise<DayLog[]> {
  const dates = daysOf(span);
  const found = dates.length > LOOKED_UP ? await dayLogStore.all(me) : [...(await dayLogStore.days(me, dates)).values()];
  return told(me, found, span);
}

/** The days of a span as her account shows them, in order. */
function told(me: Me, logs: readonly DayLog[], { from, to }: DaySpan): DayLog[] {
  return logs.filter(({ date }) => date >= from && date <= to).sort((a, b) => (a.date < b.date ? -1 : 1)).map((log) => toldDay(me, log));
}
