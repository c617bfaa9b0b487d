import { NotificationSettings } from '#web/features/reminder/public.ts';
import { StepFrame, type StepPosition } from './step-frame.tsx';
import styles from './enhanced.module.css';

/** What the member is reminded of, kept switch by switch as the member sets it. */
export function RemindersStep({ place }: { readonly place: StepPosition }) {
  return (
    <StepFrame place={place} busy={false} onSend={place.settle}>
      <div className={styles.reminders}>
        <NotificationSettings />
      </div>
    </StepFrame>
  );
}
