import { PIN_FAILURES } from '#contract/limits.ts';
import type { nearRoutes } from '#contract/near/near.routes.ts';
import { pinProblem } from '#domain/near/pin.ts';
import { memberStore, toUser, type AccountHouse } from '#server/features/account/public.ts';
import { refuse, type HandlersOf, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { stepUpLeft } from '#server/platform/sessions/sessions.ts';
import { nearStore } from './near.store.ts';

type NearHouse = Pick<AccountHouse, 'clock' | 'counts' | 'passwords'>;

export function nearHandlers(house: NearHouse): HandlersOf<typeof nearRoutes> {
  const told = async (me: Me) => ({
    user: toUser(await memberStore.read(me), { now: house.clock.now(), roles: me.roles }),
  });
  return {
    patchNear: async ({ me, body: { discreet, quickExit, lock } }) => {
      await memberStore.lock(me);
      if (lock !== undefined && (await nearStore.pinHash(me.tx)) === null) return refuse('lock_missing');
      await memberStore.change(me, {
        near: {
          ...(discreet !== undefined && { discreet }),
          ...(quickExit !== undefined && { quickExit }),
          ...(lock !== undefined && { lock }),
        },
      });
      if (lock !== undefined) await nearStore.setLock(me.tx, { pinHash: null, minutes: lock });
      return told(me);
    },
    putLock: async ({ me, body: { pin, minutes, current } }) => {
      const problem = pinProblem(pin);
      if (problem) return refuse(problem === 'form' ? 'pin_form' : 'pin_easy', { fields: { pin: problem } });
      await memberStore.lock(me);
      const refused = await mayNotChange(house, { me, current });
      if (refused) return refused;
      await nearStore.setLock(me.tx, { pinHash: await house.passwords.hash(pin), minutes });
      await memberStore.change(me, { near: { lock: minutes } });
      return told(me);
    },
    endLock: async ({ me, body: { current } }) => {
      await memberStore.lock(me);
      const refused = await mayNotChange(house, { me, current });
      if (refused) return refused;
      await nearStore.setLock(me.tx, { pinHash: null, minutes: null });
      await memberStore.change(me, { near: { lock: null } });
      return told(me);
    },
    stayHere: async ({ me }) => {
      if (me.here) await nearStore.stayHere(me.tx, me.here.session);
      return { ok: true };
    },
    lockNow: async ({ me }) => {
      if ((await nearStore.pinHash(me.tx)) === null) return refuse('lock_missing');
      if (me.here) await nearStore.shut(me.tx, me.here.session);
      return { ok: true };
    },
  };
}

/** Whoever changes or removes a lock gives its PIN, or has just proven who she is: a forgotten PIN is no trap. Wrong ones are counted over all sessions, and for good. */
async function mayNotChange(
  { counts, passwords }: NearHouse,
  { me, current }: { me: Me; current: string | undefined },
): Promise<Refusal | null> {
  const pinHash = await nearStore.pinHash(me.tx);
  if (pinHash === null) return null;
  if (current === undefined) return stepUpLeft(me.here?.steppedUpAt ?? null) > 0 ? null : refuse('step_up_required');
  const bucket = `pin|${me.userId}`;
  if (await counts.reached(bucket, PIN_FAILURES)) return refuse('rate_limited');
  if (await passwords.matches(pinHash, current)) {
    await counts.forget(bucket);
    return null;
  }
  await counts.hit(bucket, PIN_FAILURES.seconds);
  return refuse('pin_wrong', { fields: { current: 'wrong' } });
}
