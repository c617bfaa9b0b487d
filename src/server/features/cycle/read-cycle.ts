import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import { cycleView } from '#domain/cycle/current-cycle.ts';
import type { Cycle, CycleView, MoonDay } from '#domain/cycle/cycle-view.ts';
import { testHint } from '#domain/cycle/test-hint.ts';
import { entitlement } from '#domain/membership/entitlement.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import type { Population } from '#domain/forecast/populations.ts';
import { ovulationGiven, type SignsInput } from '#domain/ovulation/open-ovulation.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { learnedFrom } from '#domain/stage/stage-history.ts';
import { visibleView } from '#domain/stage/visible-view.ts';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import { ageGroupOf, memberToday, type Member } from '#server/features/account/public.ts';
import { moonDaysFor } from '#server/platform/sky/moon-days.ts';
import { cyclesOf, populationOn, signsShown, stageWithProposal } from './member-stage.ts';

const LONGEST_WHEEL = 120;
/** The sky beyond the wheel: principal phases lie at most this many days apart, so the next one is always told. */
const SKY_AHEAD = 9;

/**
 * Where a member is today, as the member's stage of life lets it be told, with the moon of every day of the wheel and
 * of the days after today.
 */
export function readCycle(member: Member, { summary, now }: { summary: Summary; now: Date }): CycleViewReply {
  const today = memberToday(member, now);
  const stageNow = stageWithProposal(member, now);
  const cycles = cyclesOf(member, summary);
  const known = viewFrom(cycles, { member, summary, today });
  const surface = surfaceOf(stageNow, known.startDate);
  const view = visibleView(known, surface);
  const hint =
    surface.ovulation && ageGroupOf(member, now) === 'adult' && testHint(view, { logs: summary.signs ?? [], today });
  const moon =
    surface.wheel === 'energy'
      ? lunation(today, member.timeZone)
      : moonDaysFor({ ...wheelSpan(view), timeZone: member.timeZone });
  return {
    view,
    moon,
    ...stageNow,
    lastLogged: summary.lastLogged,
    notYetOn: summary.notYetOn ?? null,
    cyclesClosed: cycles.filter(({ length }) => length !== null).length,
    population: populationOn(member, today),
    ...(hint && { testHint: hint }),
    ...(surface.ovulation && wasOpenOn(member, view.startDate) && { ovulationStaysOpen: true as const }),
  };
}

/** Whether everything was open on the first day of the open cycle: what was then stays open to its end (decisions 21). */
function wasOpenOn(member: Member, startDate: LocalDate | null): boolean {
  if (!startDate) return false;
  const now = startOfDay(startDate, member.timeZone);
  return entitlement({ ...member.membership, ageGroup: ageGroupOf(member, now), now }).access === 'full';
}

/** The member's cycle as it stands on a day. */
export function viewOf(member: Member, { summary, today }: { summary: Summary; today: LocalDate }): CycleView {
  return viewFrom(cyclesOf(member, summary), { member, summary, today });
}

/** As `viewOf`, of the member's cycles as they are derived already. */
export function viewFrom(
  cycles: readonly Cycle[],
  { member, summary, today }: { member: Member; summary: Summary; today: LocalDate },
): CycleView {
  const signs = signsOf(cycles, { member, summary, today });
  return cycleView({
    ...signs,
    logs: summary.bleeding,
    given: signs.logs.length > 0 ? ovulationGiven(signs) : null,
  });
}

/** What the forecast learns from, and the signs of ovulation that may speak in the member's stage. */
export function signsOf(
  cycles: readonly Cycle[],
  { member, summary, today }: { member: Member; summary: Summary; today: LocalDate },
): SignsInput & { readonly population: Population } {
  return {
    cycles: learnedFrom(cycles, member.profile.lifeStages ?? []),
    logs: signsShown(member, { ...summary, today, startDate: cycles.at(-1)?.startDate ?? null }),
    today,
    population: populationOn(member, today),
  };
}

/**
 * First and last day of the wheel (its length, or as far as the forecast or today reach beyond it), and of the sky
 * ahead.
 */
function wheelSpan(view: CycleView): { from: LocalDate; to: LocalDate } {
  const from = view.state === 'resting' ? view.today : (view.startDate ?? view.today);
  const toWindow = view.forecast ? daysBetween(from, view.forecast.high) + 1 : 0;
  const lived = view.state === 'resting' ? 0 : (view.unwrappedDay ?? 0);
  const days = Math.min(LONGEST_WHEEL, Math.max(view.cycleLength, toWindow, lived));
  return { from, to: laterOf(addDays(from, days - 1), addDays(view.today, SKY_AHEAD)) };
}

/** The days from the last new moon to the one that follows, and of the sky ahead. */
function lunation(today: LocalDate, timeZone: string): readonly MoonDay[] {
  const days = moonDaysFor({ from: addDays(today, -30), to: addDays(today, 31), timeZone });
  const start = days.findLastIndex((day) => day.phase === 'new' && day.date <= today);
  const end = days.find((day, index) => index > start && day.phase === 'new')?.date ?? today;
  const last = laterOf(end, addDays(today, SKY_AHEAD));
  return days.slice(Math.max(start, 0)).filter(({ date }) => date <= last);
}

function laterOf(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}
