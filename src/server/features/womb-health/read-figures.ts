import { ageOn } from '#domain/account/age.ts';
import { daysOf, monthsBefore, USUAL_MONTHS } from '#domain/insight/span.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { figuresOf } from '#domain/womb-health/figures/figures.ts';
import type { FiguresReply } from '#contract/womb-health/womb-health.schemas.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import { cyclesOf, dayLogStore, stageOf, summaryStore, writtenDay } from '#server/features/cycle/public.ts';
import { readSymptomNames } from '#server/features/log/public.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** What is counted of the member's own log over the last twelve months. Nothing of it is kept. */
export async function readFigures(me: Me, now: Date): Promise<FiguresReply> {
  const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
  const today = memberToday(member, now);
  const span = { from: monthsBefore(today, Number(USUAL_MONTHS)), to: today };
  const [found, names] = await Promise.all([dayLogStore.days(me, daysOf(span)), readSymptomNames(me)]);
  const logs = [...found.values()]
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map((log) => writtenDay(me, log));
  const cycles = cyclesOf(member, summary);
  const { birthday } = member.profile;
  const figures = figuresOf({
    ...{ cycles, logs, span, today },
    age: birthday && ageOn(birthday, today),
    adult: me.ageGroup === 'adult',
    surface: surfaceOf(stageOf(member, now), cycles.at(-1)?.startDate ?? null),
  });
  return { span, daysLogged: logs.length, figures, names };
}
