import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangedWays } from '#contract/safety/safety.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { makePasskey, NoPasskey } from '#web/platform/passkey/passkey.ts';
import { keyOf } from '#web/platform/queries.ts';
import { StepUpDeclined, withStepUp } from '#web/platform/step-up/step-up.ts';
import { signingIn as words } from './signing-in.copy.ts';

export type SignInChange =
  | { readonly do: 'add_passkey'; readonly name: string }
  | { readonly do: 'end_passkey'; readonly id: string }
  | { readonly do: 'rename_passkey'; readonly id: string; readonly name: string }
  | { readonly do: 'end_app' }
  | { readonly do: 'new_codes' }
  | { readonly do: 'confirm_app'; readonly code: string }
  | { readonly do: 'change_email'; readonly email: string }
  | { readonly do: 'stop_email' };

/**
 * Changes the member's ways to sign in, each after a proof of identity. New recovery codes stay here until the member
 * has kept them.
 */
export function useWays() {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const change = useMutation({
    mutationFn: make,
    onSuccess: ({ ways, recoveryCodes }) => {
      client.setQueryData(keyOf('getSignInWays'), ways);
      if (recoveryCodes) setCodes(recoveryCodes);
    },
  });
  return { change, codes, keptCodes: () => setCodes(null), failure: failureOf(change.error) };
}

async function make(change: SignInChange): Promise<ChangedWays> {
  if (change.do === 'end_passkey') return withStepUp(() => call('endPasskey', { params: { id: change.id } }));
  if (change.do === 'rename_passkey')
    return call('renamePasskey', { params: { id: change.id }, body: { name: change.name } });
  if (change.do === 'end_app') return withStepUp(() => call('endCodeApp'));
  if (change.do === 'new_codes') return withStepUp(() => call('makeRecoveryCodes'));
  if (change.do === 'confirm_app') return withStepUp(() => call('confirmCodeApp', { body: { code: change.code } }));
  if (change.do === 'change_email') return withStepUp(() => call('changeEmail', { body: { email: change.email } }));
  if (change.do === 'stop_email') return call('stopEmailChange');
  const { options } = await withStepUp(() => call('askNewPasskey'));
  const answer = await makePasskey(options);
  return withStepUp(() => call('addPasskey', { body: { answer, name: change.name } }));
}

function failureOf(error: Error | null): string | null {
  if (!error || error instanceof StepUpDeclined) return null;
  return error instanceof NoPasskey ? words.noPasskey : sentenceOf(error, words.failed);
}
