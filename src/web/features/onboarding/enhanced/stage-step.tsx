import type { StageStanding } from '#domain/stage/stage.ts';
import { StageFields, useStageForm } from '#web/features/stage/public.ts';
import { StepFrame, type StepPosition } from './step-frame.tsx';
import styles from './enhanced.module.css';

/** The member's stage of life. What follows from the member's answers and fits is left as it is. */
export function StageStep({ place, now }: { readonly place: StepPosition; readonly now: StageStanding }) {
  const form = useStageForm(now, { onSaved: place.settle });
  return (
    <StepFrame place={place} busy={form.choose.isPending} onSend={form.changed ? form.keep : place.settle}>
      <div className={styles.stage}>
        <StageFields form={form} />
      </div>
    </StepFrame>
  );
}
