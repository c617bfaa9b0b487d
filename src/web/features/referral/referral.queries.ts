import '#web/platform/endpoints/referral-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlaceBody } from '#contract/referral/referral.schemas.ts';
import { call } from '#web/platform/api.ts';
import { leaveFor } from '#web/platform/leave-for.ts';
import { read } from '#web/platform/queries.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/** Her code, and how many came by it. */
export function useReferrals() {
  return useQuery(read('getReferrals'));
}

/** Each line of what her code earned. */
export function useDashboard() {
  return useQuery(read('getReferralDashboard'));
}

/** Agrees to the rules and gets a code. */
export function useJoin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('joinReferrals', { body: { agreed: true } }),
    onSuccess: (told) => client.setQueryData(read('getReferrals').queryKey, told),
  });
}

/** Counts that she shared her link. That it failed matters to nobody. */
export function useSent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('noteSent'),
    onSuccess: () => client.invalidateQueries({ queryKey: read('getReferrals').queryKey }),
  });
}

/** Leads to the provider's page where she says where payouts go, for somebody whose bank is in that country. */
export function usePayoutAccount() {
  return useMutation({
    mutationFn: (country: string) => withStepUp(() => call('beginPayoutAccount', { body: { country } })),
    onSuccess: ({ url }) => void leaveFor(url),
  });
}

/** Parts from her account at the provider. */
export function useDropAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('deletePayoutAccount'),
    onSuccess: (told) => client.setQueryData(read('getReferralDashboard').queryKey, told),
  });
}

/** Says where payouts go, or forgets it with null. */
export function usePlace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (place: PlaceBody | null) =>
      place === null ? call('deletePayoutPlace') : withStepUp(() => call('putPayoutPlace', { body: place })),
    onSuccess: () => client.invalidateQueries({ queryKey: read('getReferralDashboard').queryKey }),
  });
}
