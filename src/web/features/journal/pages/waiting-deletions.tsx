import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JournalEntry, JournalHead } from '#contract/journal/journal.schemas.ts';
import { journal, entryTitle } from '#web/features/journal/journal.copy.ts';
import { refresh } from '#web/features/journal/journal.queries.ts';
import { outboxOf } from '#web/platform/outbox/connection.ts';
import { useOutbox } from '#web/platform/outbox/outbox-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import type { DeletedEntry } from './deleted-note.tsx';
import styles from './pages.module.css';

const copy = journal.deleted;
/** A deletion that takes its usual time is told by the answer, in milliseconds. */
const USUAL = 1_500;
type Deletion = { readonly id: string; readonly order: number };

/** The pages the member deleted on this device while the server has not got it yet, oldest first. */
export function useWaitingDeletions(): readonly Deletion[] {
  return useOutbox()
    .waiting.filter(({ name }) => name === 'deleteJournalEntry')
    .map(({ input, order }) => ({ id: (input as { params: { id: string } }).params.id, order }));
}

/**
 * Each of them by its title, with a way back for as long as it is not sent. One that was told as waiting is told to
 * `onSent` when it has gone.
 */
export function WaitingDeletions({
  deletions,
  entries,
  onSent,
}: {
  readonly deletions: readonly Deletion[];
  /** The pages that are listed. */ readonly entries: readonly JournalHead[];
  readonly onSent: (what: DeletedEntry) => void;
}) {
  const client = useQueryClient();
  const note = useSentOnes(deletions, onSent);
  const titleFor = (id: string) => {
    const known =
      client.getQueryData<JournalEntry>(keyOf('getJournalEntry', { params: { id } })) ??
      entries.find((entry) => entry.id === id);
    return known ? entryTitle(known) : null;
  };
  return deletions.map(({ id, order }) => (
    <Waiting
      key={id}
      order={order}
      title={titleFor(id)}
      onTold={(title) => note(id, title)}
      onUndo={() => note(id, null)}
    />
  ));
}

/** Follows what was told as waiting: what leaves the outbox without being undone or refused has been sent. */
function useSentOnes(deletions: readonly Deletion[], onSent: (what: DeletedEntry) => void) {
  const { refused } = useOutbox();
  const told = useRef(new Map<string, { readonly title: string; readonly order: number }>());
  const look = useEffectEvent(() => {
    for (const [id, { title, order }] of told.current) {
      if (deletions.some((waiting) => waiting.id === id)) continue;
      told.current.delete(id);
      if (!refused.some((entry) => entry.order === order)) onSent({ id, title });
    }
  });
  const waits = deletions.map(({ id }) => id).join();
  useEffect(() => look(), [waits]);
  return (id: string, title: string | null) => {
    const order = deletions.find((waiting) => waiting.id === id)?.order;
    if (title === null || order === undefined) told.current.delete(id);
    else told.current.set(id, { title, order });
  };
}

type WaitingProps = {
  readonly order: number;
  readonly title: string | null;
  readonly onTold: (title: string) => void;
  readonly onUndo: () => void;
};

function Waiting({ order, title, onTold, onUndo }: WaitingProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [lasts, setLasts] = useState(false);
  const tell = useEffectEvent(() => onTold(title ?? entryTitle({ title: '' })));
  useEffect(() => {
    if (lasts) tell();
  }, [lasts]);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), USUAL);
    return () => clearTimeout(timer);
  }, []);
  const undo = async () => {
    setBusy(true);
    onUndo();
    await (await outboxOf())?.discard(order);
    toast({ title: copy.back });
    // It may have been on its way just then: what stands is what the server says.
    await refresh(client);
  };
  if (!lasts) return null;
  return (
    <div className={styles.note}>
      <Notice
        title={copy.waitsTitle}
        action={
          <Button kind="line" size="small" busy={busy} onClick={() => void undo()}>
            {copy.undo}
          </Button>
        }
      >
        {copy.waits(title)}
      </Notice>
    </div>
  );
}
