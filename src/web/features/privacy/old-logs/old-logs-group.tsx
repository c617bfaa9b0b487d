import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OLD_LOG_YEARS, type OldLogYears } from '#domain/privacy/old-logs.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { read } from '#web/platform/queries.ts';
import { SelectField } from '#web/ui/fields/field.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { GroupState } from '../group-state.tsx';
import { oldLogsCopy as words } from '../privacy.copy.ts';
import styles from '../privacy.module.css';
import { OldLogsPreview } from './old-logs-preview.tsx';
import { usePutOldLogs } from './use-put-old-logs.ts';

const OPTIONS = [
  { value: 'never', label: words.never },
  ...OLD_LOG_YEARS.map((years) => ({ value: String(years), label: words.years(years) })),
];

/** After how many years the member's logs go by themselves; the member sees exactly what goes before anything does. */
export function OldLogsGroup() {
  const query = useQuery(read('getOldLogs'));
  return (
    <SettingsGroup id="old-logs" title={words.title} note={words.note}>
      {query.data ? <Choice key={query.data.years} years={query.data.years} /> : <GroupState {...query} />}
      <p className={styles.muted}>{words.about}</p>
    </SettingsGroup>
  );
}

function Choice({ years }: { readonly years: OldLogYears | null }) {
  const [wanted, setWanted] = useState<OldLogYears | null>(years);
  const put = usePutOldLogs();
  const choose = (value: string) => {
    const next = OLD_LOG_YEARS.find((one) => String(one) === value) ?? null;
    setWanted(next);
    put.reset();
    if (next === null && years !== null) put.mutate(null);
  };
  return (
    <>
      <SelectField
        label={words.label}
        options={OPTIONS}
        value={wanted === null ? 'never' : String(wanted)}
        onChange={choose}
        disabled={put.isPending}
      />
      {wanted !== null && wanted !== years && (
        <OldLogsPreview years={wanted} put={put} onLeave={() => setWanted(years)} />
      )}
      {put.isError && <Notice tone="danger">{sentenceOf(put.error, words.failed)}</Notice>}
      {wanted === years && (
        <p role="status" className={styles.muted}>
          {years === null ? words.off : words.on(words.years(years))}
        </p>
      )}
    </>
  );
}
