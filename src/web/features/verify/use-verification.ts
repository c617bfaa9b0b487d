import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LinkLook } from '#contract/account/account.schemas.ts';
import { screens } from '#contract/screens.ts';
import { NEW_ADDRESS, normaliseEmail } from '#domain/account/email.ts';
import { PENDING_JOURNEY_KEY } from '#domain/journey/pending.ts';
import { forgetAddressToken, useAddressToken } from '#web/platform/address-token.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call, callOrNull } from '#web/platform/api.ts';
import { useAppState, type AppState } from '#web/platform/app-state.ts';
import { keptText } from '#web/platform/browser-storage.ts';

export type Verification = 'waiting' | 'verifying' | 'asking' | 'done' | 'signedIn' | 'elsewhere' | 'ended' | 'failed';
type Shown = {
  readonly state: Verification;
  /** How the sign-up began that the page asks about. */ readonly began: LinkLook['began'];
  /** Uses the link. */ readonly confirm: () => void;
  readonly busy: boolean;
  readonly retry: () => void;
};

/**
 * Looks at the token of the mail's link as soon as the page stands, and uses it where its sign-up began in this browser;
 * elsewhere it asks first. Without a token the page waits for the mail.
 */
export function useVerification(): Shown {
  const token = useAddressToken();
  const started = useRef('');
  const appState = useAppState();
  const using = useMutation({
    mutationFn: (fresh: string) => call('verifyEmail', { body: { token: fresh } }),
    onSuccess: ({ signedIn }) => {
      forgetAddressToken();
      if (signedIn) void openHome(appState);
    },
  });
  const { mutate: confirm } = using;
  const looking = useMutation({
    mutationFn: (fresh: string) => call('lookAtLink', { body: { token: fresh } }),
    onSuccess: ({ ask }, fresh) => (ask ? undefined : confirm(fresh)),
  });
  const { mutate: look } = looking;
  useEffect(() => {
    if (!token || token.startsWith(NEW_ADDRESS) || started.current === token) return;
    started.current = token;
    look(token);
  }, [token, look]);
  const isAsking = looking.data?.ask === true && !using.isSuccess && using.error === null;
  const latest = using.status === 'idle' ? looking : using;
  return {
    state: isAsking ? 'asking' : stateOf({ ...latest, signedIn: using.data?.signedIn === true }),
    began: looking.data?.began ?? null,
    confirm: () => confirm(started.current),
    busy: using.isPending,
    retry: () => (looking.isSuccess ? confirm(started.current) : look(started.current)),
  };
}

/**
 * Goes to the member's own page, as a sign-in does: a new document knows who is here. What a visitor had answered before
 * goes along where it can be sent.
 */
export async function openHome(appState: AppState): Promise<void> {
  if (keptText('localStorage', PENDING_JOURNEY_KEY) !== null)
    await import('#web/features/journey/public.ts')
      .then(({ sendPendingJourney }) => sendPendingJourney(appState))
      .catch(() => undefined);
  window.location.assign(screens.home.path);
}

/**
 * The page that waits for the email looks who is signed in each time it is looked at again: where the link was opened in
 * another tab of this browser and signed the same address in, it goes home too.
 */
export function useConfirmedElsewhere(email: string): void {
  const appState = useAppState();
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || appState.get().user) return;
    const found = await callOrNull('getUser').catch(() => null);
    if (found && found.user.email === normaliseEmail(email)) await openHome(appState);
  });
  useEffect(() => {
    const heed = () => void look();
    document.addEventListener('visibilitychange', heed);
    window.addEventListener('focus', heed);
    return () => {
      document.removeEventListener('visibilitychange', heed);
      window.removeEventListener('focus', heed);
    };
  }, []);
}

type Asked = { status: 'idle' | 'pending' | 'success' | 'error'; error: unknown; signedIn: boolean };

function stateOf({ status, error, signedIn }: Asked): Verification {
  if (status === 'idle') return 'waiting';
  if (status === 'pending') return 'verifying';
  if (status === 'success') return signedIn ? 'signedIn' : 'done';
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'registration_elsewhere') return 'elsewhere';
  return code === 'link_invalid' ? 'ended' : 'failed';
}
