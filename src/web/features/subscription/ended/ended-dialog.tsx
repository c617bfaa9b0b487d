import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { PlanChoice } from '../plans/plan-choice.tsx';
import { SubscribeButton } from '../plans/subscribe-button.tsx';
import { useCheckout } from '../plans/use-checkout.ts';
import { plansCopy } from '../subscription.copy.ts';
import { useSubscription } from '../subscription.queries.ts';
import { ended as copy } from './ended.copy.ts';
import styles from './ended.module.css';

type Props = { readonly open: boolean; readonly onClose: () => void; readonly feature: string | null };

/** §2.8: the trial is over. Both ways on are of one size: a plan, or exploring with limited access. */
export function EndedDialog({ open, onClose, feature }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      badge={<Badge kind="expired">{copy.badge}</Badge>}
      plain
      wide
    >
      <Choice onClose={onClose} feature={feature} />
    </Dialog>
  );
}

function Choice({ onClose, feature }: Omit<Props, 'open'>) {
  const { plan, choose, busy, subscribe } = useCheckout();
  const checkout = useSubscription().data?.checkout;
  const word = copy.feature(feature);
  return (
    <div className={styles.inside}>
      <p className={styles.text}>
        {word && <b>{word} </b>}
        {copy.text}
      </p>
      <PlanChoice chosen={plan} onChoose={choose} small />
      <div className={styles.actions}>
        {checkout === 'off' ? (
          <Notice title={plansCopy.off.title}>{plansCopy.off.text}</Notice>
        ) : (
          <SubscribeButton plan={plan} busy={busy} onSubscribe={subscribe} full />
        )}
        <Button kind="line" full onClick={onClose}>
          {plansCopy.limited}
        </Button>
      </div>
      {checkout === 'practice' && (
        <p className={styles.practice}>
          <Badge kind="moon">{plansCopy.practice}</Badge>
        </p>
      )}
    </div>
  );
}
