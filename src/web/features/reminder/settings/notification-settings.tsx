import type { RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { REMINDERS_CONSENT } from '#domain/account/consent.ts';
import { REMINDER_CHANNELS } from '#domain/reminder/reminder.ts';
import { useMember } from '#web/platform/session.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { PhoneNote } from '../phone/phone-note.tsx';
import { usePhone, type Phone } from '../phone/use-phone.ts';
import { usePhoneSwitches } from '../phone/use-phone-switches.ts';
import { reminderCopy } from '../reminder.copy.ts';
import { useChangeReminders, useReminders } from '../reminder.queries.ts';
import { DiscreetSwitch } from './discreet-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { SwitchTable } from './switch-table.tsx';
import { toldTime } from './told-time.ts';
import styles from './settings.module.css';

const PHONE_NOTE = 'phone-note';
const WITHOUT_PHONE = REMINDER_CHANNELS.filter((channel) => channel !== 'phone');
// Where this browser can take no notes, or others use the device, a switch for them would do nothing here.
const hasColumn = ({ state }: Phone) => state !== null && state !== 'unsupported' && state !== 'shared';

type Props = { /** Each change is saved as it is made. */ readonly onSaved?: ((isSaved: boolean) => void) | undefined };

/** What the member is reminded of: which way, when, and in what words. A teen is never nudged and has no switches. */
export function NotificationSettings({ onSaved }: Props) {
  const { ageGroup } = useMember();
  return ageGroup === 'teen' ? <p>{reminderCopy.teen}</p> : <AdultSettings onSaved={onSaved} />;
}

function AdultSettings({ onSaved }: Props) {
  const { data, isError, refetch } = useReminders();
  if (data) return <Switches reply={data} onSaved={onSaved} />;
  return (
    <p role="status" className={isError ? styles.note : styles.waiting}>
      {isError ? (
        <>
          {reminderCopy.failed} <TextButton onClick={() => void refetch()}>{reminderCopy.again}</TextButton>
        </>
      ) : (
        reminderCopy.coming
      )}
    </p>
  );
}

function Switches({ reply, onSaved }: Props & { readonly reply: RemindersReply }) {
  const { clock } = useMember();
  const mutate = useChangeReminders(onSaved).mutate;
  const { settings, comesAt } = reply;
  const phone = usePhone(reply.push);
  const { onSwitch, wanted, mayNotStart } = usePhoneSwitches({ settings, phone, change: mutate });
  return (
    <>
      <div className={styles.quiet}>
        <SwitchTable
          reply={reply}
          channels={hasColumn(phone) ? REMINDER_CHANNELS : WITHOUT_PHONE}
          phoneBlocked={mayNotStart ? PHONE_NOTE : null}
          onSwitch={onSwitch}
        />
        <PhoneNote id={PHONE_NOTE} phone={phone} wanted={wanted} />
        <p className={styles.note}>{REMINDERS_CONSENT}</p>
      </div>
      <div className={styles.at}>
        <TextField
          label={reminderCopy.at}
          type="time"
          value={settings.at}
          onChange={(at) => at && mutate({ at })}
          required
          hint={comesAt === settings.at ? undefined : reminderCopy.comesAt(toldTime(comesAt, clock))}
        />
      </div>
      <QuietHours quiet={settings.quiet} clock={clock} onChange={(quiet) => mutate({ quiet })} />
      <DiscreetSwitch discreet={settings.discreet} onChange={(discreet) => mutate({ discreet })} />
    </>
  );
}
