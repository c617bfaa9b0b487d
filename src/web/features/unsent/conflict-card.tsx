import { useState } from 'react';
import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import type { Written } from '#domain/journal/journal-entry.ts';
import { conflict, TwoVersions } from '#web/features/journal/public.ts';
import { outboxOf } from '#web/platform/outbox/connection.ts';
import type { OutboxEntry, QueuedCall } from '#web/platform/outbox/entry.ts';
import { changeOf } from '#web/platform/outbox/page-conflict.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { EntryCard } from './entry-card.tsx';
import { unsent } from './unsent.copy.ts';
import styles from './unsent.module.css';

const words = unsent.conflict;
type Props = { readonly entry: OutboxEntry; readonly theirs: JournalEntry };

/** A change of a page that another device had changed first: both in sight, and what becomes of them. */
export function ConflictCard({ entry, theirs }: Props) {
  const [busy, setBusy] = useState(false);
  const send = async (instead: QueuedCall) => {
    setBusy(true);
    await (await outboxOf())?.retry(entry, instead);
    setBusy(false);
  };
  const drop = async () => (await outboxOf())?.discard(entry.order);
  const mine = mineOf(entry, theirs);
  const ways = mine
    ? { over: conflict.keepMine, drop: conflict.keepTheirs }
    : words[entry.name === 'deleteJournalEntry' ? 'deleted' : 'restored'];
  return (
    <EntryCard entry={entry} level="h4" told>
      <Notice tone="warning" title={conflict.title}>
        {mine ? conflict.text : words.other}
      </Notice>
      <TwoVersions mine={mine} theirs={theirs} />
      <div className={styles.actions}>
        {mine && (
          <Button
            size="small"
            busy={busy}
            busyLabel={unsent.dialog.retrying}
            onClick={() => void send(asNewPage(mine))}
          >
            {conflict.both}
          </Button>
        )}
        <Button size="small" kind="line" busy={busy} onClick={() => void send(over(entry, theirs))}>
          {ways.over}
        </Button>
        <Button size="small" kind="line" busy={busy} onClick={() => void drop()}>
          {ways.drop}
        </Button>
      </div>
    </EntryCard>
  );
}

/** The page as the member wrote it on this device; null where what the member did was no writing. */
function mineOf(entry: OutboxEntry, { date, title, content, mood, dreamInsights, tags }: JournalEntry): Written | null {
  const body = changeOf(entry)?.body;
  return body ? { date, title, content, mood, dreamInsights, tags, ...body } : null;
}

function over({ name, input, entityKey }: OutboxEntry, { version }: JournalEntry): QueuedCall {
  return { name, input: { ...(input as object), version }, entityKey };
}

function asNewPage(mine: Written): QueuedCall {
  return { name: 'createJournalEntry', input: { body: { ...mine, mood: mine.mood ?? '' } }, entityKey: 'a new page' };
}
