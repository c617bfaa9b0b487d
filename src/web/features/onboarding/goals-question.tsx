import { useState, type FormEvent } from 'react';
import { goalsForAgeGroup } from '#domain/goals/goals.ts';
import { GoalPicker, signupToasts, goalChoice } from '#web/features/signup/public.ts';
import { GoalCounter } from '#web/ui/choices/goal-row.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { gardenBed } from '#web/ui/drawings/windows/places/garden-bed.ts';
import { onboarding } from './onboarding.copy.ts';
import { QuestionField, type Patch } from './question.tsx';

type Props = {
  readonly position: string;
  readonly arrives: boolean;
  readonly save: (patch: Patch) => void;
  readonly busy: boolean;
  readonly ageGroup: 'teen' | 'adult';
};

/** Asks for one to three goals open to the member's age. */
export function GoalsQuestion({ position, arrives, save, busy, ageGroup }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = goalChoice(chosen, setChosen);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) toast({ ...signupToasts.noGoal, kind: 'danger' });
    else if (!busy) save({ sacredGoals: [...chosen] });
  };
  return (
    <QuestionField
      position={position}
      arrives={arrives}
      heading={onboarding.goalsHeading}
      lead={onboarding.goalsLead}
      of={gardenBed}
      onSend={send}
      busy={busy}
      note={<GoalCounter count={chosen.length} />}
    >
      <GoalPicker open={goalsForAgeGroup(ageGroup)} chosen={chosen} onToggle={toggle} />
    </QuestionField>
  );
}
