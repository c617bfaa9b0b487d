import { useState } from 'react';
import { screens } from '#contract/screens.ts';
import type { User } from '#contract/account/account.schemas.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { answerByPasskey, NoPasskey } from '#web/platform/passkey/passkey.ts';
import { welcome } from '#web/platform/signing-in/welcome-toast.ts';
import { signInStep as words } from './sign-in-step.copy.ts';

/** The second step of signing in, or a passkey alone; then home, with the welcome of every sign-in (§4.3). */
export function useSignInStep(alone: boolean) {
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async (way: 'code' | 'passkey', signIn: () => Promise<{ user: User }>) => {
    setBusy(way);
    setFailure(null);
    try {
      const { user } = await signIn();
      welcome(user.firstName);
      window.location.assign(screens.home.path);
    } catch (error) {
      setBusy(null);
      setFailure(wordsOf(error));
    }
  };
  const byPasskey = async () => {
    const answer = await answerByPasskey((await call(alone ? 'askPasskey' : 'askSecondStep')).options);
    return alone ? call('passkeySignIn', { body: { answer } }) : call('secondStep', { body: { by: 'passkey', answer } });
  };
  return {
    busy, failure,
    sendCode: (code: string) => void go('code', () => call('secondStep', { body: { by: 'code', code } })),
    usePasskey: () => void go('passkey', byPasskey),
  };
}

function wordsOf(error: unknown): string {
  if (error instanceof NoPasskey) return words.noPasskey;
  if (error instanceof ApiError && error.code === 'proof_wrong') return words.wrong;
  if (error instanceof ApiError && error.code === 'link_invalid') return words.over;
  return sentenceOf(error, words.failed);
}
