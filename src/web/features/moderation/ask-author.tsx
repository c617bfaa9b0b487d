import { useState, type FormEvent } from 'react';
import type { ModerationCase } from '#contract/moderation/moderation.schemas.ts';
import { AUTHOR_REASON } from '#domain/moderation/decision.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { moderation } from './moderation.copy.ts';
import { useAskAuthor } from './moderation.queries.ts';
import styles from './moderation.module.css';

const { author: words } = moderation;

/** Asks who wrote something, for a reason that is written down. */
export function AskAuthor({ of: { id, room } }: { readonly of: ModerationCase }) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, data, error } = useAskAuthor(id);
  const lacks = reason.trim().length < AUTHOR_REASON.least;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (lacks) return event.currentTarget.querySelector('textarea')?.focus();
    if (!isPending) mutate(reason);
    return undefined;
  };
  return (
    <div className={styles.ask}>
      <Fold bare summary={words.fold}>
        <form method="post" noValidate className={styles.form} onSubmit={submit}>
          <TextArea
            label={words.reason}
            hint={room === 'teen' ? words.teenNote : words.note}
            name="author-reason"
            rows={2}
            maxLength={AUTHOR_REASON.longest}
            value={reason}
            onChange={setReason}
            error={tried && lacks ? words.missing : undefined}
          />
          {error && !(error instanceof StepUpDeclined) && (
            <Notice tone="warning">{sentenceOf(error, words.failed)}</Notice>
          )}
          {data && <Notice tone="success">{data.waits ? words.waits : words.asked}</Notice>}
          <Button type="submit" kind="line" size="small" busy={isPending} busyLabel={words.asking}>
            {words.ask}
          </Button>
        </form>
      </Fold>
    </div>
  );
}
