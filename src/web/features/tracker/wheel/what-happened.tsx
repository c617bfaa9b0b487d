import { useState } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ExclusionReason } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { useEditCycle } from '#web/features/cycle/public.ts';
import { reasons, whatHappened } from '#web/features/tracker/cycles/cycles.copy.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from './wheel.module.css';

type Props = { readonly startDate: LocalDate; readonly surface: StageSurface };

/** Two weeks past the window: a question, asked once and kindly. An explained gap stays out of her averages (decisions 4). */
export function WhatHappened({ startDate, surface }: Props) {
  const [reason, setReason] = useState<ExclusionReason>();
  const edit = useEditCycle();
  return (
    <Panel ground="plain">
      <form method="dialog" className={styles.question} onSubmit={(event) => { event.preventDefault(); if (reason) edit.mutate({ kind: 'exclude', startDate, reason }); }}>
        <RadioGroup legend={whatHappened.title} name="what-happened" hint={whatHappened.text} options={reasons(surface)} value={reason} onChange={setReason} />
        <Button kind="line" type="submit" disabled={!reason} busy={edit.isPending} busyLabel={whatHappened.saving}>{whatHappened.save}</Button>
        {edit.isError && <Notice tone="danger">{sentenceOf(edit.error, whatHappened.failed)}</Notice>}
      </form>
    </Panel>
  );
}
