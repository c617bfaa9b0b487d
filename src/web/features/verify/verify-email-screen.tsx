import { useState, type ReactNode } from 'react';
import { useSearch } from '#web/platform/address/path.tsx';
import type { LinkLook } from '#contract/account/account.schemas.ts';
import { screens } from '#contract/screens.ts';
import { NEW_ADDRESS } from '#domain/account/email.ts';
import { useAddressToken } from '#web/platform/address-token.ts';
import { useAppFact } from '#web/platform/app-state.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { openGate } from '#web/ui/drawings/windows/places/open-gate.ts';
import { envelope } from '#web/ui/drawings/windows/things/envelope.ts';
import { mendedPot } from '#web/ui/drawings/windows/things/mended-pot.ts';
import { Ring } from '#web/ui/status/ring.tsx';
import { NewAddress } from './new-address.tsx';
import { Resend } from './resend.tsx';
import { useConfirmedElsewhere, useVerification, type Verification } from './use-verification.ts';
import { verify } from './verify.copy.ts';
import styles from './verify.module.css';

/** /verify-email: waits for the mail, uses its link, and has it sent again (§2.1, §4.5). */
export function VerifyEmailScreen() {
  const token = useAddressToken();
  // Kept while the page is open: the address forgets a token that was used up.
  const [moving, setMoving] = useState<string | null>(null);
  if (token?.startsWith(NEW_ADDRESS) && token !== moving) setMoving(token);
  return (
    <div aria-live="polite">{moving ? <NewAddress token={moving.slice(NEW_ADDRESS.length)} /> : <FirstAddress />}</div>
  );
}

/** All others show the email that is waited for. */
const PICTURES: Partial<Record<Verification, Drawing>> = { done: openGate, signedIn: openGate, failed: mendedPot };

function FirstAddress() {
  const search = useSearch();
  const [email] = useState(() => new URLSearchParams(search).get('email')?.slice(0, 254) ?? '');
  const { state, began, confirm, busy, retry } = useVerification();
  const parts: Record<Verification, ReactNode> = {
    waiting: <Waiting email={email} />,
    verifying: <Verifying />,
    asking: <Asking began={began} confirm={confirm} busy={busy} />,
    done: <Done />,
    signedIn: <SignedIn />,
    elsewhere: <Elsewhere />,
    ended: <Ended email={email} />,
    failed: <Failed retry={retry} />,
  };
  return <StandAlone of={PICTURES[state] ?? envelope}>{parts[state]}</StandAlone>;
}

function Waiting({ email }: { email: string }) {
  const devMail = useAppFact('devMail');
  useConfirmedElsewhere(email);
  return (
    <>
      <h1>{verify.waitingHeading}</h1>
      <p>{email ? verify.waitingLead(email) : verify.waitingLeadUnknown}</p>
      {devMail && (
        <LinkButton href="/dev/mail" target="_blank">
          {verify.mailbox}
        </LinkButton>
      )}
      <small>{verify.spam}</small>
      <Resend email={email} />
      <p>
        <TextLink href={screens.auth.path}>{verify.backToSignIn}</TextLink>
      </p>
    </>
  );
}

function Verifying() {
  return (
    <p className={styles.checking}>
      <Ring /> {verify.verifying}
    </p>
  );
}

function Done() {
  return (
    <>
      <h1>{verify.doneHeading}</h1>
      <p>{verify.doneLead}</p>
      <LinkButton href={screens.auth.path}>{verify.signIn}</LinkButton>
    </>
  );
}

function SignedIn() {
  return (
    <>
      <h1>{verify.doneHeading}</h1>
      <p>{verify.signedInLead}</p>
      <LinkButton href={screens.home.path}>{verify.open}</LinkButton>
    </>
  );
}

type AskingProps = { readonly began: LinkLook['began']; readonly confirm: () => void; readonly busy: boolean };

/** A browser that knows nothing of the sign-up: the page shows how it began, and asks before anything is created. */
function Asking({ began, confirm, busy }: AskingProps) {
  return (
    <>
      <h1>{verify.askHeading}</h1>
      <p>{verify.askLead}</p>
      {began && (
        <p className={styles.began}>
          <span>{momentOf(began.at)}</span>
          <span>{began.device}</span>
        </p>
      )}
      <p>{verify.askYours}</p>
      <Button busy={busy} busyLabel={verify.asking} onClick={confirm}>
        {verify.ask}
      </Button>
      <p className={styles.muted}>{verify.askTheirs}</p>
    </>
  );
}

function momentOf(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
}

/** The link of a sign-up that began after the one of this browser, and somewhere else: by the member, or by somebody. */
function Elsewhere() {
  return (
    <>
      <h1>{verify.elsewhereHeading}</h1>
      <p>{verify.elsewhereLead}</p>
      <p>{verify.elsewhereTheirs}</p>
      <LinkButton href={screens.signup.path}>{verify.signUpAgain}</LinkButton>
      <p className={styles.muted}>{verify.elsewhereYours}</p>
    </>
  );
}

function Ended({ email }: { email: string }) {
  return (
    <>
      <h1>{verify.endedHeading}</h1>
      <p>{verify.endedLead}</p>
      <LinkButton href={screens.auth.path}>{verify.signIn}</LinkButton>
      <Resend email={email} />
    </>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1>{verify.failedHeading}</h1>
      <p>{verify.failed}</p>
      <Button onClick={retry}>{verify.retry}</Button>
    </>
  );
}
