import type { RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { REMINDERS_CONSENT } from '#domain/account/consent.ts';
import type { ReminderChannel, ReminderKind } from '#domain/reminder/reminder.ts';
import { useMember } from '#web/platform/session.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { reminderCopy } from '../reminder.copy.ts';
import { useChangeReminders, useReminders } from '../reminder.queries.ts';
import { DiscreetSwitch } from './discreet-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { SwitchTable } from './switch-table.tsx';
import { toldTime } from './told-time.ts';
import styles from './settings.module.css';

/** What she is reminded of: which way, when, and in what words. A teen is never nudged and has no switches. */
export function NotificationSettings() {
  const { ageBand } = useMember();
  return ageBand === 'teen' ? <p>{reminderCopy.teen}</p> : <AdultSettings />;
}

function AdultSettings() {
  const { data, isError, refetch } = useReminders();
  if (data) return <Switches reply={data} />;
  return <p role="status" className={isError ? styles.note : styles.waiting}>{isError ? <>{reminderCopy.failed} <TextButton inline onClick={() => void refetch()}>{reminderCopy.again}</TextButton></> : reminderCopy.coming}</p>;
}

function Switches({ reply }: { readonly reply: RemindersReply }) {
  const { clock } = useMember();
  const { mutate } = useChangeReminders();
  const { settings, comesAt } = reply;
  const onSwitch = (kind: ReminderKind, channel: ReminderChannel, on: boolean) => mutate({ switches: { [kind]: { [channel]: on } } });
  return (
    <>
      <div className={styles.quiet}>
        <SwitchTable reply={reply} channels={['mail', 'app']} onSwitch={onSwitch} />
        <p className={styles.note}>{REMINDERS_CONSENT}</p>
      </div>
      <div className={styles.at}>
        <TextField label={reminderCopy.at} type="time" value={settings.at} onChange={(at) => at && mutate({ at })} required hint={comesAt === settings.at ? undefined : reminderCopy.comesAt(toldTime(comesAt, clock))} />
      </div>
      <QuietHours quiet={settings.quiet} clock={clock} onChange={(quiet) => mutate({ quiet })} />
      <DiscreetSwitch discreet={settings.discreet} onChange={(discreet) => mutate({ discreet })} />
    </>
  );
}
