import { CODES } from '#contract/limits.ts';
import type { User } from '#contract/account/account.schemas.ts';
import type { SecondStep } from '#contract/safety/safety.schemas.ts';
import { enter, type AccountDeps } from '#server/features/account/public.ts';
import { askPasskey, challengeHash, factorStore, isRightCode, passkeyOwner } from '#server/features/factor/public.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { refuse, type Refusal, type Visitor } from '#server/platform/http/handler.ts';

type Options = { options: string };
const PURPOSE = 'second_factor';

/** What the sign-in that waits in this browser asks for. */
export async function secondStepState(deps: AccountDeps, visitor: Visitor): Promise<{ by: ('code' | 'passkey')[] }> {
  return deps.db.asVisitor(async (tx) => {
    const userId = await whoWaits(tx, visitor);
    if (!userId) return { by: [] };
    return { by: (await factorStore.of(tx, userId)).passkeys > 0 ? ['passkey', 'code'] : ['code'] };
  });
}

/** A question to the passkeys of the member's whose sign-in waits in this browser. */
export async function askSecondStep(deps: AccountDeps, visitor: Visitor): Promise<Options | Refusal> {
  return deps.db.asVisitor(async (tx) => {
    const userId = await whoWaits(tx, visitor);
    if (!userId) return refuse('link_invalid');
    return { options: await askPasskey(deps, { tx, userId, purpose: 'passkey_proof' }) };
  });
}

async function whoWaits(tx: Tx, { second }: Visitor): Promise<string | null> {
  return second ? factorStore.seeChallenge(tx, challengeHash(second), PURPOSE) : null;
}

/** The second step: five tries, then the password is asked for again. */
export async function secondStep(
  deps: AccountDeps,
  { proof, visitor }: { proof: SecondStep; visitor: Visitor },
): Promise<{ user: User } | Refusal> {
  const hash = challengeHash(visitor.second ?? '');
  // Counted before it is looked at, and for itself: what follows may be undone.
  const waiting = await deps.db.asVisitor((tx) =>
    factorStore.tryChallenge(tx, { hash, purpose: PURPOSE, most: Math.min(CODES.tries * deps.rateFactor, 1_000_000) }),
  );
  if (!waiting?.user_id) {
    visitor.awaitSecond(null);
    return refuse('link_invalid');
  }
  const userId = waiting.user_id;
  const right = await deps.db.asVisitor((tx) =>
    proof.by === 'code'
      ? isRightCode(deps, { tx, userId, code: proof.code })
      : passkeyOwner(deps, { tx, answer: proof.answer, purpose: 'passkey_proof', asked: userId }).then(Boolean),
  );
  if (!right) return refuse('proof_wrong');
  const used = await deps.db.asVisitor((tx) => factorStore.useChallenge(tx, hash, PURPOSE));
  if (!used) return refuse('link_invalid');
  visitor.awaitSecond(null);
  return enter(deps, { userId, visitor, shared: used.shared });
}

/** A question to any passkey of this site: who answers is told by the answer. */
export async function askAnyPasskey(deps: AccountDeps): Promise<Options> {
  return {
    options: await deps.db.asVisitor((tx) => askPasskey(deps, { tx, userId: null, purpose: 'passkey_sign_in' })),
  };
}

/** Signs in by a passkey alone: it is held by the member's device and opened by the member's finger, face or PIN. */
export async function passkeySignIn(
  deps: AccountDeps,
  { answer, shared, visitor }: { answer: string; shared: boolean; visitor: Visitor },
): Promise<{ user: User } | Refusal> {
  const owner = await deps.db.asVisitor((tx) =>
    passkeyOwner(deps, { tx, answer, purpose: 'passkey_sign_in', asked: null }),
  );
  return owner?.maySignIn ? enter(deps, { userId: owner.userId, visitor, shared }) : refuse('proof_wrong');
}
