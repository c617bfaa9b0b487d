import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { plansCopy } from '../subscription.copy.ts';
import { management } from './management.copy.ts';
import { usePortal } from './use-portal.ts';
import styles from './management.module.css';

const { card: copy } = management;

/** The card as far as we know it, and the provider's page where it is changed. */
export function CardSection({ now: { card, checkout } }: { readonly now: SubscriptionReply }) {
  const portal = usePortal();
  return (
    <section aria-labelledby="card">
      <h2 id="card">{copy.title}</h2>
      <p>{card ? copy.ends(card) : copy.none}</p>
      <p className={styles.kept}>
        {copy.kept} {checkout === 'practice' && <Badge kind="moon">{plansCopy.practice}</Badge>}
      </p>
      <div className={styles.links}>
        <TextButton aria-busy={portal.busy || undefined} onClick={() => !portal.busy && portal.open('card')}>
          {portal.busy ? copy.opening : management.changeCard}
        </TextButton>
        <TextButton onClick={() => !portal.busy && portal.open('everything')}>{copy.everything}</TextButton>
      </div>
      {portal.failed && <Notice tone="danger">{copy.failed}</Notice>}
    </section>
  );
}
