import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Plan } from '#domain/membership/plans.ts';
import { Badge } from '#web/ui/status/badge.tsx';
import { plansCopy } from '../subscription.copy.ts';
import { featuresOf } from './feature-lines.ts';
import { PlanArc } from './plan-arc.tsx';
import styles from './plan-card.module.css';

type Props = {
  readonly plan: Plan;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** All of a plan at once, for the modal. */ readonly small?: boolean;
  readonly group: string;
};

/**
 * One plan to choose: the whole card is a native radio, so arrow keys move between the two. The year stands in the
 * other light.
 */
export function PlanCard({ plan, chosen, onChoose, small = false, group }: Props) {
  const id = useId();
  const isYear = plan.every === 'year';
  return (
    <div className={styles.card}>
      <input
        className={styles.input}
        type="radio"
        name={group}
        value={plan.id}
        checked={chosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={`${id}-more`}
      />
      <div className={styles.plan} data-small={small || undefined} data-ground={isYear ? 'night' : undefined}>
        {isYear && !small && <PlanArc />}
        <p className={styles.head}>
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.name} id={`${id}-name`}>
            {plan.name}
          </span>
          <span className={styles.badge}>
            <Badge>{plan.badge}</Badge>
          </span>
        </p>
        <p className={styles.price} id={`${id}-price`}>
          <b>{plansCopy.price(plan.price)}</b>
          <span>{plansCopy.every[plan.every]}</span>
        </p>
        <div className={styles.more} id={`${id}-more`}>
          {isYear && <p className={styles.save}>{plansCopy.save}</p>}
          {!small && <Features plan={plan} />}
          {!small && !isYear && <p className={styles.adds}>{plansCopy.adds}</p>}
          {!isYear && <p className={styles.fine}>{plansCopy.anytime}</p>}
        </div>
      </div>
    </div>
  );
}

function Features({ plan }: { readonly plan: Plan }) {
  return (
    <ul className={styles.features}>
      {featuresOf(plan.id).map((feature) => (
        <li key={feature}>
          <Check size={18} strokeWidth={1.6} aria-hidden="true" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
