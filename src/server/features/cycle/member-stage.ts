import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { surfaceOf, type StageNow, type StageSurface } from '#domain/stage/stage.ts';
import { explainedCycles } from '#domain/stage/stage-history.ts';
import { lifeStage } from '#domain/stage/told-stage.ts';
import { bandOf, type Member } from '#server/features/account/public.ts';

/** Her stage of life: what she chose by hand, else what follows from what she told (decisions 8). */
export function stageOf(member: Member, now: Date): StageNow {
  const { journeyCustomization, sacredGoals, customGoals, lifeStages, windowAsked } = member.profile;
  const chosen = lifeStages?.at(-1);
  const stage = lifeStage({
    ageBand: bandOf(member, now),
    currentlyMenstruates: journeyCustomization?.currentlyMenstruates,
    goals: [...sacredGoals, ...customGoals],
    chosen: chosen?.stage,
  });
  return { stage, stageSince: chosen?.stage === stage ? chosen.from : null, windowAsked: windowAsked ?? false };
}

/** What is shown to her now, when her newest period began on `startDate`. */
export function surfaceNow(
  member: Member,
  { now, startDate }: { now: Date; startDate: LocalDate | null },
): StageSurface {
  return surfaceOf(stageOf(member, now), startDate);
}

/** Her cycles, oldest first, with the gaps that her stages explain. */
export function cyclesOf({ profile }: Member, { bleeding, edits }: Summary): Cycle[] {
  return explainedCycles(deriveCycles(bleeding, edits), profile.lifeStages ?? []);
}
