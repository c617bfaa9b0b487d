import type { StageSurface } from '#domain/stage/stage.ts';
import { useMember } from '#web/platform/session.ts';
import { forHer, type ForHer } from './sheet/for-her.ts';

const PAIN_GOAL = 'reduce menstrual pain and symptoms';

/** What the log asks first of this member, by stage and by what the questionnaire was told. */
export function useForHer({ wording, fertileWindow, ovulation }: StageSurface): ForHer {
  const { journeyCustomization: told, sacredGoals, ageGroup } = useMember();
  return forHer({
    signsFirst: fertileWindow && ovulation,
    wording,
    conditions: told?.wombConditions ?? [],
    fertility: ovulation && ageGroup === 'adult',
    pain: told?.experiencesPain === 'yes' || sacredGoals.includes(PAIN_GOAL),
  });
}
