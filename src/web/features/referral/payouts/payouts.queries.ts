import '#web/platform/endpoints/staff-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/platform/api.ts';
import { read } from '#web/platform/queries.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/** What waits for an admin, what is owed, and the runs. */
export function usePayouts() {
  return useQuery(read('getPayouts'));
}

/** What an admin does here, each for a reason. */
export type PayoutAct =
  | { readonly do: 'decide'; readonly referral: string; readonly counts: boolean }
  | { readonly do: 'run' }
  | { readonly do: 'sign' | 'call off'; readonly run: string }
  | { readonly do: 'end'; readonly payout: string; readonly paid: boolean; readonly proof: string };

/** Does it; each time it asks who is there. */
export function usePayoutAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, ...act }: PayoutAct & { readonly reason: string }) =>
      withStepUp(() => send(act, reason.trim())),
    onSuccess: (told) => client.setQueryData(read('getPayouts').queryKey, told),
  });
}

function send(act: PayoutAct, reason: string) {
  switch (act.do) {
    case 'decide':
      return call('decideReferral', { params: { referral: act.referral }, body: { counts: act.counts, reason } });
    case 'run':
      return call('beginPayouts', { body: { reason } });
    case 'sign':
      return call('signPayouts', { params: { run: act.run }, body: { reason } });
    case 'call off':
      return call('callOffPayouts', { params: { run: act.run }, body: { reason } });
    default:
      return call('endPayout', {
        params: { payout: act.payout },
        body: { paid: act.paid, proof: act.proof.trim(), reason },
      });
  }
}

/** The file of a run, for a reason. */
export function usePayoutFile() {
  return useMutation({
    mutationFn: ({ run, reason }: { readonly run: string; readonly reason: string }) =>
      withStepUp(() => call('getPayoutFile', { params: { run }, body: { reason: reason.trim() } })),
  });
}
