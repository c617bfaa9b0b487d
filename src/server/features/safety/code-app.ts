import type { ChangedWays, CodeApp } from '#contract/safety/safety.schemas.ts';
import { memberStore, type AccountHouse } from '#server/features/account/public.ts';
import { factorStore, seedPlace } from '#server/features/factor/public.ts';
import { refuse, type Refusal } from '#server/platform/http/handler.ts';
import { newSeed, setupOf, stepOf } from '#server/platform/factors/one-time-code.ts';
import { asHerself, type Caller } from './as-herself.ts';
import { changed, firstRecoveryCodes, freshRecoveryCodes, tellOfChange } from './ways.ts';

/** A fresh seed for her app. Nothing is asked for before its first code has come. */
export async function startCodeApp(house: AccountHouse, { me, visitor }: Caller): Promise<CodeApp | Refusal> {
  const seed = newSeed();
  const sealed = house.vault.sealUnder('second-factor', { place: seedPlace(me.userId), bytes: seed });
  return asHerself(house, { me, visitor }, async (own) => {
    if (!(await factorStore.startCodeApp(own.tx, me.userId, sealed))) return refuse('factor_stands');
    return setupOf(seed, (await memberStore.read(own)).profile.email);
  });
}

/** The first code of the app switches codes on. */
export async function confirmCodeApp(
  house: AccountHouse,
  { me, visitor, code }: Caller & { code: string },
): Promise<ChangedWays | Refusal> {
  if ((await house.tries.take(`code-app|${me.userId}`)).wait > 0) return refuse('rate_limited');
  return asHerself(house, { me, visitor }, async (own) => {
    const app = await factorStore.codeApp(own.tx, me.userId);
    if (!app || app.confirmed) return refuse('proof_wrong');
    const seed = house.vault.openUnder('second-factor', { place: seedPlace(me.userId), sealed: app.seed });
    const step = stepOf(seed, { code: code.replace(/\s/g, ''), at: house.clock.real() });
    if (step === null || !(await factorStore.useCode(own.tx, { userId: me.userId, step, confirms: true })))
      return refuse('proof_wrong');
    await tellOfChange(house, { own, visitor, what: 'codes_on' });
    const recoveryCodes = await firstRecoveryCodes(house, own);
    await house.tries.clear(`code-app|${me.userId}`);
    return changed(own, { me, recoveryCodes });
  });
}

/** Codes are not asked for any more. Twice is once. */
export async function endCodeApp(house: AccountHouse, { me, visitor }: Caller): Promise<ChangedWays> {
  return asHerself(house, { me, visitor }, async (own) => {
    const app = await factorStore.codeApp(own.tx, me.userId);
    await factorStore.endCodeApp(own.tx, me.userId);
    await factorStore.dropIdleRecovery(own.tx, me.userId);
    if (app?.confirmed) await tellOfChange(house, { own, visitor, what: 'codes_off' });
    return changed(own, { me });
  });
}

/** Ten new recovery codes in place of those from before. */
export async function makeRecoveryCodes(house: AccountHouse, { me, visitor }: Caller): Promise<ChangedWays | Refusal> {
  return asHerself(house, { me, visitor }, async (own) => {
    const { codes_since: codes, passkeys } = await factorStore.of(own.tx, me.userId);
    if (!codes && passkeys === 0) return refuse('no_factor');
    const fresh = await freshRecoveryCodes(house, own);
    await tellOfChange(house, { own, visitor, what: 'recovery_codes' });
    return changed(own, { me, recoveryCodes: fresh });
  });
}
