import { CODES } from '#contract/limits.ts';
import type { User } from '#contract/account/account.schemas.ts';
import type { SecondStep } from '#contract/safety/safety.schemas.ts';
import { enter, type AccountHouse } from '#server/features/account/public.ts';
import { askPasskey, challengeHash, factorStore, isRightCode, passkeyOwner } from '#server/features/factor/public.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { refuse, type Refusal, type Visitor } from '#server/platform/http/handler.ts';

type Options = { options: string };
const PURPOSE = 'second_factor';

/** What the sign-in that waits in this browser asks for. */
export async function secondStepState(house: AccountHouse, visitor: Visitor): Promise<{ by: ('code' | 'passkey')[] }> {
  return house.db.asVisitor(async (tx) => {
    const userId = await whoWaits(tx, visitor);
    if (!userId) return { by: [] };
    return { by: (await factorStore.of(tx, userId)).passkeys > 0 ? ['passkey', 'code'] : ['code'] };
  });
}

/** A question to the passkeys of her whose sign-in waits in this browser. */
export async function askSecondStep(house: AccountHouse, visitor: Visitor): Promise<Options | Refusal> {
  return house.db.asVisitor(async (tx) => {
    const userId = await whoWaits(tx, visitor);
    if (!userId) return refuse('link_invalid');
    return { options: await askPasskey(house, { tx, userId, purpose: 'passkey_proof' }) };
  });
}

async function whoWaits(tx: Tx, { second }: Visitor): Promise<string | null> {
  return second ? factorStore.seeChallenge(tx, challengeHash(second), PURPOSE) : null;
}

/** The second step: five tries, then the password is asked for again. */
export async function secondStep(
  house: AccountHouse,
  { proof, visitor }: { proof: SecondStep; visitor: Visitor },
): Promise<{ user: User } | Refusal> {
  const hash = challengeHash(visitor.second ?? '');
  // Counted before it is looked at, and for itself: what follows may be undone.
  const waiting = await house.db.asVisitor((tx) =>
    factorStore.tryChallenge(tx, { hash, purpose: PURPOSE, most: Math.min(CODES.tries * house.rateFactor, 1_000_000) }),
  );
  if (!waiting?.user_id) {
    visitor.awaitSecond(null);
    return refuse('link_invalid');
  }
  const userId = waiting.user_id;
  const right = await house.db.asVisitor((tx) =>
    proof.by === 'code'
      ? isRightCode(house, { tx, userId, code: proof.code })
      : passkeyOwner(house, { tx, answer: proof.answer, purpose: 'passkey_proof', asked: userId }).then(Boolean),
  );
  if (!right) return refuse('proof_wrong');
  const used = await house.db.asVisitor((tx) => factorStore.useChallenge(tx, hash, PURPOSE));
  if (!used) return refuse('link_invalid');
  visitor.awaitSecond(null);
  return enter(house, { userId, visitor, shared: used.shared });
}

/** A question to any passkey of this site: who answers is told by the answer. */
export async function askAnyPasskey(house: AccountHouse): Promise<Options> {
  return {
    options: await house.db.asVisitor((tx) => askPasskey(house, { tx, userId: null, purpose: 'passkey_sign_in' })),
  };
}

/** Signs in by a passkey alone: it is held by her device and opened by her finger, face or PIN. */
export async function passkeySignIn(
  house: AccountHouse,
  { answer, shared, visitor }: { answer: string; shared: boolean; visitor: Visitor },
): Promise<{ user: User } | Refusal> {
  const owner = await house.db.asVisitor((tx) =>
    passkeyOwner(house, { tx, answer, purpose: 'passkey_sign_in', asked: null }),
  );
  return owner?.maySignIn ? enter(house, { userId: owner.userId, visitor, shared }) : refuse('proof_wrong');
}
