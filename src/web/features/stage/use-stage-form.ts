import { useState, type FormEvent } from 'react';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { STAGE_SURFACES, type LifeStage, type StageStanding } from '#domain/stage/stage.ts';
import { stagesFor } from '#domain/stage/stage-answers.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { chooseCopy as words, optionOf } from './stage-dialog.copy.ts';
import { useChooseStage } from './use-choose-stage.ts';

/** What follows when it is saved, and when it is kept for later. */
type Then = {
  readonly onSaved: () => void;
  readonly onKept?: (kept: { readonly title: string; readonly outlook: string }) => void;
  /** The stage that is chosen to begin with. */
  readonly start?: LifeStage;
};
export type StageForm = ReturnType<typeof useStageForm>;

/** A stage while the member chooses it, with its first day and, where the member may ask for them, fertile days. */
export function useStageForm(now: StageStanding, { onSaved, onKept, start = now.stage }: Then) {
  const [today, teen] = [useToday(), useMember().ageGroup === 'teen'];
  const choose = useChooseStage();
  const [stage, setChosen] = useState<LifeStage>(start);
  const [from, setFrom] = useState<string>((start === now.stage && now.stageSince) || today);
  const [windowAsked, setWindowAsked] = useState(now.windowAsked);
  const [error, setError] = useState<string>();
  const setStage = (next: LifeStage) => {
    setChosen(next);
    setFrom(next === now.stage && now.stageSince ? now.stageSince : today);
  };
  const keep = () => {
    const day = dayOf(from, today);
    setError(day ? undefined : words.noDay);
    if (!day || choose.isPending) return;
    const asks = STAGE_SURFACES[stage].fertileWindowOnRequest && { windowAsked };
    choose.mutate(
      { stage, from: day, ...asks },
      { onSuccess: onSaved, onError: (failure) => isKept(failure) && onKept?.(failure) },
    );
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  const options = stagesFor(teen ? 'teen' : 'adult').map((one) => optionOf(one, teen));
  /** Whether the member chose anything else than what stands. */
  const changed = stage !== now.stage || from !== (now.stageSince ?? today) || windowAsked !== now.windowAsked;
  return {
    changed,
    today,
    teen,
    choose,
    options,
    stage,
    setStage,
    from,
    setFrom,
    windowAsked,
    setWindowAsked,
    error,
    keep,
    send,
  };
}

function dayOf(text: string, today: LocalDate): LocalDate | null {
  const day = parseLocalDate(text);
  return day && day <= today ? day : null;
}
