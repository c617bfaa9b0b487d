import type { UserEngagement } from '#contract/engagement/engagement.schemas.ts';
import { returnTier } from '#domain/engagement/return-tier.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { welcome as copy } from './engagement.copy.ts';
import styles from './welcome.module.css';

type Props = {
  readonly open: boolean;
  readonly daysAway: number | null;
  readonly engagement: UserEngagement | undefined;
  /** What the return has brought; 0 says nothing of it. */ readonly points: number;
  readonly onClose: () => void;
};

/**
 * The welcome-back dialog (§4.9): when the member was here last, what the member wrote last, the moon now. What is not
 * known is left out.
 */
export function WelcomeDialog({ open, daysAway, engagement, points, onClose }: Props) {
  const tier = returnTier(daysAway);
  const { visit } = copy;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kicker={copy.kicker(tier === 'first')}
      title={copy.headline(tier)}
      actions={
        <Button kind="hearth" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <p>{copy.text(tier)}</p>
      {points > 0 && <p className={styles.points}>{copy.pointsLine(points)}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{visit.label}</dt>
          <dd>
            {daysAway === null || daysAway <= 0 ? visit.first : daysAway === 1 ? visit.yesterday : visit.ago(daysAway)}
          </dd>
        </div>
        {engagement && (
          <div>
            <dt>{copy.moon}</dt>
            <dd>{engagement.currentMoonPhase}</dd>
          </div>
        )}
        {engagement?.lastIntention && (
          <div className={styles.own}>
            <dt>{copy.intention}</dt>
            <dd>{engagement.lastIntention}</dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
