import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { JournalEntry, JournalReply } from '#contract/journal/journal.schemas.ts';
import { journal, titleOf } from '#web/features/journal/journal.copy.ts';
import { refresh } from '#web/features/journal/journal.queries.ts';
import { outboxOf } from '#web/platform/outbox/connection.ts';
import { useOutbox } from '#web/platform/outbox/outbox-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from './pages.module.css';

const copy = journal.deleted;
/** A deletion that takes its usual time is told by the answer, in milliseconds. */
const USUAL = 1_500;
type Deletion = { readonly id: string; readonly order: number };

/** The pages she deleted on this device while the server has not got it yet, oldest first. */
export function useWaitingDeletions(): readonly Deletion[] {
  return useOutbox().waiting.filter(({ name }) => name === 'deleteJournalEntry').map(({ input, order }) => ({ id: (input as { params: { id: string } }).params.id, order }));
}

/** Each of them by its title, with a way back for as long as it is not sent. */
export function WaitingDeletions({ deletions, reply }: { readonly deletions: readonly Deletion[]; readonly reply: JournalReply }) {
  const client = useQueryClient();
  const titleFor = (id: string) => {
    const known = client.getQueryData<JournalEntry>(keyOf('getJournalEntry', { params: { id } })) ?? reply.entries.find((entry) => entry.id === id);
    return known ? titleOf(known) : null;
  };
  return deletions.map(({ id, order }) => <Waiting key={id} order={order} title={titleFor(id)} />);
}

function Waiting({ order, title }: { readonly order: number; readonly title: string | null }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), USUAL);
    return () => clearTimeout(timer);
  }, []);
  const undo = async () => {
    setBusy(true);
    await (await outboxOf())?.discard(order);
    toast({ title: copy.back });
    // It may have been on its way just then: what stands is what the server says.
    await refresh(client);
  };
  if (!lasts) return null;
  return (
    <div className={styles.note}>
      <Notice title={copy.waitsTitle} action={<Button kind="line" size="small" busy={busy} onClick={() => void undo()}>{copy.undo}</Button>}>{copy.waits(title)}</Notice>
    </div>
  );
}
