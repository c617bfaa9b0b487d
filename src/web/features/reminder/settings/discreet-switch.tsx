import { DISCREET_WORDS } from '#domain/reminder/reminder-words.ts';
import { Switch } from '#web/ui/choices/switch.tsx';
import { reminderCopy } from '../reminder.copy.ts';
import styles from './settings.module.css';

/** Whether a note says what it is about, and how that looks where others see it. */
export function DiscreetSwitch({
  discreet,
  onChange,
}: {
  readonly discreet: boolean;
  readonly onChange: (discreet: boolean) => void;
}) {
  const words = discreet ? DISCREET_WORDS : reminderCopy.preview.plain;
  return (
    <div className={styles.quiet}>
      <Switch
        checked={discreet}
        onChange={onChange}
        note={discreet ? reminderCopy.discreetNote : reminderCopy.plainNote}
      >
        {reminderCopy.discreet}
      </Switch>
      <figure className={styles.lock} aria-label={reminderCopy.preview.label}>
        <p>
          <b>{words.title}</b>
          <small>{words.text}</small>
        </p>
        <span>{reminderCopy.preview.now}</span>
      </figure>
    </div>
  );
}
