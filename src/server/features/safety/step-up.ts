import type { StepUpProof, ProofKind, StepUpReply } from '#contract/safety/safety.schemas.ts';
import { STEP_UP_SECONDS } from '#contract/limits.ts';
import { memberStore, type AccountDeps } from '#server/features/account/public.ts';
import { askPasskey, factorStore, isRightCode, passkeyOwner } from '#server/features/factor/public.ts';
import { refuse, tooMany, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { actProofStore } from '#server/platform/sessions/act-proof.store.ts';
import { renewToken, stepUpLeft } from '#server/platform/sessions/sessions.ts';
import { asHerself, type Caller } from './as-herself.ts';
import { safetyStore } from './safety.store.ts';

/** What would be asked of the member, and how long the member's last proof counts. */
export async function stepUpState(me: Me): Promise<StepUpReply> {
  return { by: await kindsFor(me), secondsLeft: stepUpLeft(me.here?.steppedUpAt ?? null) };
}

/** Where a second factor is set up, by that: a password alone would undo it. */
async function kindsFor(me: Me): Promise<ProofKind[]> {
  const { codes_since: codes, passkeys } = await factorStore.of(me.tx, me.userId);
  if (passkeys > 0) return ['passkey', 'code'];
  return codes ? ['code'] : ['password'];
}

/** A question to the member's passkeys. */
export async function askStepUp(deps: AccountDeps, { me, visitor }: Caller): Promise<{ options: string }> {
  return {
    options: await asHerself(deps, { me, visitor }, ({ tx }) =>
      askPasskey(deps, { tx, userId: me.userId, purpose: 'passkey_proof' }),
    ),
  };
}

/**
 * Shows that it is the member: a proof that is right gives the session a new token, and serves the one staff act that it
 * names. Wrong ones are counted as those of signing in are.
 */
export async function stepUp(
  deps: AccountDeps,
  { me, visitor, proof }: Caller & { proof: StepUpProof },
): Promise<StepUpReply | Refusal> {
  if (!me.here) return refuse('not_found');
  const by = await kindsFor(me);
  if (!by.includes(proof.by)) return refuse('proof_wrong');
  const bucket = `step-up|${me.userId}|${proof.by}`;
  const { wait } = await deps.tries.take(bucket);
  if (wait > 0) return tooMany(wait);
  if (!(await isRight(deps, { me, visitor, proof }))) return refuse('proof_wrong');
  await deps.tries.clear(bucket);
  const done = await grant(deps, { me, visitor, session: me.here, act: proof.act ?? null });
  return done ?? { by, secondsLeft: STEP_UP_SECONDS };
}

async function isRight(deps: AccountDeps, { me, visitor, proof }: Caller & { proof: StepUpProof }): Promise<boolean> {
  const { userId } = me;
  if (proof.by === 'code')
    return asHerself(deps, { me, visitor }, ({ tx }) => isRightCode(deps, { tx, userId, code: proof.code }));
  if (proof.by === 'passkey')
    return (
      (await asHerself(deps, { me, visitor }, ({ tx }) =>
        passkeyOwner(deps, { tx, answer: proof.answer, purpose: 'passkey_proof', asked: userId }),
      )) !== null
    );
  return deps.passwords.matches((await safetyStore.account(me.tx)).password_hash, proof.password);
}

async function grant(
  deps: AccountDeps,
  { me, visitor, session, act }: Caller & { session: { session: string; shared: boolean }; act: string | null },
): Promise<Refusal | null> {
  const token = await asHerself(deps, { me, visitor }, async (own) => {
    await memberStore.audit(own, {
      action: 'step_up',
      result: 'done',
      at: deps.clock.now(),
      requestId: visitor.requestId,
      ipPrefix: visitor.ipPrefix,
    });
    if (act !== null) await actProofStore.prove(own.tx, { session: session.session, act });
    return renewToken(own.tx, session.session);
  });
  if (!token) return refuse('session_ended');
  visitor.signIn(token, session.shared);
  return null;
}
