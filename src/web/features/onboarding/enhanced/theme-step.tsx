import { LightChoice } from '#web/features/profile/public.ts';
import { StepFrame, type StepPosition } from './step-frame.tsx';

/** The light the member reads by, kept as soon as the member chooses it. */
export function ThemeStep({ place }: { readonly place: StepPosition }) {
  return (
    <StepFrame place={place} busy={false} onSend={place.settle}>
      <LightChoice />
    </StepFrame>
  );
}
