import { useRef, type FormEvent } from 'react';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { User } from '#contract/account/account.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { useFirstInteraction } from '#web/platform/deferred/use-first-interaction.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { checkIn as copy } from './check-in.copy.ts';
import { useCheckIn, useWaitingCheckIn } from './check-in.queries.ts';
import {
  DeferredCheckInDialog,
  DeferredCrisisHelp,
  DeferredRewardDialog,
  DeferredVoiceButton,
} from './deferred-check-in.ts';
import { MilestoneTrack } from './milestone-track.tsx';
import { useCheckInForm } from './use-check-in-form.ts';
import styles from './check-in.module.css';

type Props = { readonly user: User; readonly today: LocalDate };

/** Today's Check-in (§4.8): the prompt of the day, a field, and the days the member has been here. */
export function CheckInCard({ user, today }: Props) {
  const query = useCheckIn();
  if (query.data) return <Card user={user} today={today} reply={query.data} />;
  if (query.isError)
    return (
      <ErrorNote level="h2" title={copy.failed.title} onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {copy.failed.text}
      </ErrorNote>
    );
  return (
    <Skeletons label={copy.loading}>
      <Skeleton shape="block" />
    </Skeletons>
  );
}

function Card({ user, today, reply }: Props & { readonly reply: CheckInReply }) {
  const form = useCheckInForm({ userId: user.id, today, reply });
  const waits = useWaitingCheckIn(today) && !form.saving;
  const teen = user.ageGroup === 'teen';
  const words = form.text || form.said;
  // What opens over the page stands outside the hearth: it has the colours of every dialog.
  return (
    <div>
      <Panel as="section" ground="hearth" aria-labelledby="check-in">
        <div className={styles.card}>
          <div className={styles.head}>
            <div>
              <h2 id="check-in">{copy.title}</h2>
              <p className={styles.days}>{copy.daysHere(reply.presenceDays)}</p>
            </div>
            <MilestoneTrack reply={reply} onOpen={(day) => form.setOver({ kind: 'reward', day })} />
          </div>
          {reply.doneToday || waits ? (
            <Done reply={reply} caption={reply.doneToday ? copy.kept : copy.waits} />
          ) : (
            <Form reply={reply} form={form} />
          )}
          {words !== '' && <DeferredCrisisHelp text={words} timeZone={user.timeZone} teen={teen} />}
        </div>
      </Panel>
      {form.over?.kind === 'complete' && (
        <DeferredCheckInDialog
          reply={reply}
          words={form.said}
          done={form.over.done}
          teen={teen}
          onClose={() => form.close('complete')}
        />
      )}
      {form.over?.kind === 'reward' && (
        <DeferredRewardDialog day={form.over.day} onClose={() => form.close('reward')} />
      )}
    </div>
  );
}

function Form({ reply, form }: { readonly reply: CheckInReply; readonly form: ReturnType<typeof useCheckInForm> }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const stirred = useFirstInteraction();
  const send = (event: FormEvent) => {
    event.preventDefault();
    form.complete();
  };
  return (
    <form method="post" className={styles.form} onSubmit={send} noValidate>
      <p className={styles.prompt} id="check-in-prompt">
        {reply.prompt}
      </p>
      <textarea
        autoComplete="off"
        ref={field}
        className={styles.field}
        rows={2}
        value={form.text}
        maxLength={20_000}
        placeholder={copy.placeholder}
        aria-label={copy.response}
        aria-describedby="check-in-prompt"
        readOnly={form.saving}
        onChange={(event) => form.setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.complete();
        }}
      />
      <div className={styles.row}>
        <Button
          kind="line"
          type="submit"
          disabled={form.text.trim() === '' && !form.saving}
          busy={form.saving}
          busyLabel={copy.saving}
        >
          {copy.complete}
        </Button>
        {stirred && <DeferredVoiceButton name={copy.voice} field={field} value={form.text} onChange={form.setText} />}
      </div>
    </form>
  );
}

function Done({ reply, caption }: { readonly reply: CheckInReply; readonly caption: string }) {
  return (
    <div className={styles.form}>
      <p className={styles.affirmation}>{reply.affirmation}</p>
      <p className={styles.caption}>{caption}</p>
      <div className={styles.row}>
        <Button kind="line" disabled>
          {copy.completeToday}
        </Button>
      </div>
    </div>
  );
}
