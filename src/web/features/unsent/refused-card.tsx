import { useState } from 'react';
import { outboxOf } from '#web/platform/outbox/connection.ts';
import type { OutboxEntry } from '#web/platform/outbox/entry.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { EntryCard } from './entry-card.tsx';
import { unsentRowsOf, unsent } from './unsent.copy.ts';
import styles from './unsent.module.css';

const words = unsent.dialog;

/** An entry the server did not take: why, and what the member can do with it. */
export function RefusedCard({ entry }: { readonly entry: OutboxEntry }) {
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await (await outboxOf())?.retry(entry);
    setBusy(false);
  };
  const copy = () => {
    const text = unsentRowsOf(entry)
      .map((row) => `${row.name}: ${row.words}`)
      .join('\n');
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  };
  return (
    <EntryCard entry={entry} level="h4">
      <Notice tone="warning">{entry.refused?.message}</Notice>
      <div className={styles.actions}>
        <Button size="small" busy={busy} busyLabel={words.retrying} onClick={() => void again()}>
          {words.again}
        </Button>
        <Button size="small" kind="line" onClick={copy}>
          {words.copy}
        </Button>
        <Discard orders={[entry.order]} />
      </div>
      <p role="status" className={styles.muted}>
        {said}
      </p>
    </EntryCard>
  );
}

/** Entries that this browser cannot read any more. */
export function UnreadableCard({ orders }: { readonly orders: readonly number[] }) {
  return (
    <article className={styles.card}>
      <Notice tone="warning">{words.unreadable(orders.length)}</Notice>
      <div className={styles.actions}>
        <Discard orders={orders} />
      </div>
    </article>
  );
}

/** Discarding takes two presses: there is no way back from it. */
function Discard({ orders }: { readonly orders: readonly number[] }) {
  const [asked, setAsked] = useState(false);
  const discard = async () => {
    const outbox = await outboxOf();
    for (const order of orders) await outbox?.discard(order);
  };
  if (!asked)
    return (
      <Button size="small" kind="quiet" onClick={() => setAsked(true)}>
        {words.discard}
      </Button>
    );
  return (
    <>
      <Button size="small" kind="danger" onClick={() => void discard()}>
        {words.discardNow}
      </Button>
      <Button size="small" kind="quiet" onClick={() => setAsked(false)}>
        {words.keep}
      </Button>
    </>
  );
}
