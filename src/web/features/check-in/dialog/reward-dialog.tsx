import { HABIT_SOURCE, milestoneAt } from '#domain/check-in/milestones.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { rewardCopy } from '../check-in-dialog.copy.ts';
import { SmallFires } from './small-fires.tsx';
import styles from './dialog.module.css';

type Props = { readonly day: number; readonly onClose: () => void };

/** What a milestone gives (§4.8): as many small fires as its days, one text, one button. */
export function RewardDialog({ day, onClose }: Props) {
  const milestone = milestoneAt(day);
  if (!milestone) return null;
  const { title, description, type, content } = milestone;
  return (
    <Dialog
      open
      onClose={onClose}
      badge={<SmallFires count={day} />}
      kicker={rewardCopy.kicker(milestone)}
      title={<span className={styles.reward}>{title}</span>}
      actions={
        <Button kind="hearth" onClick={onClose}>
          {rewardCopy.keep}
        </Button>
      }
    >
      <div className={styles.inside}>
        <p>{description}</p>
        <blockquote className={styles.gift} data-long={content.length > 1 || undefined}>
          {content.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </blockquote>
        {type === 'wisdom' && <p className={styles.caption}>{rewardCopy.source(HABIT_SOURCE)}</p>}
      </div>
    </Dialog>
  );
}
