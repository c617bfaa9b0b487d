import { ageOn } from '#domain/account/age.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { insightOf } from '#domain/insight/insight.ts';
import { reportOf, type ReportKind } from '#domain/insight/report.ts';
import { daysOf, monthsBefore, spanBack, USUAL_MONTHS, type DaySpan, type MonthsBack } from '#domain/insight/span.ts';
import { surfaceOf, viewerOf } from '#domain/stage/stage.ts';
import type { insightRoutes } from '#contract/insight/insight.routes.ts';
import type { InsightReply, ReportReply } from '#contract/insight/insight.schemas.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { cyclesOf, dayLogStore, stageOf, summaryStore, writtenDay } from '#server/features/cycle/public.ts';
import { logListsStore, readSymptomNames } from '#server/features/log/public.ts';
import { reportedRatings } from '#server/features/rating/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf, Me } from '#server/platform/http/handler.ts';

/** Up to so many days are looked up one by one; of more, all the member ever logged is opened. */
const LOOKED_UP = 800;

export function insightHandlers({ clock }: { clock: Clock }): HandlersOf<typeof insightRoutes> {
  return {
    getInsights: ({ me, query }) => readInsights(me, { now: clock.now(), months: query.months ?? USUAL_MONTHS }),
    getReport: ({ me, query }) => readReport(me, { now: clock.now(), ...query }),
  };
}

type Asked = { readonly now: Date; readonly from?: LocalDate; readonly to?: LocalDate; readonly kind: ReportKind };

/**
 * What the member logged over the asked days, for the member's doctor; the last twelve months unless the member chose
 * others.
 */
async function readReport(me: Me, { now, from, to, kind }: Asked): Promise<ReportReply> {
  const { member, summary, cycles, today, stageNow, surface, newestStart } = await known(me, now);
  const span = { from: from ?? monthsBefore(today, Number(USUAL_MONTHS)), to: to && to < today ? to : today };
  const [logs, { symptoms, medications: all }, ratings] = await Promise.all([
    logsIn(me, span),
    logListsStore.read(me),
    reportedRatings(me, { member, summary, today, span }),
  ]);
  const isAdult = me.ageGroup === 'adult';
  // A teen's account has no field of sex or fertility, and no contraception (decisions 10).
  const medications = all.filter((medication) => isAdult || medication.kind === 'medicine');
  const report = reportOf({
    cycles,
    logs,
    medications,
    span,
    today,
    kind,
    namesPhases: surface.phases,
    viewer: viewerOf(surface, { adult: isAdult }),
    conditions: member.profile.journeyCustomization?.wombConditions ?? [],
    wording: surface.wording,
  });
  return {
    ...report,
    ...stageNow,
    newestStart,
    names: Object.fromEntries(symptoms.map(({ id, name }) => [id, name])),
    ...(ratings && { ratings }),
  };
}

/** The member's history and patterns over the last months, or over all the member ever logged. */
async function readInsights(me: Me, { now, months }: { now: Date; months: MonthsBack }): Promise<InsightReply> {
  const { cycles, today, member, stageNow, surface, newestStart } = await known(me, now);
  const all = months === 'all' ? await dayLogStore.all(me) : null;
  const span = spanBack(months, { today, earliest: all?.[0]?.date ?? null });
  const [logs, names] = await Promise.all([all ? told(me, all, span) : logsIn(me, span), readSymptomNames(me)]);
  const { birthday } = member.profile;
  const insight = insightOf({
    cycles,
    logs,
    span,
    today,
    age: birthday && ageOn(birthday, today),
    stageSince: stageNow.stageSince,
    surface,
  });
  return { ...insight, ...stageNow, newestStart, names };
}

/** The member's cycles and how the member's stage of life shows them. */
async function known(me: Me, now: Date) {
  const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
  const cycles = cyclesOf(member, summary);
  const stageNow = stageOf(member, now);
  const newestStart: LocalDate | null = cycles.at(-1)?.startDate ?? null;
  return {
    member,
    summary,
    cycles,
    today: memberToday(member, now),
    stageNow,
    newestStart,
    surface: surfaceOf(stageNow, newestStart),
  };
}

async function logsIn(me: Me, span: DaySpan): Promise<DayLog[]> {
  const dates = daysOf(span);
  const found =
    dates.length > LOOKED_UP ? await dayLogStore.all(me) : [...(await dayLogStore.days(me, dates)).values()];
  return told(me, found, span);
}

/** The days of a span as the member's account shows them, in order. */
function told(me: Me, logs: readonly DayLog[], { from, to }: DaySpan): DayLog[] {
  return logs
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((log) => writtenDay(me, log));
}
