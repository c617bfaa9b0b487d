import type { Proof, ProofKind, StepUpReply } from '#contract/safety/safety.schemas.ts';
import { STEP_UP_SECONDS } from '#contract/limits.ts';
import { memberStore, type AccountHouse } from '#server/features/account/public.ts';
import { askPasskey, factorStore, isRightCode, passkeyOwner } from '#server/features/factor/public.ts';
import { refuse, type Me, type Refusal, type Visitor } from '#server/platform/http/handler.ts';
import { renewToken, stepUpLeft } from '#server/platform/sessions/sessions.ts';
import { asHerself, type Caller } from './as-herself.ts';
import { safetyStore } from './safety.store.ts';

/** What would be asked of her, and how long her last proof counts. */
export async function stepUpState(me: Me): Promise<StepUpReply> {
  return { by: await kindsFor(me), secondsLeft: stepUpLeft(me.here?.steppedUpAt ?? null) };
}

/** Where a second factor is set up, by that: a password alone would undo it. */
async function kindsFor(me: Me): Promise<ProofKind[]> {
  const { codes_since: codes, passkeys } = await factorStore.of(me.tx, me.userId);
  if (passkeys > 0) return ['passkey', 'code'];
  return codes ? ['code'] : ['password'];
}

/** A question to her passkeys. */
export async function askStepUp(house: AccountHouse, { me, visitor }: Caller): Promise<{ options: string }> {
  return {
    options: await asHerself(house, { me, visitor }, ({ tx }) =>
      askPasskey(house, { tx, userId: me.userId, purpose: 'passkey_proof' }),
    ),
  };
}

/** Shows that it is her: a proof that is right gives the session a new token. Wrong ones are counted as those of signing in are. */
export async function stepUp(
  house: AccountHouse,
  { me, visitor, proof }: Caller & { proof: Proof },
): Promise<StepUpReply | Refusal> {
  if (!me.here) return refuse('not_found');
  const by = await kindsFor(me);
  if (!by.includes(proof.by)) return refuse('proof_wrong');
  const bucket = `step-up|${me.userId}|${proof.by}`;
  if ((await house.tries.take(bucket)).wait > 0) return refuse('rate_limited');
  if (!(await isRight(house, { me, visitor, proof }))) return refuse('proof_wrong');
  await house.tries.clear(bucket);
  const done = await grant(house, { me, visitor, session: me.here });
  return done ?? { by, secondsLeft: STEP_UP_SECONDS };
}

async function isRight(house: AccountHouse, { me, visitor, proof }: Caller & { proof: Proof }): Promise<boolean> {
  const { userId } = me;
  if (proof.by === 'code')
    return asHerself(house, { me, visitor }, ({ tx }) => isRightCode(house, { tx, userId, code: proof.code }));
  if (proof.by === 'passkey')
    return (
      (await asHerself(house, { me, visitor }, ({ tx }) =>
        passkeyOwner(house, { tx, answer: proof.answer, purpose: 'passkey_proof', asked: userId }),
      )) !== null
    );
  return house.passwords.matches((await safetyStore.account(me.tx)).password_hash, proof.password);
}

async function grant(
  house: AccountHouse,
  { me, visitor, session }: { me: Me; visitor: Visitor; session: { session: string; shared: boolean } },
): Promise<Refusal | null> {
  const token = await asHerself(house, { me, visitor }, async (own) => {
    await memberStore.audit(own, {
      action: 'step_up',
      result: 'done',
      at: house.clock.now(),
      requestId: visitor.requestId,
      ipPrefix: visitor.ipPrefix,
    });
    return renewToken(own.tx, session.session);
  });
  if (!token) return refuse('session_ended');
  visitor.signIn(token, session.shared);
  return null;
}
