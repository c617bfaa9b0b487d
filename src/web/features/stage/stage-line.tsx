import { useEffect, useState } from 'react';
import type { StageStanding } from '#domain/stage/stage.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { stageCopy, stageName } from './stage.copy.ts';
import styles from './stage.module.css';

const StageDialog = deferred(async () => (await import('./stage-dialog.tsx')).StageDialog);

type Props = { readonly now: StageStanding };
/** Where links from other pages lead: /tracker#life-stage opens the dialog. */
const PLACE = 'life-stage';

/** "How I am now: Having periods", with the way to change it. */
export function StageLine({ now }: Props) {
  const teen = useMember().ageGroup === 'teen';
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const ask = () => setOpen(window.location.hash === `#${PLACE}`);
    ask();
    window.addEventListener('hashchange', ask);
    return () => window.removeEventListener('hashchange', ask);
  }, []);
  const close = () => {
    if (window.location.hash === `#${PLACE}`)
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    setOpen(false);
  };
  return (
    <div id={PLACE} className={styles.line}>
      <span>
        {stageCopy.label}: <b>{stageName(now.stage, { teen })}</b>
      </span>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {stageCopy.change}
        <span className="vh">: {stageCopy.label}</span>
      </TextButton>
      {open && <StageDialog now={now} onClose={close} />}
    </div>
  );
}
