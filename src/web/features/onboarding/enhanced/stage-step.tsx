import type { StageNow } from '#contract/stage/stage.schemas.ts';
import { StageFields, useStageForm } from '#web/features/stage/public.ts';
import { enhanced } from './enhanced.copy.ts';
import { StepFrame, type StepPosition } from './step-frame.tsx';
import styles from './enhanced.module.css';

/** The member's stage of life: what the member's answers lead to is chosen, and counts once the member goes on. */
export function StageStep({ place, now }: { readonly place: StepPosition; readonly now: StageNow }) {
  const form = useStageForm(now, { onSaved: place.settle, start: now.proposal?.stage ?? now.stage });
  return (
    <StepFrame place={place} busy={form.choose.isPending} onSend={form.changed ? form.keep : place.settle}>
      <div className={styles.stage}>
        {now.proposal && <p>{enhanced.proposal}</p>}
        <StageFields form={form} />
      </div>
    </StepFrame>
  );
}
