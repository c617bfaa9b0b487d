import { useEffect, useState } from 'react';
import { screens } from '#contract/screens.ts';
import type { User } from '#contract/account/account.schemas.ts';
import type { SecondStepReply } from '#contract/safety/safety.schemas.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { answerByPasskey, NoPasskey } from '#web/platform/passkey/passkey.ts';
import { welcomeToast } from '#web/platform/signing-in/welcome-toast.ts';
import { signInStep as words } from './sign-in-step.copy.ts';

/** The second step of signing in, or a passkey alone; then home, with the welcome of every sign-in (§4.3). */
export function useSignInStep(alone: boolean) {
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { by, over, setOver } = useWaiting(alone);
  const go = async (way: 'code' | 'passkey', signIn: () => Promise<{ user: User }>) => {
    setBusy(way);
    setFailure(null);
    try {
      const { user } = await signIn();
      welcomeToast(user);
      window.location.assign(screens.home.path);
    } catch (error) {
      setBusy(null);
      if (error instanceof ApiError && error.code === 'link_invalid') setOver(true);
      else setFailure(wordsOf(error, { way, alone }));
    }
  };
  const byPasskey = async () => {
    const answer = await answerByPasskey((await call(alone ? 'askPasskey' : 'askSecondStep')).options);
    return alone
      ? call('passkeySignIn', { body: { answer } })
      : call('secondStep', { body: { by: 'passkey', answer } });
  };
  return {
    busy,
    failure,
    over,
    hasPasskey: alone || by.includes('passkey'),
    sendCode: (code: string) => void go('code', () => call('secondStep', { body: { by: 'code', code } })),
    usePasskey: () => void go('passkey', byPasskey),
  };
}

/**
 * What the sign-in that waits in this browser asks for, and whether it has run out. Where that cannot be read, the
 * member's code is asked for all the same.
 */
function useWaiting(alone: boolean) {
  const [by, setBy] = useState<SecondStepReply['by']>([]);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (alone) return;
    call('getSecondStep').then(
      (reply) => {
        setBy(reply.by);
        setOver(reply.by.length === 0);
      },
      () => undefined,
    );
  }, [alone]);
  return { by, over, setOver };
}

function wordsOf(error: unknown, { way, alone }: { way: 'code' | 'passkey'; alone: boolean }): string {
  if (error instanceof NoPasskey) return words.noPasskey;
  if (error instanceof ApiError && error.code === 'proof_wrong')
    return way === 'code' ? words.wrong : alone ? words.unknown : words.wrongPasskey;
  return sentenceOf(error, words.failed);
}
