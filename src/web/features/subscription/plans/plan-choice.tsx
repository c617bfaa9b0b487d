import { useId } from 'react';
import { PLAN_IDS, PLANS, type PlanId } from '#domain/membership/plans.ts';
import { plansCopy } from '../subscription.copy.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-card.module.css';

type Props = { readonly chosen: PlanId | null; readonly onChoose: (plan: PlanId) => void; readonly small?: boolean };

/** The two plans as one group of radios. None is chosen for the member. */
export function PlanChoice({ chosen, onChoose, small = false }: Props) {
  const group = useId();
  return (
    <div className={styles.plans} role="radiogroup" aria-label={plansCopy.label} data-small={small || undefined}>
      {PLAN_IDS.map((id) => (
        <PlanCard
          key={id}
          plan={PLANS[id]}
          chosen={id === chosen}
          onChoose={() => onChoose(id)}
          small={small}
          group={group}
        />
      ))}
    </div>
  );
}
