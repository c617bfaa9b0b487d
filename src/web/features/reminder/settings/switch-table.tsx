import { Check } from 'lucide-react';
import type { RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { REMINDER_KINDS, type ReminderChannel, type ReminderKind } from '#domain/reminder/reminder.ts';
import { reminderCopy } from '../reminder.copy.ts';
import styles from './settings.module.css';

type Props = { readonly reply: RemindersReply; readonly channels: readonly ReminderChannel[]; readonly onSwitch: (kind: ReminderKind, channel: ReminderChannel, on: boolean) => void };

/** Every reminder and every way it may come: each its own switch, named in full for whoever hears it. */
export function SwitchTable({ reply, channels, onSwitch }: Props) {
  return (
    <table className={styles.table} aria-label={reminderCopy.table}>
      <thead>
        <tr>
          <th scope="col"><span className="vh">{reminderCopy.what}</span></th>
          {channels.map((channel) => <th key={channel} scope="col">{reminderCopy.channels[channel]}</th>)}
        </tr>
      </thead>
      <tbody>
        {REMINDER_KINDS.map((kind) => <Row key={kind} kind={kind} {...{ reply, channels, onSwitch }} />)}
      </tbody>
    </table>
  );
}

function Row({ kind, reply, channels, onSwitch }: Props & { readonly kind: ReminderKind }) {
  const { title, note } = reminderCopy.kinds[kind];
  const hasNothing = kind === 'period_expected' && !reply.periodTold;
  return (
    <tr>
      <th scope="row">
        {title}
        <small>{hasNothing ? reminderCopy.noPeriod : note}</small>
      </th>
      {channels.map((channel) => (
        <td key={channel}>
          {!hasNothing && (
            <label className={styles.tick}>
              <input className="vh" type="checkbox" role="switch" checked={reply.settings.switches[kind][channel]} onChange={(event) => onSwitch(kind, channel, event.target.checked)} aria-label={`${title}, ${reminderCopy.spoken[channel]}`} />
              <span className={styles.box} aria-hidden="true"><Check size={16} /></span>
            </label>
          )}
        </td>
      ))}
    </tr>
  );
}
