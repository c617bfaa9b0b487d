import { useState } from 'react';
import { href } from '#contract/screens.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { outboxOf } from '#web/platform/outbox/connection.ts';
import { useOutbox } from '#web/platform/outbox/outbox-state.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { EntryCard } from './entry-card.tsx';
import { RefusedCard, UnreadableCard } from './refused-card.tsx';
import { unsent } from './unsent.copy.ts';
import styles from './unsent.module.css';

const ConflictCard = deferred(async () => (await import('./conflict-card.tsx')).ConflictCard, { rare: true });
const words = unsent.dialog;

/** What waits on this device and what needs the member: what each is, when it was saved, and what the member can do. */
export function UnsentDialog({ onClose }: { readonly onClose: () => void }) {
  const { waiting, refused, unreadable, lasting, paused } = useOutbox();
  const isEmpty = waiting.length + refused.length + unreadable.length === 0;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      kicker={words.kicker}
      title={words.title}
      actions={<Actions {...{ paused, onClose }} waiting={waiting.length > 0} asked={refused.length > 0} />}
    >
      <div className={styles.list}>
        {isEmpty && <Notice tone="success">{words.empty}</Notice>}
        {waiting.length > 0 && <Lead paused={paused} lasting={lasting} />}
        {waiting.map((entry) => (
          <EntryCard key={entry.order} entry={entry} />
        ))}
        {refused.length + unreadable.length > 0 && (
          <section aria-labelledby="unsent-refused" className={styles.list}>
            <h3 id="unsent-refused">{words.refusedTitle}</h3>
            {refused.some((entry) => !entry.refused?.current) && <p>{words.refusedLead}</p>}
            {refused.map((entry) => {
              const theirs = entry.refused?.current;
              return theirs ? (
                <ConflictCard key={entry.order} entry={entry} theirs={theirs} />
              ) : (
                <RefusedCard key={entry.order} entry={entry} />
              );
            })}
            {unreadable.length > 0 && <UnreadableCard orders={unreadable} />}
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Lead({ paused, lasting }: { paused: boolean; lasting: boolean }) {
  if (paused) return <Notice tone="warning">{words.paused}</Notice>;
  return lasting ? <p>{words.lead}</p> : <Notice tone="warning">{words.fleeting}</Notice>;
}

type ActionsProps = {
  readonly paused: boolean;
  readonly waiting: boolean;
  /** Whether an entry has buttons of its own. */ readonly asked: boolean;
  readonly onClose: () => void;
};

function Actions({ paused, waiting, asked, onClose }: ActionsProps) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await (await outboxOf())?.flush();
    setBusy(false);
  };
  return (
    <>
      {waiting &&
        (paused ? (
          <LinkButton href={href('auth')}>{words.signIn}</LinkButton>
        ) : (
          <Button busy={busy} busyLabel={words.retrying} onClick={() => void send()}>
            {words.retry}
          </Button>
        ))}
      <Button kind={waiting || asked ? 'line' : 'primary'} onClick={onClose}>
        {words.close}
      </Button>
    </>
  );
}
