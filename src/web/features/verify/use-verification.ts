import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NEW_ADDRESS } from '#domain/account/email.ts';
import { forgetAddressToken, useAddressToken } from '#web/platform/address-token.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';

export type Verification = 'waiting' | 'verifying' | 'done' | 'ended' | 'failed';

/** Uses the token of the mail's link as soon as the page stands; without one the page waits for the mail. */
export function useVerification(): { state: Verification; retry: () => void } {
  const token = useAddressToken();
  const started = useRef('');
  const { mutate, status, error } = useMutation({
    mutationFn: (fresh: string) => call('verifyEmail', { body: { token: fresh } }),
    onSuccess: forgetAddressToken,
  });
  useEffect(() => {
    if (!token || token.startsWith(NEW_ADDRESS) || started.current === token) return;
    started.current = token;
    mutate(token);
  }, [token, mutate]);
  return { state: stateOf(status, error), retry: () => mutate(started.current) };
}

function stateOf(status: 'idle' | 'pending' | 'success' | 'error', error: unknown): Verification {
  if (status === 'idle') return 'waiting';
  if (status === 'pending') return 'verifying';
  if (status === 'success') return 'done';
  return error instanceof ApiError && error.code === 'link_invalid' ? 'ended' : 'failed';
}
