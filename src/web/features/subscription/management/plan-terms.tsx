import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { PLANS, type PlanId } from '#domain/membership/plans.ts';
import { dayWithYear } from '../subscription.copy.ts';
import { management as copy } from './management.copy.ts';
import type { PlanDays } from './use-days.ts';

type Props = { readonly plan: PlanId; readonly now: SubscriptionReply; readonly days: PlanDays };

/**
 * What comes next for the member's plan, in a sentence: a renewal, the first payment, the end the member chose, or the
 * days a failed payment leaves.
 */
export function PlanTerms({ plan, now, days }: Props) {
  const { periodEnd, cancelledOn, graceEnds, trialEnds, today } = days;
  if (graceEnds)
    return (
      <p>
        {copy.grace.before}
        <b>{dayWithYear(graceEnds)}</b>
        {copy.grace.after}
      </p>
    );
  if (!periodEnd) return null;
  const end = <b>{dayWithYear(periodEnd)}</b>;
  if (cancelledOn)
    return (
      <p>
        {copy.ends.said(cancelledOn)}
        {end}
        {copy.ends.after}
      </p>
    );
  const isFree =
    trialEnds !== null &&
    trialEnds >= today &&
    now.trialEndDate !== null &&
    now.periodEnd !== null &&
    now.periodEnd <= now.trialEndDate;
  if (isFree)
    return (
      <p>
        {copy.firstPayment.before}
        {end}
        {copy.firstPayment.after}
      </p>
    );
  return (
    <p>
      {copy.renews.before}
      {end}
      {copy.renews.after}
      {PLANS[plan].every === 'year' && copy.renews.notice}
    </p>
  );
}
