import { useState } from 'react';
import { useNavigate } from '#web/platform/address/path.tsx';
import type { User } from '#contract/account/account.schemas.ts';
import { href, screens } from '#contract/screens.ts';
import { normaliseEmail } from '#domain/account/email.ts';
import { passwordProblems } from '#domain/account/password.ts';
import { PENDING_JOURNEY_KEY } from '#domain/journey/pending.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { keptText } from '#web/platform/browser-storage.ts';
import { useAppState, type AppState } from '#web/platform/app-state.ts';
import { beginSignIn, endSignIn } from '#web/platform/sign-in-flag.ts';
import { toast, type ToastWords } from '#web/ui/overlays/toast.ts';
import { landingToasts } from './landing.copy.ts';

/** §4.3, §9: milliseconds from success to the hard navigation home. */
export const TO_HOME_MS = 300;
/** The longest that answers a visitor left behind may hold the member up, in milliseconds. */
const LONGEST_HOLD_MS = 3000;

export type Credentials = { readonly email: string; readonly password: string; readonly sharedDevice: boolean };

/** Signs in (§4.3) and says what went wrong (§8). What the member typed stays where it is. */
export function useSignIn(): { signIn: (credentials: Credentials) => Promise<void>; pending: boolean } {
  const appState = useAppState();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const signIn = async ({ email, password, sharedDevice }: Credentials) => {
    const problems = passwordProblems(password);
    if (problems.length > 0) {
      toast({ title: landingToasts.invalidPassword, description: problems.join(', '), kind: 'danger' });
      return;
    }
    setPending(true);
    beginSignIn();
    void welcomeWords().catch(() => undefined);
    try {
      const { user } = await call('login', { body: { email: normaliseEmail(email), password, sharedDevice } });
      appState.set({ user });
      await welcome(user);
      endSignIn();
      await settle(appState);
      window.location.assign(screens.home.path);
    } catch (error) {
      endSignIn();
      setPending(false);
      if (error instanceof ApiError && error.code === 'second_factor_required')
        return navigate(screens.signInStep.path);
      const unverified = addressToVerify(error, email);
      toast(wordsOf(error, unverified !== null));
      if (unverified !== null) navigate(href('verifyEmail', { search: { email: unverified } }));
    }
  };
  return { signIn, pending };
}

/** The toast of §4.3. Its words come while the server answers: nobody needs them before. */
async function welcome(user: User): Promise<void> {
  (await welcomeWords().catch(() => null))?.welcomeToast(user);
}

function welcomeWords(): Promise<typeof import('#web/platform/signing-in/welcome-toast.ts')> {
  return import('#web/platform/signing-in/welcome-toast.ts');
}

function settle(appState: AppState): Promise<unknown> {
  return Promise.all([pause(TO_HOME_MS), Promise.race([sendAnswers(appState), pause(LONGEST_HOLD_MS)])]);
}

// Fetched only for who left answers: nothing of it belongs to the first view of the page that everybody meets first.
// Answers that
// cannot be sent now stay kept and stand filled in on the questionnaire, so the member is let in all the same.
async function sendAnswers(appState: AppState): Promise<void> {
  if (keptText('localStorage', PENDING_JOURNEY_KEY) === null) return;
  await import('#web/features/journey/public.ts')
    .then(({ sendPendingJourney }) => sendPendingJourney(appState))
    .catch(() => undefined);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The address to verify when that is what the server asks for (§8), else null. */
function addressToVerify(error: unknown, typed: string): string | null {
  const asked = error instanceof ApiError && error.status === 403 && error.body?.requiresVerification === true;
  return asked ? (error.body?.email ?? normaliseEmail(typed)) : null;
}

function wordsOf(error: unknown, unverified: boolean): ToastWords {
  const [title, fallback] = unverified
    ? [landingToasts.verification, landingToasts.verificationText]
    : [landingToasts.failed, landingToasts.failedText];
  return { title, description: sentenceOf(error, fallback), kind: 'danger' };
}
