import { LightChoice } from '#web/features/profile/public.ts';
import { StepFrame, type Place } from './step-frame.tsx';

/** The light she reads by, kept as soon as she chooses it. */
export function ThemeStep({ place }: { readonly place: Place }) {
  return (
    <StepFrame place={place} busy={false} onSend={place.settle}>
      <LightChoice />
    </StepFrame>
  );
}
