import type { ChangedWays, CodeApp } from '#contract/safety/safety.schemas.ts';
import { memberStore, type AccountDeps } from '#server/features/account/public.ts';
import { factorStore, seedPlace } from '#server/features/factor/public.ts';
import { refuse, type Refusal } from '#server/platform/http/handler.ts';
import { newSeed, setupOf, stepOf } from '#server/platform/factors/one-time-code.ts';
import { asHerself, type Caller } from './as-herself.ts';
import { changed, firstRecoveryCodes, freshRecoveryCodes, tellOfChange } from './ways.ts';

/** A fresh seed for the member's app. Nothing is asked for before its first code has come. */
export async function startCodeApp(deps: AccountDeps, { me, visitor }: Caller): Promise<CodeApp | Refusal> {
  const seed = newSeed();
  const sealed = deps.vault.sealUnder('second-factor', { place: seedPlace(me.userId), bytes: seed });
  return asHerself(deps, { me, visitor }, async (own) => {
    if (!(await factorStore.startCodeApp(own.tx, sealed))) return refuse('factor_stands');
    return setupOf(seed, (await memberStore.read(own)).profile.email);
  });
}

/** The first code of the app switches codes on. */
export async function confirmCodeApp(
  deps: AccountDeps,
  { me, visitor, code }: Caller & { code: string },
): Promise<ChangedWays | Refusal> {
  if ((await deps.tries.take(`code-app|${me.userId}`)).wait > 0) return refuse('rate_limited');
  return asHerself(deps, { me, visitor }, async (own) => {
    const app = await factorStore.codeApp(own.tx, me.userId);
    if (!app || app.confirmed) return refuse('proof_wrong');
    const seed = deps.vault.openUnder('second-factor', { place: seedPlace(me.userId), sealed: app.seed });
    const step = stepOf(seed, { code: code.replace(/\s/g, ''), at: deps.clock.real() });
    if (step === null || !(await factorStore.useCode(own.tx, { userId: me.userId, step, confirms: true })))
      return refuse('proof_wrong');
    await tellOfChange(deps, { own, visitor, what: 'codes_on' });
    const recoveryCodes = await firstRecoveryCodes(deps, own);
    await deps.tries.clear(`code-app|${me.userId}`);
    return changed(own, { me, recoveryCodes });
  });
}

/** Codes are not asked for any more. Twice is once. */
export async function endCodeApp(deps: AccountDeps, { me, visitor }: Caller): Promise<ChangedWays> {
  return asHerself(deps, { me, visitor }, async (own) => {
    const app = await factorStore.codeApp(own.tx, me.userId);
    await factorStore.endCodeApp(own.tx);
    await factorStore.dropIdleRecovery(own.tx);
    if (app?.confirmed) await tellOfChange(deps, { own, visitor, what: 'codes_off' });
    return changed(own, { me });
  });
}

/** Ten new recovery codes in place of those from before. */
export async function makeRecoveryCodes(deps: AccountDeps, { me, visitor }: Caller): Promise<ChangedWays | Refusal> {
  return asHerself(deps, { me, visitor }, async (own) => {
    const { codes_since: codes, passkeys } = await factorStore.of(own.tx, me.userId);
    if (!codes && passkeys === 0) return refuse('no_factor');
    const fresh = await freshRecoveryCodes(deps, own);
    await tellOfChange(deps, { own, visitor, what: 'recovery_codes' });
    return changed(own, { me, recoveryCodes: fresh });
  });
}
