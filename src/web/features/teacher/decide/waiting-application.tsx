import { useState, type FormEvent } from 'react';
import type { SeenApplication } from '#contract/teacher/teacher.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { DECISION_REASON } from '#domain/teacher/teacher.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { TextArea } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { HeardSound } from '#web/ui/sound/heard-sound.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ApplicationWords } from '../application/application-words.tsx';
import styles from '../teacher.module.css';
import { decideCopy } from './decide.copy.ts';
import { useDecideApplication } from './decide.queries.ts';

const { form: words } = decideCopy;

/** An application that waits: what was written, and the answer with its reason. */
export function WaitingApplication({ of }: { readonly of: SeenApplication }) {
  const { timeZone } = useMember();
  return (
    <li className={styles.waiting}>
      <h3>{of.name}</h3>
      <p className={styles.sent}>{decideCopy.sent(longDate(dayInZone(new Date(of.sentAt), timeZone)))}</p>
      <ApplicationWords of={of} parts={decideCopy.parts} />
      {of.sample?.audio && (
        <div className={styles.heard}>
          <h4>{decideCopy.sample}</h4>
          <HeardSound {...of.sample} audio={of.sample.audio} label={decideCopy.player(of.name)} />
        </div>
      )}
      {of.isOwn ? <Notice>{decideCopy.own}</Notice> : <DecideForm of={of} />}
    </li>
  );
}

function DecideForm({ of: { id, name } }: { readonly of: SeenApplication }) {
  const [decision, setDecision] = useState<'accept' | 'decline'>('accept');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useDecideApplication(id);
  const lacks = reason.trim().length < DECISION_REASON.least;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (lacks) return event.currentTarget.querySelector('textarea')?.focus();
    if (!isPending) mutate({ decision, reason }, { onSuccess: () => toast({ title: words.done }) });
    return undefined;
  };
  return (
    <form method="post" noValidate className={styles.form} aria-label={words.label(name)} onSubmit={submit}>
      <RadioGroup
        legend={words.legend}
        name={`decision-${id}`}
        look="columns"
        options={[
          { value: 'accept', label: words.accept, note: words.acceptNote },
          { value: 'decline', label: words.decline, note: words.declineNote },
        ]}
        value={decision}
        onChange={setDecision}
      />
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        name="reason"
        rows={3}
        maxLength={DECISION_REASON.longest}
        value={reason}
        onChange={setReason}
        error={tried && lacks ? words.missing : undefined}
      />
      {error && !(error instanceof StepUpDeclined) && <Notice tone="danger">{sentenceOf(error, words.failed)}</Notice>}
      <div>
        <Button type="submit" busy={isPending} busyLabel={words.busy}>
          {words.act}
        </Button>
      </div>
    </form>
  );
}
