import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OldLogsReply } from '#contract/privacy/privacy.schemas.ts';
import { OLD_LOG_YEARS, type OldLogYears } from '#domain/privacy/old-logs.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { read } from '#web/platform/queries.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { SelectField } from '#web/ui/fields/field.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { GroupState } from '../group-state.tsx';
import { oldLogsCopy as words } from '../privacy.copy.ts';
import styles from '../privacy.module.css';
import { OldLogsPlanned } from './old-logs-planned.tsx';
import { OldLogsPreview } from './old-logs-preview.tsx';
import { useOldLogs } from './use-old-logs.ts';

const OPTIONS = [
  { value: 'never', label: words.never },
  ...OLD_LOG_YEARS.map((years) => ({ value: String(years), label: words.years(years) })),
];

/**
 * After how many years the member's logs go by themselves; the member sees exactly what goes before anything does, and
 * can take it back for seven days.
 */
export function OldLogsGroup() {
  const query = useQuery(read('getOldLogs'));
  return (
    <SettingsGroup id="old-logs" title={words.title} note={words.note}>
      {query.data ? (
        <Choice key={`${query.data.years} ${query.data.plan?.years}`} {...query.data} />
      ) : (
        <GroupState {...query} />
      )}
      <p className={styles.muted}>{words.about}</p>
    </SettingsGroup>
  );
}

function Choice({ years, plan }: OldLogsReply) {
  const stands = plan?.years ?? years;
  const [wanted, setWanted] = useState<OldLogYears | null>(stands);
  const { put, stop, end } = useOldLogs();
  const failure = [put, end].map(({ error }) => error).find((error) => error && !(error instanceof StepUpDeclined));
  const choose = (value: string) => {
    const next = OLD_LOG_YEARS.find((one) => String(one) === value) ?? null;
    setWanted(next);
    put.reset();
    if (next === null && stands !== null) end.mutate();
  };
  return (
    <>
      <SelectField
        label={words.label}
        options={OPTIONS}
        value={wanted === null ? 'never' : String(wanted)}
        onChange={choose}
        disabled={put.isPending || end.isPending}
      />
      {wanted !== null && wanted !== stands && (
        <OldLogsPreview years={wanted} put={put} onLeave={() => setWanted(stands)} />
      )}
      {failure && <Notice tone="danger">{sentenceOf(failure, words.failed)}</Notice>}
      {wanted === stands && plan && <OldLogsPlanned plan={plan} stop={stop} />}
      {wanted === stands && (!plan || years !== null) && (
        <p role="status" className={styles.muted}>
          {years === null ? words.off : words.on(words.years(years))}
        </p>
      )}
    </>
  );
}
