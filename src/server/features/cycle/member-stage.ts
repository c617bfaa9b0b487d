import { ageGroupAt } from '#domain/account/age.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { surfaceOf, type StageStanding, type StageSurface } from '#domain/stage/stage.ts';
import { explainedCycles } from '#domain/stage/stage-history.ts';
import { lifeStage } from '#domain/stage/stage-answers.ts';
import { memberToday, type Member } from '#server/features/account/public.ts';

/**
 * The member's stage of life: what the member chose by hand, else what follows from what the member told (decisions 8).
 */
export function stageOf(member: Member, now: Date): StageStanding {
  return stageOn(member, memberToday(member, now));
}

function stageOn(member: Member, today: LocalDate): StageStanding {
  const { journeyCustomization, sacredGoals, customGoals, lifeStages, windowAsked } = member.profile;
  const chosen = lifeStages?.at(-1);
  const stage = lifeStage({
    ageGroup: ageGroupAt(member.profile.birthday, today),
    currentlyMenstruates: journeyCustomization?.currentlyMenstruates,
    goals: [...sacredGoals, ...customGoals],
    chosen: chosen?.stage,
  });
  return { stage, stageSince: chosen?.stage === stage ? chosen.from : null, windowAsked: windowAsked ?? false };
}

/** What is shown to the member now, when the member's newest period began on `startDate`. */
export function surfaceNow(
  member: Member,
  { now, startDate }: { now: Date; startDate: LocalDate | null },
): StageSurface {
  return surfaceOf(stageOf(member, now), startDate);
}

/** The signs of ovulation that may speak on a day: none in a stage that shows no ovulation. */
export function signsShown(
  member: Member,
  { signs = [], today, startDate }: Pick<Summary, 'signs'> & { today: LocalDate; startDate: LocalDate | null },
): readonly DayLog[] {
  return surfaceOf(stageOn(member, today), startDate).ovulation ? signs : [];
}

/** The member's cycles, oldest first, with the gaps that the member's stages explain. */
export function cyclesOf({ profile }: Member, { bleeding, edits }: Summary): Cycle[] {
  return explainedCycles(deriveCycles(bleeding, edits), profile.lifeStages ?? []);
}
