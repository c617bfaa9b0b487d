import { useState } from 'react';
import type { FeedbackItem, FeedbackReply } from '#contract/feedback/feedback.schemas.ts';
import type { FeedbackState } from '#domain/feedback/feedback.ts';
import { feedbackExcerpt } from '#domain/feedback/feedback.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Badge, type BadgeKind } from '#web/ui/status/badge.tsx';
import { feedback } from './feedback.copy.ts';
import { useWaitingFeedback } from './feedback.queries.ts';
import styles from './feedback.module.css';

const words = feedback.own;
const ThreadSheet = deferred(async () => (await import('./thread-sheet.tsx')).ThreadSheet, { soon: true });
const LOOKS: Readonly<Record<FeedbackState, BadgeKind>> = {
  open: 'warning',
  answered: 'ok',
  planned: 'moon',
  done: 'ok',
  closed: 'plain',
};
/** How many stand open before the rest is asked for. */
const SHOWN = 4;

/** The member's own cases: what waits on this device first, then the newest change. */
export function OwnList({ reply }: { readonly reply: FeedbackReply | undefined }) {
  const waiting = useWaitingFeedback();
  const [isOpen, open] = useState(false);
  const [read, setRead] = useState<FeedbackItem | null>(null);
  const items = reply?.items ?? [];
  const shown = isOpen ? items : items.slice(0, SHOWN);
  if (reply && items.length + waiting.length === 0) return <p className={styles.hint}>{words.empty}</p>;
  return (
    <>
      <ol className={styles.list}>
        {waiting.map((one) => (
          <li key={`waits-${one.order}`} className={styles.waits}>
            <p className={styles.excerpt} dir="auto">
              {feedbackExcerpt(one.words)}
            </p>
            <p className={styles.meta}>{words.waiting}</p>
          </li>
        ))}
        {shown.map((one) => (
          <Item key={one.id} of={one} onRead={() => setRead(one)} />
        ))}
      </ol>
      {items.length > shown.length && (
        <TextButton onClick={() => open(true)}>{words.more(items.length - shown.length)}</TextButton>
      )}
      {read && (
        <ThreadSheet id={read.id} number={read.number} changes={reply?.changes ?? []} onClose={() => setRead(null)} />
      )}
    </>
  );
}

function Item({ of: one, onRead }: { readonly of: FeedbackItem; readonly onRead: () => void }) {
  const { timeZone } = useMember();
  return (
    <li>
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={onRead}>
        <span className={styles.excerpt} dir="auto">
          {one.excerpt}
        </span>
        <span className={styles.meta}>
          {one.hasNews && <Badge kind="moon">{words.news}</Badge>}
          <Badge kind={LOOKS[one.state]}>{feedback.states[one.state]}</Badge>
          <span>
            {[
              words.number(one.number),
              feedback.kinds[one.kind],
              dateWithYear(dayInZone(new Date(one.changedAt), timeZone)),
            ].join(' · ')}
          </span>
        </span>
      </button>
    </li>
  );
}
