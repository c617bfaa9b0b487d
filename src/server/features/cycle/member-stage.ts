import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import { ageOn } from '#domain/account/age.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import { populationOf } from '#domain/forecast/population-of.ts';
import type { Population } from '#domain/forecast/populations.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { surfaceOf, type StageStanding, type StageSurface } from '#domain/stage/stage.ts';
import { explainedCycles } from '#domain/stage/stage-history.ts';
import { lifeStage } from '#domain/stage/stage-answers.ts';
import { ageGroupOf, type Member } from '#server/features/account/public.ts';

/**
 * The member's stage of life: what the member chose by hand, else what follows from what the member told (decisions 8).
 */
export function stageOf(member: Member, now: Date): StageStanding {
  const { journeyCustomization, sacredGoals, customGoals, lifeStages, windowAsked } = member.profile;
  const chosen = lifeStages?.at(-1);
  const stage = lifeStage({
    ageGroup: ageGroupOf(member, now),
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

/** Whose cycles the member's are like, by stage, age and answers on a day; told nowhere else. */
export function populationOn(member: Member, today: LocalDate): Population {
  const { birthday, journeyCustomization, lifeStages } = member.profile;
  return populationOf({
    stage: stageOf(member, startOfDay(today, member.timeZone)).stage,
    age: birthday && ageOn(birthday, today),
    currentlyMenstruates: journeyCustomization?.currentlyMenstruates,
    conditions: journeyCustomization?.wombConditions ?? [],
    history: lifeStages ?? [],
    today,
  });
}

/** The member's cycles, oldest first, with the gaps that the member's stages explain. */
export function cyclesOf({ profile }: Member, { bleeding, edits, loggedDays }: Summary): Cycle[] {
  return explainedCycles(deriveCycles(bleeding, edits, loggedDays), profile.lifeStages ?? []);
}
