import { randomBytes, randomUUID } from 'node:crypto';
import { MOST_PASSKEYS } from '#contract/limits.ts';
import { trimName } from '#domain/account/name.ts';
import type { ChangedWays } from '#contract/safety/safety.schemas.ts';
import { memberStore, type AccountDeps } from '#server/features/account/public.ts';
import { challengeHash, CHALLENGE_SECONDS, factorStore } from '#server/features/factor/public.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { enrolment, readEnrolment, readWords } from '#server/platform/factors/passkey.ts';
import { asHerself, type Caller } from './as-herself.ts';
import { changed, firstRecoveryCodes, passkeyPlace, tellOfChange } from './ways.ts';

type Question = { options: string };
const PURPOSE = 'passkey_enrol';

/** What the member's browser needs to make a passkey. */
export async function askNewPasskey(deps: AccountDeps, { me, visitor }: Caller): Promise<Question | Refusal> {
  const challenge = randomBytes(32);
  return asHerself(deps, { me, visitor }, async (own) => {
    const has = await factorStore.passkeys(own.tx, me.userId);
    if (has.length >= MOST_PASSKEYS)
      return refuse('list_full', { message: 'Ten passkeys are the most we keep. Take one away first.' });
    await factorStore.newChallenge(own.tx, {
      hash: challengeHash(challenge.toString('base64url')),
      purpose: PURPOSE,
      userId: me.userId,
      seconds: CHALLENGE_SECONDS,
    });
    const { email } = (await memberStore.read(own)).profile;
    const options = await enrolment(
      { origin: deps.publicOrigin },
      {
        userId: me.userId,
        email,
        has: has.map(({ credential_id: credentialId, transports }) => ({ credentialId, transports })),
        challenge,
      },
    );
    return { options: JSON.stringify(options) };
  });
}

/** Adds the passkey that the member's browser made for our question; each question is answered once. */
export async function addPasskey(
  deps: AccountDeps,
  { me, visitor, answer: words, name }: Caller & { answer: string; name: string },
): Promise<ChangedWays | Refusal> {
  const answer = readWords(words);
  const waiting =
    answer &&
    (await asHerself(deps, { me, visitor }, (own) =>
      factorStore.useChallenge(own.tx, challengeHash(answer.challenge), PURPOSE),
    ));
  if (!answer || !waiting || waiting.user_id !== me.userId) return refuse('proof_wrong');
  const made = await readEnrolment({ origin: deps.publicOrigin }, answer);
  if (!made) return refuse('proof_wrong');
  return asHerself(deps, { me, visitor }, async (own) => {
    const id = randomUUID();
    if (
      !(await factorStore.addPasskey(own.tx, {
        ...made,
        id,
        name: own.keys.seal(passkeyPlace(id), trimName(name) || 'Passkey'),
      }))
    )
      return refuse('proof_wrong');
    await tellOfChange(deps, { own, visitor, what: 'passkey_added' });
    return changed(own, { me, recoveryCodes: await firstRecoveryCodes(deps, own) });
  });
}

export async function renamePasskey(
  me: Me,
  { id, name }: { id: string; name: string },
): Promise<ChangedWays | Refusal> {
  const done = await factorStore.renamePasskey(me.tx, {
    id,
    name: me.keys.seal(passkeyPlace(id), trimName(name) || 'Passkey'),
  });
  return done ? changed(me, { me }) : refuse('not_found');
}

/** Takes a passkey away. Twice is once. */
export async function endPasskey(
  deps: AccountDeps,
  { me, visitor, id }: Caller & { id: string },
): Promise<ChangedWays> {
  return asHerself(deps, { me, visitor }, async (own) => {
    const gone = await factorStore.endPasskey(own.tx, id);
    await factorStore.dropIdleRecovery(own.tx);
    if (gone) await tellOfChange(deps, { own, visitor, what: 'passkey_removed' });
    return changed(own, { me });
  });
}
