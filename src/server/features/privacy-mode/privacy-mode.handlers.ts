import { PIN_FAILURES } from '#contract/limits.ts';
import type { privacyModeRoutes } from '#contract/privacy-mode/privacy-mode.routes.ts';
import { pinProblem } from '#domain/privacy-mode/pin.ts';
import { memberStore, toUser, type AccountDeps } from '#server/features/account/public.ts';
import { windowLeft } from '#server/platform/http/counts.ts';
import { refuse, tooMany, type HandlersOf, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { stepUpLeft } from '#server/platform/sessions/sessions.ts';
import { privacyModeStore } from './privacy-mode.store.ts';

type PrivacyModeDeps = Pick<AccountDeps, 'clock' | 'counts' | 'passwords'>;

export function privacyModeHandlers(deps: PrivacyModeDeps): HandlersOf<typeof privacyModeRoutes> {
  const told = async (me: Me) => ({
    user: toUser(await memberStore.read(me), { now: deps.clock.now(), roles: me.roles }),
  });
  return {
    patchPrivacyMode: async ({ me, body: { discreet, quickExit, lock } }) => {
      await memberStore.lock(me);
      if (lock !== undefined && (await privacyModeStore.pinHash(me.tx)) === null) return refuse('lock_missing');
      await memberStore.change(me, {
        privacyMode: {
          ...(discreet !== undefined && { discreet }),
          ...(quickExit !== undefined && { quickExit }),
          ...(lock !== undefined && { lock }),
        },
      });
      if (lock !== undefined) await privacyModeStore.setLock(me.tx, { pinHash: null, minutes: lock });
      return told(me);
    },
    putLock: async ({ me, body: { pin, minutes, current } }) => {
      const problem = pinProblem(pin);
      if (problem) return refuse(problem === 'form' ? 'pin_form' : 'pin_easy', { fields: { pin: problem } });
      await memberStore.lock(me);
      const refused = await mayNotChange(deps, { me, current });
      if (refused) return refused;
      await privacyModeStore.setLock(me.tx, { pinHash: await deps.passwords.hash(pin), minutes });
      await memberStore.change(me, { privacyMode: { lock: minutes } });
      return told(me);
    },
    endLock: async ({ me, body: { current } }) => {
      await memberStore.lock(me);
      const refused = await mayNotChange(deps, { me, current });
      if (refused) return refused;
      await privacyModeStore.setLock(me.tx, { pinHash: null, minutes: null });
      await memberStore.change(me, { privacyMode: { lock: null } });
      return told(me);
    },
    stayHere: async ({ me }) => {
      if (me.here) await privacyModeStore.stayHere(me.tx, me.here.session);
      return { ok: true };
    },
    lockNow: async ({ me }) => {
      if ((await privacyModeStore.pinHash(me.tx)) === null) return refuse('lock_missing');
      if (me.here) await privacyModeStore.shut(me.tx, me.here.session);
      return { ok: true };
    },
  };
}

/**
 * Whoever changes or removes a lock gives its PIN, or has just proven who the member is: a forgotten PIN is no trap.
 * Wrong ones are counted over all sessions, and for good.
 */
async function mayNotChange(
  { counts, passwords }: PrivacyModeDeps,
  { me, current }: { me: Me; current: string | undefined },
): Promise<Refusal | null> {
  const pinHash = await privacyModeStore.pinHash(me.tx);
  if (pinHash === null) return null;
  if (current === undefined) return stepUpLeft(me.here?.steppedUpAt ?? null) > 0 ? null : refuse('step_up_required');
  const bucket = `pin|${me.userId}`;
  if (await counts.reached(bucket, PIN_FAILURES)) return tooMany(windowLeft(PIN_FAILURES.seconds));
  if (await passwords.matches(pinHash, current)) {
    await counts.forget(bucket);
    return null;
  }
  await counts.hit(bucket, PIN_FAILURES.seconds);
  return refuse('pin_wrong', { fields: { current: 'wrong' } });
}
