import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { GroupState } from '../group-state.tsx';
import { deletionCopy as words } from '../privacy.copy.ts';
import styles from '../privacy.module.css';
import { Planned } from './planned.tsx';

const DeletionDialog = deferred(async () => (await import('./deletion-dialog.tsx')).DeletionDialog, { rare: true });
type When = 'now' | 'later';
const OPTIONS = [
  { value: 'later', ...words.later },
  { value: 'now', ...words.now },
] as const;

/** Leaving for good: after seven days of thought, or now. */
export function DeletionGroup() {
  const query = useQuery(read('getDeletion'));
  const [when, setWhen] = useState<When>('later');
  const [asking, setAsking] = useState<When | null>(null);
  const plan = query.data?.plan;
  const { ageGroup } = useMember();
  return (
    <SettingsGroup id="deletion" title={words.title}>
      <p>
        {words.lead} {ageGroup === 'adult' && words.invoices}
      </p>
      {!query.data && <GroupState {...query} />}
      {plan && <Planned plan={plan} onNow={() => setAsking('now')} />}
      {query.data && !plan && (
        <>
          <RadioGroup legend={words.when} name="deletion-when" options={OPTIONS} value={when} onChange={setWhen} />
          <div className={styles.acts}>
            <span className={styles.danger}>
              <Button kind="line" onClick={() => setAsking(when)}>
                <Trash2 size={18} aria-hidden="true" />
                {words.action}
              </Button>
            </span>
            <span className={styles.muted}>{words.receiptLater}</span>
          </div>
        </>
      )}
      {asking && <DeletionDialog when={asking} onClose={() => setAsking(null)} />}
    </SettingsGroup>
  );
}
