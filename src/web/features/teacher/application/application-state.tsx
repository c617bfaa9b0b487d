import { href } from '#contract/screens.ts';
import type { Application } from '#contract/teacher/teacher.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { useMember } from '#web/platform/session.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { applicationCopy as words } from '../application.copy.ts';
import { useWithdraw } from '../teacher.queries.ts';
import { ApplicationWords } from './application-words.tsx';
import { SamplePart } from './sample-part.tsx';
import styles from '../teacher.module.css';

type Props = { readonly of: Application; readonly isTeacher: boolean; readonly onNew: () => void };

/** How an application stands: what was decided and why, what she wrote, and what she can do now. */
export function ApplicationState({ of, isTeacher, onNew }: Props) {
  const { timeZone } = useMember();
  const { title, text } = words.states[of.state];
  return (
    <section className={styles.state} aria-labelledby="application-state">
      <h2 id="application-state">{title}</h2>
      <p>{text(longDate(dayInZone(new Date(of.sentAt), timeZone)))}</p>
      {of.reason !== null && (
        <figure className={styles.reason}>
          <figcaption>{words.reason}</figcaption>
          <blockquote>{of.reason}</blockquote>
        </figure>
      )}
      {isTeacher && <LinkButton href={href('teacherProfileSetup')}>{words.setUp}</LinkButton>}
      {!isTeacher && of.state !== 'open' && (
        <div>
          <Button onClick={onNew}>{words.again}</Button>
        </div>
      )}
      {(of.state === 'open' || of.sample) && <SamplePart of={of.sample} isOpen={of.state === 'open'} />}
      <Fold summary={words.youWrote}>
        <ApplicationWords of={of} parts={words.parts} />
      </Fold>
      {of.state === 'open' && <Withdraw />}
    </section>
  );
}

function Withdraw() {
  const withdraw = useWithdraw();
  return (
    <div>
      <Button
        kind="line"
        busy={withdraw.isPending}
        busyLabel={words.withdrawing}
        onClick={() => withdraw.mutate(undefined, { onSuccess: () => toast({ title: words.withdrawn }) })}
      >
        {words.withdraw}
      </Button>
      {withdraw.error && <Notice tone="danger">{sentenceOf(withdraw.error, words.withdrawFailed)}</Notice>}
    </div>
  );
}

/** For a teacher there is nothing to apply for. */
export function TeachesAlready() {
  return (
    <section className={styles.state} aria-labelledby="application-state">
      <h2 id="application-state">{words.teacher.title}</h2>
      <p>{words.teacher.text}</p>
      <LinkButton href={href('teacherProfileSetup')}>{words.setUp}</LinkButton>
    </section>
  );
}
