import type { Wire } from '#contract/kit/route.ts';
import type { stageBody } from '#contract/stage/stage.schemas.ts';
import { isPastOrToday } from '#domain/calendar/today.ts';
import { STAGE_SURFACES } from '#domain/stage/stage.ts';
import { chooseStage } from '#domain/stage/stage-history.ts';
import { stagesFor } from '#domain/stage/stage-answers.ts';
import { ageGroupOf, type Member, type Profile } from '#server/features/account/public.ts';
import { refuse, type Refusal } from '#server/platform/http/handler.ts';

/**
 * The member's profile with the stage the member chose, or why it cannot be: not one for the member's age, or not begun
 * yet. Pure: the caller reads and writes.
 */
export function judgeStage(
  member: Member,
  { chosen, now }: { chosen: Wire<typeof stageBody>; now: Date },
): Profile | Refusal {
  const { stage, from, windowAsked } = chosen;
  if (!stagesFor(ageGroupOf(member, now)).includes(stage)) return refuse('stage_hidden');
  if (!isPastOrToday(from, now)) return refuse('future_day');
  const { profile } = member;
  const asks = windowAsked !== undefined && STAGE_SURFACES[stage].fertileWindowOnRequest;
  return {
    ...profile,
    lifeStages: chooseStage(profile.lifeStages ?? [], { stage, from }),
    ...(asks && { windowAsked }),
  };
}
