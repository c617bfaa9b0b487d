import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { reminderCopy } from '../reminder.copy.ts';
import type { Phone } from './use-phone.ts';
import styles from '../settings/settings.module.css';

const { phone: copy } = reminderCopy;

/**
 * How notes to this device stand, beneath the switches: in words, with what the member can do about it. `wanted` says
 * whether any phone switch is on.
 */
export function PhoneNote({
  id,
  phone,
  wanted,
}: {
  readonly id: string;
  readonly phone: Phone;
  readonly wanted: boolean;
}) {
  const { state, others, trouble, busy, stopAll } = phone;
  if (!state) return null;
  return (
    <div id={id} className={styles.phone}>
      {state === 'blocked' ? (
        <Blocked lookAgain={phone.lookAgain} />
      ) : (
        <p className={styles.note} role="status">
          {busy ? copy.waiting : trouble !== 'not_started' && words(phone, wanted)}
        </p>
      )}
      {trouble === 'not_started' && <Notice tone="danger">{copy.notStarted}</Notice>}
      {trouble === 'not_stopped' && <Notice tone="danger">{copy.notStopped}</Notice>}
      <div className={styles.acts}>
        {state === 'off' && (wanted || others > 0) && (
          <Button kind="line" size="small" busy={busy} onClick={() => phone.start()}>
            {copy.start}
          </Button>
        )}
        {state === 'on' && <TextButton onClick={phone.stopHere}>{copy.stopHere}</TextButton>}
        {others > 0 && <TextButton onClick={stopAll}>{copy.stopAll}</TextButton>}
      </div>
    </div>
  );
}

function Blocked({ lookAgain }: { readonly lookAgain: () => void }) {
  return (
    <Notice
      title={copy.blocked.title}
      action={
        <TextButton inline onClick={lookAgain}>
          {copy.blocked.again}
        </TextButton>
      }
    >
      {copy.blocked.how}
    </Notice>
  );
}

function words({ state, others, trouble }: Phone, wanted: boolean): string {
  if (state === 'shared') return others > 0 ? `${copy.shared} ${copy.others(others)}` : copy.shared;
  if (state === 'unsupported') return others > 0 ? `${copy.unsupported} ${copy.others(others)}` : copy.unsupported;
  if (state === 'on') return others > 0 ? `${copy.here} ${copy.othersToo(others)}` : copy.here;
  if (trouble === 'waved') return copy.waved;
  if (others > 0) return copy.notHere(others);
  return wanted ? copy.nowhere : copy.first;
}
