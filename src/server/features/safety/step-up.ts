import type { Proof, StepUpReply } from '#contract/safety/safety.schemas.ts';
import { STEP_UP_SECONDS } from '#contract/limits.ts';
import { memberStore, type AccountHouse } from '#server/features/account/public.ts';
import { refuse, type Me, type Refusal, type Visitor } from '#server/platform/http/handler.ts';
import { renewToken, stepUpLeft } from '#server/platform/sessions/sessions.ts';
import { asHerself, type Caller } from './as-herself.ts';
import { safetyStore } from './safety.store.ts';

/** What would be asked of her, and how long her last proof counts. */
export async function stepUpState(me: Me): Promise<StepUpReply> {
  return { by: ['password'], secondsLeft: stepUpLeft(me.here?.steppedUpAt ?? null) };
}

/** Shows that it is her: a proof that is right gives the session a new token. Wrong ones are counted as those of signing in are. */
export async function stepUp(house: AccountHouse, { me, visitor, proof }: Caller & { proof: Proof }): Promise<StepUpReply | Refusal> {
  if (!me.here) return refuse('not_found');
  const bucket = `step-up|${me.userId}`;
  if ((await house.tries.take(bucket)).wait > 0) return refuse('rate_limited');
  if (!(await isRight(house, { me, proof }))) return refuse('proof_wrong');
  await house.tries.clear(bucket);
  return grant(house, { me, visitor, session: me.here });
}

async function isRight({ passwords }: AccountHouse, { me, proof }: { me: Me; proof: Proof }): Promise<boolean> {
  const { password_hash: stored } = await safetyStore.account(me.tx);
  return passwords.matches(stored, proof.password);
}

async function grant(house: AccountHouse, { me, visitor, session }: { me: Me; visitor: Visitor; session: { session: string; shared: boolean } }): Promise<StepUpReply | Refusal> {
  const token = await asHerself(house, { me, visitor }, async (own) => {
    await memberStore.audit(own, { action: 'step_up', result: 'done', at: house.clock.now(), requestId: visitor.requestId, ipPrefix: visitor.ipPrefix });
    return renewToken(own.tx, session.session);
  });
  if (!token) return refuse('session_ended');
  visitor.signIn(token, session.shared);
  return { ...(await stepUpState(me)), secondsLeft: STEP_UP_SECONDS };
}
