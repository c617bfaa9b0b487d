import { Suspense, useState } from 'react';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { PHASE_INFO } from '#domain/cycle/phase-info.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { LatePhaseDialog } from '../wheel/late-phase-dialog.ts';
import { wheelCopy } from '../home.copy.ts';
import { TodayFrame } from './today-frame.tsx';
import styles from './today.module.css';

/** Inside the usual length: the phase she is in, in a few words, and the way to more of them. */
export function PhaseToday({ view }: { readonly view: CycleView }) {
  const [open, setOpen] = useState(false);
  const info = PHASE_INFO[view.phase];
  return (
    <TodayFrame title={info.description}>
      <dl className={styles.facts}>
        <div>
          <dt>{wheelCopy.energy}</dt>
          <dd>{info.energy}</dd>
        </div>
        <div>
          <dt>{wheelCopy.focus}</dt>
          <dd>{info.focus}</dd>
        </div>
      </dl>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {wheelCopy.more(view.phase)}
      </TextButton>
      <Suspense>{open && <LatePhaseDialog phase={view.phase} spans={view.phases} onClose={() => setOpen(false)} />}</Suspense>
    </TodayFrame>
  );
}
