import { NotificationSettings } from '#web/features/reminder/public.ts';
import { StepFrame, type Place } from './step-frame.tsx';
import styles from './enhanced.module.css';

/** What she is reminded of, kept switch by switch as she sets it. */
export function RemindersStep({ place }: { readonly place: Place }) {
  return (
    <StepFrame place={place} busy={false} onSend={place.settle}>
      <div className={styles.reminders}>
        <NotificationSettings />
      </div>
    </StepFrame>
  );
}
