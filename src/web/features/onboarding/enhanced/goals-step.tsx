import { GoalsFields } from '../goals/goals-fields.tsx';
import { useGoalsForm } from '../goals/use-goals-form.ts';
import { StepFrame, type Place } from './step-frame.tsx';

/** Her goals, and room for her own words. Goals that stay as they are start no seven days. */
export function GoalsStep({ place }: { readonly place: Place }) {
  const form = useGoalsForm(place.settle);
  return (
    <StepFrame place={place} busy={form.save.isPending} onSend={form.send}>
      <GoalsFields form={form} ownFirst />
    </StepFrame>
  );
}
