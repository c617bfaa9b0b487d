import { HABIT_SOURCE, milestoneAt } from '#domain/check-in/milestones.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Cite, Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { rewardCopy } from '../check-in-dialog.copy.ts';
import { milestoneMoon, milestoneWindow } from './milestone-windows.ts';
import styles from './dialog.module.css';

type Props = { readonly day: number; readonly onClose: () => void };
/** Longer ones are read in their own time. */
const SHORT = 3;

/** What a milestone gives (§4.8): its window from edge to edge, its name, one line, and the words. */
export function RewardDialog({ day, onClose }: Props) {
  const milestone = milestoneAt(day);
  if (!milestone) return null;
  const { title, description, type, content } = milestone;
  const cited = type === 'wisdom';
  const words = content.map((text, at) => (
    <p key={text}>
      {text}
      {cited && at === 0 && <Cite of={HABIT_SOURCE} />}
    </p>
  ));
  return (
    <Dialog
      open
      onClose={onClose}
      badge={
        <div className={styles.window}>
          <Window of={milestoneWindow(day)} size="fill" {...milestoneMoon(day)} />
        </div>
      }
      kicker={rewardCopy.kicker(milestone)}
      title={<span className={styles.reward}>{title}</span>}
      actions={
        <Button kind="hearth" onClick={onClose}>
          {rewardCopy.keep}
        </Button>
      }
    >
      <Evidence sources={cited ? [HABIT_SOURCE] : []}>
        <div className={styles.inside}>
          <p className={styles.affirmation}>{description}</p>
          {content.length > SHORT ? (
            <Fold summary={rewardCopy.read}>
              <div className={styles.gift}>{words}</div>
            </Fold>
          ) : (
            <blockquote className={styles.gift}>{words}</blockquote>
          )}
          <Sources />
        </div>
      </Evidence>
    </Dialog>
  );
}
