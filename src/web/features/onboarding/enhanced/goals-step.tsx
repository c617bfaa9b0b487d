import { GoalsFields } from '../goals/goals-fields.tsx';
import { useGoalsForm } from '../goals/use-goals-form.ts';
import { StepFrame, type StepPosition } from './step-frame.tsx';

/** The member's goals, and room for the member's own words. Goals that stay as they are start no seven days. */
export function GoalsStep({ place }: { readonly place: StepPosition }) {
  const form = useGoalsForm(place.settle);
  return (
    <StepFrame place={place} busy={form.save.isPending} onSend={form.send}>
      <GoalsFields form={form} ownFirst />
    </StepFrame>
  );
}
