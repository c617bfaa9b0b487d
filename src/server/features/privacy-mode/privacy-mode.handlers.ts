import type { privacyModeRoutes } from '#contract/privacy-mode/privacy-mode.routes.ts';
import { pinProblem } from '#domain/privacy-mode/pin.ts';
import { memberStore, toUser, type AccountDeps } from '#server/features/account/public.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { privacyModeStore } from './privacy-mode.store.ts';

type PrivacyModeDeps = Pick<AccountDeps, 'clock' | 'passwords'>;

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
    putLock: async ({ me, body: { pin, minutes } }) => {
      const problem = pinProblem(pin);
      if (problem) return refuse(problem === 'form' ? 'pin_form' : 'pin_easy', { fields: { pin: problem } });
      await memberStore.lock(me);
      await privacyModeStore.setLock(me.tx, { pinHash: await deps.passwords.hash(pin), minutes });
      await memberStore.change(me, { privacyMode: { lock: minutes } });
      return told(me);
    },
    endLock: async ({ me }) => {
      await memberStore.lock(me);
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
