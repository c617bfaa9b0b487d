import { useState } from 'react';
import type { StageNow } from '#contract/stage/stage.schemas.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { StageDialog } from '../stage-dialog.tsx';
import { useChooseStage, useStageLater } from '../use-choose-stage.ts';
import { proposalCopy as words } from './proposal.copy.ts';
import styles from './proposal.module.css';

/**
 * Whether the stage that the member's answers, goals and age lead to is right (decisions 21): yes in one tap, another
 * one, or later. Nothing when there is nothing to ask.
 */
export function StageProposal({ now }: { readonly now: StageNow }) {
  const today = useToday();
  const [open, setOpen] = useState(false);
  const [choose, later] = [useChooseStage(), useStageLater()];
  const { proposal } = now;
  if (!proposal) return null;
  // A birth has a day, and what follows counts from it: that one is asked for.
  const asksDay = proposal.stage === 'postpartum';
  const busy = choose.isPending || later.isPending;
  const failure = [choose, later].find(({ isError, error }) => isError && !isKept(error));
  const yes = () =>
    asksDay
      ? setOpen(true)
      : choose.mutate(
          { stage: proposal.stage, from: today },
          { onSuccess: () => toast({ title: words.saved, description: words.savedText }) },
        );
  const leave = () =>
    later.mutate(undefined, {
      onSuccess: () => toast({ title: words.leftTitle, description: words.leftText }),
    });
  return (
    <Panel as="section" ground="raised" aria-labelledby="stage-proposal">
      <div className={styles.proposal}>
        <div>
          <Kicker>{words.kicker}</Kicker>
          <h2 id="stage-proposal">{words.title}</h2>
        </div>
        <p>{words.because(proposal)}</p>
        <p className={styles.sounds}>{words.sounds(proposal)}</p>
        <p className={styles.changes}>{words.changes(proposal)}</p>
        {failure && <Notice tone="danger">{words.failed}</Notice>}
        <div className={styles.answers}>
          <Button kind="line" busy={choose.isPending} busyLabel={words.saving} onClick={() => !busy && yes()}>
            {asksDay ? words.yesBirth : words.yes}
          </Button>
          <div className={styles.others}>
            <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {words.another}
            </TextButton>
            <TextButton muted onClick={() => !busy && leave()}>
              {words.later}
            </TextButton>
          </div>
        </div>
      </div>
      {open && <StageDialog now={now} start={asksDay ? proposal.stage : now.stage} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
