import { useEffect, useState, type FormEvent } from 'react';
import type { Announcement } from '#contract/announcement/announcement.schemas.ts';
import type { FeedbackSaid, FeedbackThread } from '#contract/feedback/feedback.schemas.ts';
import { FEEDBACK } from '#domain/feedback/feedback.ts';
import { DeferredCrisisHelp } from '#web/features/check-in/public.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { feedback } from './feedback.copy.ts';
import { useEndFeedback, useSayMore, useSeen, useThread } from './feedback.queries.ts';
import { Said } from './said.tsx';
import { lengthHint } from './write-form.tsx';
import styles from './feedback.module.css';

const words = feedback.thread;
type Props = {
  readonly id: string;
  readonly number: number;
  readonly changes: readonly Announcement[];
  readonly onClose: () => void;
};

/** One case: what was said on both sides, and what the member may do about it. */
export function ThreadSheet({ id, number, changes, onClose }: Props) {
  const { data, isError, refetch } = useThread(id);
  return (
    <Sheet open onClose={onClose} title={words.title(number)}>
      {data ? (
        <Thread of={data} changes={changes} onGone={onClose} />
      ) : isError ? (
        <Notice tone="danger" action={<TextButton onClick={() => void refetch()}>{words.retry}</TextButton>}>
          {words.failed}
        </Notice>
      ) : (
        <Skeletons label={words.loading}>
          <Skeleton />
          <Skeleton shape="block" />
        </Skeletons>
      )}
    </Sheet>
  );
}

type ThreadProps = {
  readonly of: FeedbackThread;
  readonly changes: readonly Announcement[];
  readonly onGone: () => void;
};

function Thread({ of: one, changes, onGone }: ThreadProps) {
  useLooked(one);
  const note = changes.find(({ id }) => id === one.announcement);
  return (
    <div className={styles.thread}>
      <p className={styles.meta}>
        {feedback.kinds[one.kind]} · {feedback.states[one.state]}
      </p>
      <ol className={styles.said}>
        {one.said.map((said: FeedbackSaid, at) => (
          <Said key={said.id} of={said} names={words} picture={at === 0 ? one.picture : null} />
        ))}
      </ol>
      {note && <Notice tone="success">{words.note(note.title)}</Notice>}
      <WriteBack id={one.id} />
      <Ends id={one.id} isClosed={one.state === 'closed'} onGone={onGone} />
    </div>
  );
}

/** Tells the server, once for each, that an answer is on the screen. */
function useLooked({ id, hasNews, said }: FeedbackThread) {
  const { mutate } = useSeen(id);
  const newest = hasNews ? said.findLast(({ byHouse }) => byHouse)?.id : undefined;
  useEffect(() => {
    if (newest !== undefined) mutate(newest);
  }, [newest, mutate]);
}

function WriteBack({ id }: { readonly id: string }) {
  const { timeZone, ageGroup } = useMember();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useSayMore(id);
  const { ref, error: missing, stops } = useMissing<HTMLTextAreaElement>(text.trim() === '', feedback.form.missing);
  const { error: over, hint } = lengthHint(text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || stops() || over !== undefined) return;
    mutate(text, {
      onSuccess: () => setText(''),
      onError: (failure) => {
        if (isKept(failure)) setText('');
      },
    });
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={send}>
      <TextArea
        ref={ref}
        label={words.write}
        hint={hint}
        error={missing ?? over}
        name="feedback-more"
        rows={3}
        maxLength={FEEDBACK.typed}
        value={text}
        onChange={setText}
      />
      {text !== '' && <DeferredCrisisHelp text={text} timeZone={timeZone} teen={ageGroup === 'teen'} />}
      {error && <SaveNotice error={error} fallback={feedback.form.failed} />}
      <div>
        <Button type="submit" busy={isPending} busyLabel={feedback.form.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

type EndsProps = { readonly id: string; readonly isClosed: boolean; readonly onGone: () => void };

/** Closing and deleting; deleting asks once more, in its place. */
function Ends({ id, isClosed, onGone }: EndsProps) {
  const [asks, ask] = useState(false);
  const { mutate, isPending, variables, isError } = useEndFeedback(id);
  const gone = () => {
    toast(words.deleted);
    onGone();
  };
  return (
    <div className={styles.ends}>
      {asks && <p>{words.deleteAsk}</p>}
      <div className={styles.acts}>
        {asks ? (
          <>
            <Button
              kind="danger"
              size="small"
              busy={isPending}
              busyLabel={words.deleting}
              onClick={() => mutate('delete', { onSuccess: gone })}
            >
              {words.deleteNow}
            </Button>
            <TextButton onClick={() => ask(false)}>{words.keep}</TextButton>
          </>
        ) : (
          <>
            {!isClosed && (
              <Button
                kind="line"
                size="small"
                busy={isPending && variables === 'close'}
                busyLabel={words.closing}
                onClick={() => mutate('close')}
              >
                {words.closeIt}
              </Button>
            )}
            <TextButton onClick={() => ask(true)}>{words.deleteIt}</TextButton>
          </>
        )}
      </div>
      {isError && <Notice tone="danger">{words.actFailed}</Notice>}
    </div>
  );
}
