import type { LinkLook } from '#contract/account/account.schemas.ts';
import { refuse, Refusal, type Visitor } from '#server/platform/http/handler.ts';
import { tokenHash } from '#server/platform/sessions/sessions.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountStore } from '../account.store.ts';
import { linkHash } from '../links.ts';
import { enter } from '../login.ts';
import { makeAccount } from './make-account.ts';
import { registrationStore } from './registration.store.ts';
import { openRegistration } from './sealed-registration.ts';

type Verified = { readonly message: string; readonly signedIn: boolean };
export const VERIFIED: Verified = { message: 'Your email is verified. You can sign in now.', signedIn: false };
export const VERIFIED_HERE: Verified = { message: 'Your email is verified, and you are signed in.', signedIn: true };

type Call = { readonly token: string; readonly visitor: Visitor };

/**
 * Says of a link, without using it up, whether its sign-up began in this browser. In one that knows nothing of any
 * sign-up with the address its reader is asked first: it may be somebody else's sign-up, or a program that looks through
 * email. A link that the release before has mailed, or that is over, is simply to be used.
 */
export async function lookAtLink({ db, vault }: AccountDeps, { token, visitor }: Call): Promise<LinkLook> {
  const found = await db.asVisitor((tx) => registrationStore.peek(tx, linkHash(token)));
  if (!found || visitor.registration(found.email_index) !== null) return { ask: false, began: null };
  const { at, device } = openRegistration(vault, found.id, found.sealed).began;
  return { ask: true, began: { at, device } };
}

/**
 * Uses the link of a verification email: the account is made of the registration that the link belongs to, in one
 * transaction. In the browser that registered it signs in too, unless somebody is signed in there. A browser that began
 * another sign-up with the address is told so, and the link stays as it was.
 */
export async function verifyEmail(deps: AccountDeps, { token, visitor }: Call): Promise<Verified | Refusal> {
  const hash = linkHash(token);
  const made = await deps.db.asVisitor(async (tx) => {
    const found = await registrationStore.peek(tx, hash);
    if (!found) return verifyOlder(deps, { tx, hash });
    const began = visitor.registration(found.email_index);
    if (began !== null && began !== found.id) return refuse('registration_elsewhere');
    const used = await registrationStore.use(tx, hash);
    const signedIn = visitor.sid ? await sessionStore.findIn(tx, tokenHash(visitor.sid)) : null;
    const userId = used && (await makeAccount(deps, { tx, used }));
    if (!userId) return refuse('link_invalid');
    if (began === found.id) visitor.forgetRegistration(found.email_index);
    return { userId, isHere: began === found.id && !signedIn };
  });
  if (made instanceof Refusal || !made.isHere) return made instanceof Refusal ? made : VERIFIED;
  await enter(deps, { userId: made.userId, visitor, shared: false });
  return VERIFIED_HERE;
}

/** A link that the release before this one has mailed: its account is there already. */
async function verifyOlder(
  { clock }: AccountDeps,
  { tx, hash }: { tx: Parameters<typeof registrationStore.peek>[0]; hash: Buffer },
): Promise<{ userId: string; isHere: boolean } | Refusal> {
  const userId = await accountStore.useLink(tx, 'verify', hash);
  if (!userId) return refuse('link_invalid');
  await accountStore.markVerified(tx, userId, clock.now());
  return { userId, isHere: false };
}
