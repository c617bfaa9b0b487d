import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyQuestion } from '#contract/teen-circle/teen-circle.schemas.ts';
import { call } from '#web/platform/api.ts';
import { toastUnsaved } from '#web/platform/outbox/kept-toast.ts';
import { read } from '#web/platform/queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { circleCopy, useRefresh } from '#web/features/circle/public.ts';
import { teen } from './teen.copy.ts';
import styles from './teen.module.css';

const words = teen.answered;

/** What moderators answered, for the one who asked alone, until she shows it to the room. */
export function MyQuestions() {
  const { data } = useQuery({ ...read('teenMyQuestions'), staleTime: 0 });
  const open = data?.items.filter(({ isShared }) => !isShared) ?? [];
  if (open.length === 0) return null;
  return (
    <section className={styles.answers} aria-label={words.title}>
      {open.map((question) => (
        <Answered key={question.id} question={question} />
      ))}
    </section>
  );
}

function Answered({ question }: { readonly question: MyQuestion }) {
  const { id, body, answer } = question;
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      await call('teenShareQuestion', { params: { question: id } });
      await refresh();
    } catch (error) {
      setBusy(false);
      toastUnsaved(error, { title: words.failed });
    }
  };
  return (
    <article className={styles.answer}>
      <h2>{words.title}</h2>
      <p className={styles.asked} dir="auto">
        {body}
      </p>
      <p className={styles.by}>
        <b>{answer.firstName ?? words.someone}</b> <Badge>{circleCopy.moderator}</Badge>
      </p>
      <p dir="auto">{answer.body}</p>
      <p className={styles.small}>{words.about}</p>
      <Button kind="line" size="small" busy={busy} busyLabel={words.sharing} onClick={() => void share()}>
        {words.share}
      </Button>
    </article>
  );
}
