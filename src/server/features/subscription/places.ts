/** Where the provider and our letters send her. None of them says who she is, or anything of her health. */
export const PLACES = { plans: '/subscription', success: '/subscription-success', cancelled: '/subscription-cancelled', management: '/subscription-management' } as const;
