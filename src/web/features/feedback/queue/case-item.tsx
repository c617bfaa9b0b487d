import { useState } from 'react';
import type { OpenedFeedback, QueuedFeedback } from '#contract/feedback/feedback.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Badge } from '#web/ui/status/badge.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { feedback } from '../feedback.copy.ts';
import { Said } from '../said.tsx';
import { AnswerForm } from './answer-form.tsx';
import { MergeForm } from './merge-form.tsx';
import { queue as words } from './queue.copy.ts';
import { useGiveBack, useOpen, useTake } from './queue.queries.ts';
import styles from './queue.module.css';

/** One case of the queue: nothing of what was written, until the admin takes and opens it. */
export function CaseItem({ of: listed }: { readonly of: QueuedFeedback }) {
  const [opened, setOpened] = useState<OpenedFeedback | null>(null);
  const isHere = opened !== null && listed.held === 'mine';
  return (
    <li className={styles.case} data-open={isHere || undefined}>
      <Head of={listed} />
      {isHere ? <Opened of={opened} onDone={() => setOpened(null)} /> : <Ways of={listed} onOpened={setOpened} />}
    </li>
  );
}

function Head({ of: one }: { readonly of: QueuedFeedback }) {
  const { timeZone } = useMember();
  const dayOf = (at: string) => dateWithYear(dayInZone(new Date(at), timeZone));
  return (
    <div className={styles.head}>
      <h3>
        {feedback.kinds[one.kind]}, {words.number(one.number).toLowerCase()}
      </h3>
      {one.isFirst && <Badge kind="moon">{words.first}</Badge>}
      {one.hasNews && <Badge kind="warning">{words.news}</Badge>}
      <p>
        {[
          one.waitsSince === null ? feedback.states[one.state] : words.since(dayOf(one.waitsSince)),
          one.waitsSince === null && words.changed(dayOf(one.changedAt)),
          one.hasPicture && words.picture,
          one.merged > 0 && words.merged(one.merged),
          one.mergedInto !== null && words.into(one.mergedInto),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

type WaysProps = { readonly of: QueuedFeedback; readonly onOpened: (opened: OpenedFeedback | null) => void };

/** What an admin can do with a case that is shut to them. */
function Ways({ of: one, onOpened }: WaysProps) {
  const { timeZone } = useMember();
  const [take, open] = [useTake(one.id), useOpen(one.id)];
  const error = take.error ?? open.error;
  // What was opened while it was held before is asked for anew.
  const takeAnew = () => {
    onOpened(null);
    take.mutate();
  };
  const until = one.heldUntil === null ? '' : timeOf(one.heldUntil, timeZone);
  if (one.isOwn) return <p className={styles.quiet}>{words.own}</p>;
  return (
    <div className={styles.ways}>
      {one.held === 'other' && <p className={styles.quiet}>{words.held(until)}</p>}
      {one.held === 'mine' && (
        <>
          <div>
            <Button
              size="small"
              kind="line"
              busy={open.isPending}
              busyLabel={words.opening}
              onClick={() => open.mutate(undefined, { onSuccess: onOpened })}
            >
              {words.open}
            </Button>
          </div>
          <p className={styles.quiet}>
            {words.mine(until)} {words.openNote}
          </p>
          <GiveBack id={one.id} onDone={() => onOpened(null)} />
        </>
      )}
      {one.held === null && (
        <div>
          <Button size="small" kind="line" busy={take.isPending} busyLabel={words.taking} onClick={takeAnew}>
            {words.take}
          </Button>
        </div>
      )}
      {error && !(error instanceof StepUpDeclined) && (
        <Notice tone="warning">{sentenceOf(error, words.actFailed)}</Notice>
      )}
    </div>
  );
}

function Opened({
  of: { case: one, said, picture },
  onDone,
}: {
  readonly of: OpenedFeedback;
  readonly onDone: () => void;
}) {
  return (
    <div className={styles.opened}>
      <ol className={styles.said}>
        {said.map((each, at) => (
          <Said key={each.id} of={each} names={words.names} picture={at === 0 ? picture : null} />
        ))}
      </ol>
      <AnswerForm of={one} onDone={onDone} />
      {one.waitsSince !== null && <MergeForm of={one} onDone={onDone} />}
      <GiveBack id={one.id} onDone={onDone} />
    </div>
  );
}

/** Ends the hold before its half hour: another admin can take the case, and this one no longer opens it. */
function GiveBack({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { mutate, isPending, error } = useGiveBack(id, () => {
    toast(words.gaveBack);
    onDone();
  });
  return (
    <>
      <div>
        <TextButton disabled={isPending} onClick={() => mutate()}>
          {isPending ? words.givingBack : words.giveBack}
        </TextButton>
      </div>
      {error && !(error instanceof StepUpDeclined) && (
        <Notice tone="warning">{sentenceOf(error, words.actFailed)}</Notice>
      )}
    </>
  );
}

function timeOf(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at));
}
