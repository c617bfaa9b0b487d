import { Check } from 'lucide-react';
import type { RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { REMINDER_KINDS, type ReminderChannel, type ReminderKind } from '#domain/reminder/reminder.ts';
import { reminderCopy } from '../reminder.copy.ts';
import styles from './settings.module.css';

type Props = {
  readonly reply: RemindersReply;
  readonly channels: readonly ReminderChannel[];
  readonly phoneBlocked: string | null;
  readonly onSwitch: (kind: ReminderKind, channel: ReminderChannel, on: boolean) => void;
};

/**
 * Every reminder and every way it may come: each its own switch, named in full for whoever hears it. `phoneBlocked`
 * names the words that say why no phone switch can go on.
 */
export function SwitchTable({ reply, channels, phoneBlocked, onSwitch }: Props) {
  return (
    <table className={styles.table} aria-label={reminderCopy.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{reminderCopy.what}</span>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {reminderCopy.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {REMINDER_KINDS.filter((kind) => kind !== 'rate_today' || reply.ratingsTold).map((kind) => (
          <Row key={kind} kind={kind} {...{ reply, channels, phoneBlocked, onSwitch }} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ kind, channels, ...given }: Props & { readonly kind: ReminderKind }) {
  const { title, note } = reminderCopy.kinds[kind];
  const hasNothing = kind === 'period_expected' && !given.reply.periodTold;
  return (
    <tr>
      <th scope="row">
        {title}
        <small>{hasNothing ? reminderCopy.noPeriod : note}</small>
      </th>
      {channels.map((channel) => (
        <td key={channel}>{!hasNothing && <Tick {...given} {...{ kind, channel }} />}</td>
      ))}
    </tr>
  );
}

type TickProps = Omit<Props, 'channels'> & { readonly kind: ReminderKind; readonly channel: ReminderChannel };

function Tick({ kind, channel, reply, phoneBlocked, onSwitch }: TickProps) {
  const on = reply.settings.switches[kind][channel];
  const why = channel === 'phone' && !on ? phoneBlocked : null;
  return (
    <label className={styles.tick}>
      <input
        className="vh"
        type="checkbox"
        role="switch"
        checked={on}
        disabled={why !== null}
        aria-describedby={why ?? undefined}
        onChange={(event) => onSwitch(kind, channel, event.target.checked)}
        aria-label={`${reminderCopy.kinds[kind].title}, ${reminderCopy.spoken[channel]}`}
      />
      <span className={styles.box} aria-hidden="true">
        <Check size={16} />
      </span>
    </label>
  );
}
