import '#web/platform/endpoints/plan-endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/platform/api.ts';
import { leaveFor } from '#web/platform/leave-for.ts';

/** The provider's own page for the member's card, or for everything. */
export function usePortal() {
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: (target: 'card' | 'everything') => call('createPortalSession', { body: { for: target } }),
    onSuccess: ({ url }) => setLeaving(leaveFor(url)),
  });
  return { open: mutate, busy: isPending || leaving, failed: isError || (data !== undefined && !leaving) };
}
