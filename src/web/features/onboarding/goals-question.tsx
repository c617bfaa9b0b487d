import { useState, type FormEvent } from 'react';
import { goalsForBand } from '#domain/goals/goals.ts';
import { GoalPicker, signupToasts, goalChoice } from '#web/features/signup/public.ts';
import { GoalCounter } from '#web/ui/choices/goal-row.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { onboarding } from './onboarding.copy.ts';
import { Question, type Patch } from './question.tsx';

type Props = {
  readonly position: string;
  readonly arrives: boolean;
  readonly save: (patch: Patch) => void;
  readonly busy: boolean;
  readonly band: 'teen' | 'adult';
};

/** Asks for one to three goals open to her age. */
export function GoalsQuestion({ position, arrives, save, busy, band }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = goalChoice(chosen, setChosen);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) toast({ ...signupToasts.noGoal, kind: 'danger' });
    else if (!busy) save({ sacredGoals: [...chosen] });
  };
  return (
    <Question
      position={position}
      arrives={arrives}
      heading={onboarding.goalsHeading}
      lead={onboarding.goalsLead}
      onSend={send}
      busy={busy}
      note={<GoalCounter count={chosen.length} />}
    >
      <GoalPicker open={goalsForBand(band)} chosen={chosen} onToggle={toggle} />
    </Question>
  );
}
