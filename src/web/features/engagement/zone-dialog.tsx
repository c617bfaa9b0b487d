import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { nowOf } from '#web/platform/clock.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { placeUser, useMember } from '#web/platform/session.ts';
import { moveToZone, zoneOfBrowser } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { placeOf, zoneQuestion as words } from './zone.copy.ts';
import styles from './welcome.module.css';

/**
 * The device is in another zone than the profile (decisions 21): asked once, with what it changes. Closing it keeps the
 * profile's.
 */
export function ZoneDialog() {
  const appState = useAppState();
  const member = useMember();
  // As they were when it was asked: the answer changes the profile's.
  const [{ here, home }] = useState(() => ({ here: zoneOfBrowser(), home: member.timeZone }));
  const [open, setOpen] = useState(true);
  const now = new Date(nowOf(appState));
  const today = dayInZone(now, here);
  const answer = useMutation({
    mutationFn: async (body: { readonly timeZone: string } | { readonly zoneKept: string }) => {
      placeUser(appState, (await sendQueued('patchUser', { body }, 'time zone')).user);
      if ('timeZone' in body) await moveToZone(appState, body.timeZone);
    },
    // Kept until there is a connection: nothing more is to be said.
    onError: (error) => isKept(error) && setOpen(false),
    onSuccess: (_, body) => {
      setOpen(false);
      toast('timeZone' in body ? words.taken(here) : words.kept(home));
    },
  });
  const keep = () => !answer.isPending && answer.mutate({ zoneKept: here });
  const changes = words.changes({ here, home, today, was: dayInZone(now, home), teen: member.ageGroup === 'teen' });
  return (
    <Dialog
      open={open}
      onClose={keep}
      kicker={words.kicker}
      title={words.title(here)}
      actions={
        <>
          <Button busy={answer.isPending} busyLabel={words.saving} onClick={() => answer.mutate({ timeZone: here })}>
            {words.yes(here)}
          </Button>
          <Button kind="line" onClick={keep}>
            {words.keep(home)}
          </Button>
        </>
      }
    >
      <p>{words.lead(here, home)}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {answer.isError && <Notice tone="danger">{words.failed}</Notice>}
      <p className={styles.small}>{words.again(placeOf(home))}</p>
    </Dialog>
  );
}
