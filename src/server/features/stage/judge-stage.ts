import type { Wire } from '#contract/kit/route.ts';
import type { stageBody } from '#contract/stage/stage.schemas.ts';
import { isPastOrToday } from '#domain/calendar/today.ts';
import { isPlausibleDueDate } from '#domain/stage/pregnancy.ts';
import { STAGE_SURFACES } from '#domain/stage/stage.ts';
import { chooseStage, type StageSpan } from '#domain/stage/stage-history.ts';
import { stagesFor } from '#domain/stage/stage-answers.ts';
import { leaning } from '#domain/stage/stage-proposal.ts';
import { ageGroupOf, memberToday, type Member, type Profile } from '#server/features/account/public.ts';
import { stageAnswers } from '#server/features/cycle/public.ts';
import { refuse, type Refusal } from '#server/platform/http/handler.ts';

type Choice = { readonly chosen: Wire<typeof stageBody>; readonly now: Date };

/**
 * The member's profile with the stage the member chose, or why it cannot be: not one for the member's age, not begun
 * yet, or a due date that cannot be that of this pregnancy. Choosing answers what was to be asked. Pure: the caller
 * reads and writes.
 */
export function judgeStage(member: Member, { chosen, now }: Choice): Profile | Refusal {
  const { stage, from, windowAsked, dueDate } = chosen;
  if (!stagesFor(ageGroupOf(member, now)).includes(stage)) return refuse('stage_hidden');
  if (!isPastOrToday(from, now)) return refuse('future_day');
  if (stage === 'pregnant' && dueDate && !isPlausibleDueDate(dueDate, memberToday(member, now)))
    return refuse('invalid_input', { fields: { dueDate: 'Please choose a due date within the next ten months' } });
  const { profile } = member;
  const asks = windowAsked !== undefined && STAGE_SURFACES[stage].fertileWindowOnRequest;
  return {
    ...answered(member, now),
    lifeStages: chooseStage(profile.lifeStages ?? [], spanOf(chosen, profile.lifeStages?.at(-1))),
    ...(asks && { windowAsked }),
  };
}

/** The member's profile once the question about the member's stage is answered, whatever the answer. */
export function answered(member: Member, now: Date): Profile {
  return { ...member.profile, stageAsked: leaning(stageAnswers(member, now)) };
}

function spanOf({ stage, from, dueDate }: Choice['chosen'], standing: StageSpan | undefined): StageSpan {
  const due = dueDate === undefined && standing?.stage === stage ? standing.dueDate : dueDate;
  return { stage, from, ...(stage === 'pregnant' && due && { dueDate: due }) };
}
