import { useEffect, useRef } from 'react';
import { PLANS, type PlanId } from '#domain/membership/plans.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { plansCopy } from '../subscription.copy.ts';

type Props = {
  readonly plan: PlanId | null;
  readonly busy: boolean;
  readonly onSubscribe: () => void;
  readonly full?: boolean;
};

/**
 * §2.8, §5: disabled until a plan is selected and while it is processed. When that ends here the focus comes back to
 * it.
 */
export function SubscribeButton({ plan, busy, onSubscribe, full }: Props) {
  const ref = useRef<HTMLSpanElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body)
      ref.current?.querySelector('button')?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <span ref={ref}>
      <Button
        full={full}
        disabled={plan === null || busy}
        busy={busy}
        busyLabel={plansCopy.processing}
        onClick={onSubscribe}
      >
        {plan === null ? plansCopy.select : plansCopy.subscribe(PLANS[plan].name)}
      </Button>
    </span>
  );
}
