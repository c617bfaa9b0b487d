import { LOCK_MINUTES, type LockMinutes } from '#domain/privacy-mode/privacy-mode.ts';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { shut } from '#web/platform/privacy-mode/shut.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Segments } from '#web/ui/choices/segments.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { SwitchRow } from '#web/ui/settings/settings-list.tsx';
import { privacyModeCopy } from '../privacy-mode.copy.ts';
import { LockDialog } from './lock-dialog.tsx';
import styles from './privacy-mode-group.module.css';

const { lock: words } = privacyModeCopy;
type Minutes = `${LockMinutes}`;
const OPTIONS = LOCK_MINUTES.map((minutes) => ({ value: String(minutes) as Minutes, label: words.minutes[minutes] }));

type Props = {
  readonly minutes: LockMinutes | null;
  readonly onMinutes: (minutes: LockMinutes) => void;
  readonly asking: LockAsking;
  readonly onAsk: (asking: LockAsking) => void;
};
/** What the dialog of the lock is open for. */
export type LockAsking = 'set' | 'end' | null;

/** The app lock: on by a PIN, off by that PIN; its minutes, another PIN, and closing it now. */
export function LockPart({ minutes, onMinutes, asking, onAsk }: Props) {
  return (
    <>
      <SwitchRow
        title={words.name}
        note={minutes === null ? words.off : words.on}
        checked={minutes !== null}
        onChange={() => onAsk(minutes === null ? 'set' : 'end')}
      >
        {minutes !== null && (
          <div className={styles.lock}>
            <p className={styles.after} aria-hidden="true">
              {words.after}
            </p>
            <Segments
              label={words.after}
              name="lock-minutes"
              options={OPTIONS}
              value={`${minutes}`}
              onChange={(value) => onMinutes(Number(value) as LockMinutes)}
            />
            <div className={styles.deeds}>
              <Button kind="line" size="small" onClick={() => onAsk('set')}>
                {words.change}
              </Button>
              <Button kind="line" size="small" onClick={() => void lockNow()}>
                {words.now}
              </Button>
            </div>
          </div>
        )}
      </SwitchRow>
      {asking && <LockDialog minutes={minutes} isEnding={asking === 'end'} onClose={() => onAsk(null)} />}
    </>
  );
}

async function lockNow(): Promise<void> {
  try {
    await call('lockNow');
    shut();
  } catch (error) {
    toast({
      title: privacyModeCopy.failed.title,
      description: sentenceOf(error, privacyModeCopy.failed.description),
      kind: 'danger',
    });
  }
}
