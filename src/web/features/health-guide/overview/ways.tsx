import { useState } from 'react';
import type { GuideProgress } from '#contract/health-guide/health-guide.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { guide as copy } from '../guide.copy.ts';
import type { GuideWrite } from '../guide.queries.ts';
import styles from './guide.module.css';

type Props = { readonly progress: GuideProgress; readonly guide: GuideWrite };

/** Pausing, half speed, and starting over. */
export function Ways({ progress, guide }: Props) {
  const isPaused = progress.where?.isPaused ?? false;
  return (
    <Fold summary={copy.ways.title}>
      <div className={styles.ways}>
        <Switch
          checked={progress.pace === 14}
          note={copy.ways.slowNote}
          onChange={(isSlow) => guide.write({ of: 'step', step: { do: 'pace', pace: isSlow ? 14 : 7 } })}
        >
          {copy.ways.slow}
        </Switch>
        <div className={styles.acts}>
          <Button
            kind="line"
            size="small"
            onClick={() => guide.write({ of: 'step', step: { do: isPaused ? 'go_on' : 'pause' } })}
          >
            {isPaused ? copy.ways.goOn : copy.ways.pause}
          </Button>
          <Again run={progress.run} guide={guide} />
        </div>
      </div>
    </Fold>
  );
}

function Again({ run, guide }: { readonly run: number; readonly guide: GuideWrite }) {
  const [isAsked, ask] = useState(false);
  if (!isAsked)
    return (
      <Button kind="quiet" size="small" onClick={() => ask(true)}>
        {copy.ways.again}
      </Button>
    );
  const start = () => {
    guide.write({ of: 'step', step: { do: 'begin', run } });
    ask(false);
  };
  return (
    <div className={styles.sure} role="group" aria-label={copy.ways.again}>
      <p>{copy.ways.againSure}</p>
      <Button kind="line" size="small" onClick={start}>
        {copy.ways.againYes}
      </Button>
      <Button kind="quiet" size="small" onClick={() => ask(false)}>
        {copy.ways.againNo}
      </Button>
    </div>
  );
}
