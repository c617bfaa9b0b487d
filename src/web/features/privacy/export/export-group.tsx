import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { DOWNLOADS } from '#contract/downloads.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { followDownload } from '#web/platform/step-up/follow-download.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { exportCopy as words } from '../privacy.copy.ts';
import styles from '../privacy.module.css';

/** Everything the member has here, to take along, behind a proof of identity. */
export function ExportGroup() {
  const take = useMutation({ mutationFn: followDownload });
  return (
    <SettingsGroup id="export" title={words.title}>
      <p>{words.lead}</p>
      <div className={styles.acts}>
        <Button busy={take.isPending} onClick={() => take.mutate(DOWNLOADS.archive)}>
          <Download size={18} aria-hidden="true" />
          {words.action}
        </Button>
        <span className={styles.muted}>{words.asks}</span>
      </div>
      <p className={styles.muted}>
        {words.others}{' '}
        <TextButton inline onClick={() => take.mutate(DOWNLOADS.json)}>
          {words.json}
        </TextButton>{' '}
        ·{' '}
        <TextButton inline onClick={() => take.mutate(DOWNLOADS.csv)}>
          {words.csv}
        </TextButton>
      </p>
      {take.isError && !(take.error instanceof StepUpDeclined) && (
        <Notice tone="danger">{sentenceOf(take.error, words.failed)}</Notice>
      )}
    </SettingsGroup>
  );
}
