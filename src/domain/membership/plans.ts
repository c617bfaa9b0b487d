/** The two plans of §9, by the names that the checkout call takes (§7). */
export const PLAN_IDS = ['premium_monthly', 'premium_yearly'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** One plan as §9 states it: `price` in US cents, `every` what it pays for. */
export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly price: number;
  readonly every: 'month' | 'year';
  readonly badge: string;
};

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  premium_monthly: { id: 'premium_monthly', name: 'Premium Monthly', price: 399, every: 'month', badge: 'Popular' },
  premium_yearly: { id: 'premium_yearly', name: 'Premium Yearly', price: 3351, every: 'year', badge: 'Ultimate' },
};
