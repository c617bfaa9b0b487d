import type { StageNow } from '#domain/stage/stage.ts';
import { StageFields, useStageForm } from '#web/features/stage/public.ts';
import { StepFrame, type Place } from './step-frame.tsx';
import styles from './enhanced.module.css';

/** Her stage of life. What follows from her answers and fits is left as it is. */
export function StageStep({ place, now }: { readonly place: Place; readonly now: StageNow }) {
  const form = useStageForm(now, { onSaved: place.settle });
  return (
    <StepFrame place={place} busy={form.choose.isPending} onSend={form.changed ? form.keep : place.settle}>
      <div className={styles.stage}>
        <StageFields form={form} />
      </div>
    </StepFrame>
  );
}
