import type { OldLogsReply } from '#contract/privacy/privacy.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { oldLogsCopy as words } from '../privacy.copy.ts';
import styles from '../privacy.module.css';
import type { useOldLogs } from './use-old-logs.ts';

type Props = {
  readonly plan: NonNullable<OldLogsReply['plan']>;
  readonly stop: ReturnType<typeof useOldLogs>['stop'];
};

/** Logs are going to be deleted: from which day on, and the one tap that takes it back. */
export function OldLogsPlanned({ plan, stop }: Props) {
  const { timeZone } = useMember();
  const day = longDate(dayInZone(new Date(plan.dueAt), timeZone));
  return (
    <div className={styles.stack}>
      <Notice tone="warning" title={words.planned.title(words.years(plan.years), day)}>
        {words.planned.text}
      </Notice>
      {stop.isError && <Notice tone="danger">{sentenceOf(stop.error, words.planned.failed)}</Notice>}
      <div className={styles.acts}>
        <Button
          busy={stop.isPending}
          busyLabel={words.planned.keeping}
          onClick={() => stop.mutate(undefined, { onSuccess: () => toast({ title: words.planned.kept }) })}
        >
          {words.planned.keep}
        </Button>
      </div>
    </div>
  );
}
