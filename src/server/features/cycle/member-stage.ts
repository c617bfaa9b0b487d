import { ageGroupAt, ageOn } from '#domain/account/age.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { populationOf } from '#domain/forecast/population-of.ts';
import type { Population } from '#domain/forecast/populations.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { surfaceOf, type StageStanding, type StageSurface } from '#domain/stage/stage.ts';
import { explainedCycles } from '#domain/stage/stage-history.ts';
import { lifeStage, stagesFor } from '#domain/stage/stage-answers.ts';
import { proposedStage, staysQuiet, type ProposalAnswers } from '#domain/stage/stage-proposal.ts';
import type { StageNow } from '#contract/stage/stage.schemas.ts';
import { memberToday, type Member } from '#server/features/account/public.ts';

/**
 * The member's stage of life: what the member chose by hand, else the plain one that stands until the member does
 * (decisions 8 and 21).
 */
export function stageOf(member: Member, now: Date): StageStanding {
  return stageOn(member, memberToday(member, now));
}

function stageOn(member: Member, today: LocalDate): StageStanding {
  const { lifeStages, windowAsked } = member.profile;
  const answers = answersOn(member, today);
  const chosen = lifeStages?.at(-1);
  const stage = lifeStage(answers);
  return {
    stage,
    stageSince: chosen?.stage === stage ? chosen.from : null,
    windowAsked: windowAsked ?? false,
    ...(staysQuiet(answers) && { quiet: true }),
  };
}

/** What the member told that leads to a stage, with what the member was asked about it. */
export function stageAnswers(member: Member, now: Date): ProposalAnswers {
  return answersOn(member, memberToday(member, now));
}

function answersOn(member: Member, today: LocalDate): ProposalAnswers {
  const { journeyCustomization, sacredGoals, customGoals, lifeStages, birthday, stageAsked } = member.profile;
  const ageGroup = ageGroupAt(birthday, today);
  const chosen = lifeStages?.at(-1)?.stage;
  return {
    ageGroup,
    currentlyMenstruates: journeyCustomization?.currentlyMenstruates,
    goals: [...sacredGoals, ...customGoals],
    chosen: chosen && stagesFor(ageGroup).includes(chosen) ? chosen : null,
    birthday,
    today,
    asked: stageAsked,
  };
}

/** The same with what goes with it on the pages: a stage to be asked about, and the due date of a pregnancy. */
export function stageWithProposal(member: Member, now: Date): StageNow {
  const standing = stageOf(member, now);
  const proposal = proposedStage(stageAnswers(member, now));
  const dueDate = standing.stage === 'pregnant' ? member.profile.lifeStages?.at(-1)?.dueDate : null;
  return { ...standing, ...(proposal && { proposal }), ...(dueDate && { dueDate }) };
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

/** Whose cycles the member's are like, by stage, age and answers on a day; told nowhere else. */
export function populationOn(member: Member, today: LocalDate): Population {
  const { birthday, journeyCustomization, lifeStages } = member.profile;
  return populationOf({
    stage: stageOn(member, today).stage,
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
