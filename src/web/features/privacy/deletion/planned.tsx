import type { DeletionReply } from '#contract/privacy/privacy.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { deletionCopy } from '../privacy.copy.ts';
import styles from '../privacy.module.css';
import { useStopDeletion } from './use-deletion.ts';

const { planned: words } = deletionCopy;

/** The member's account is going to be deleted: the day, the receipt, and the way to keep it. */
export function Planned({
  plan,
  onNow,
}: {
  readonly plan: NonNullable<DeletionReply['plan']>;
  readonly onNow: () => void;
}) {
  const { timeZone } = useMember();
  const stop = useStopDeletion();
  return (
    <div className={styles.stack}>
      <Notice tone="warning" title={words.title(longDate(dayInZone(new Date(plan.dueAt), timeZone)))}>
        {words.text}
      </Notice>
      <p className={styles.receipt}>
        {words.receipt} <code>{plan.receipt}</code>
      </p>
      {stop.isError && <Notice tone="danger">{sentenceOf(stop.error, words.failed)}</Notice>}
      <div className={styles.acts}>
        <Button busy={stop.isPending} busyLabel={words.keeping} onClick={() => stop.mutate()}>
          {words.keep}
        </Button>
        <TextButton onClick={onNow}>{words.now}</TextButton>
      </div>
    </div>
  );
}
