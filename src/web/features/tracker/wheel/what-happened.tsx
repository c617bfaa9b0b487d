import { useState } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { whatHappened } from '#web/features/tracker/cycles/cycles.copy.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './wheel.module.css';

const DeferredReasonDialog = deferred(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

type Props = { readonly startDate: LocalDate; readonly surface: StageSurface; readonly onAnswered: () => void };

/**
 * Two weeks past the window: a question, asked once and kindly (decisions 4). The answers come only when the member
 * wants to say.
 */
export function WhatHappened({ startDate, surface, onAnswered }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Panel as="section" ground="plain" aria-labelledby="what-happened">
      <div className={styles.question}>
        <h2 id="what-happened">{whatHappened.title}</h2>
        <p className={styles.small}>{whatHappened.text}</p>
        <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {whatHappened.choose}
        </Button>
      </div>
      {open && (
        <DeferredReasonDialog
          startDate={startDate}
          surface={surface}
          onClose={() => setOpen(false)}
          onAnswered={onAnswered}
        />
      )}
    </Panel>
  );
}
