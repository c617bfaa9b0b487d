import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { accountRoutes } from '#contract/account/account.routes.ts';
import { refuse, Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import type { AccountDeps } from './account-deps.ts';
import { changeAvatar } from './avatar/avatar.ts';
import { login } from './login.ts';
import { memberStore } from './profile/member.store.ts';
import { judgePatch, tellsHealth } from './profile/patch-user.ts';
import { toUser } from './profile/profile.ts';
import { askForLink, resetPassword } from './recovery.ts';
import { register } from './register.ts';
import { lookAtLink, verifyEmail } from './registration/verify-email.ts';

/** What else happens when the member tells when the member's last period began: the cycle's own feature logs it. */
export type OnLastPeriod = (me: Me, startDate: LocalDate) => Promise<void>;

export function accountHandlers(deps: AccountDeps, onLastPeriod: OnLastPeriod): HandlersOf<typeof accountRoutes> {
  const now = () => deps.clock.now();
  return {
    getUser: async ({ me }) => ({ user: toUser(await memberStore.read(me), { now: now(), roles: me.roles }) }),
    login: ({ body, visitor }) => login(deps, { body, visitor }),
    logout: async ({ visitor }) => {
      if (visitor.sid) await deps.sessions.end(visitor.sid);
      visitor.signOut();
      return { ok: true };
    },
    register: ({ body, visitor }) => register(deps, { body, visitor }),
    lookAtLink: ({ body, visitor }) => lookAtLink(deps, { token: body.token, visitor }),
    verifyEmail: ({ body, visitor }) => verifyEmail(deps, { token: body.token, visitor }),
    resendVerification: ({ body }) => askForLink(deps, { email: body.email, purpose: 'verify' }),
    forgotPassword: ({ body }) => askForLink(deps, { email: body.email, purpose: 'reset' }),
    resetPassword: ({ body, visitor }) => resetPassword(deps, { ...body, visitor }),
    removeAvatar: async ({ me }) => ({
      user: toUser(await changeAvatar(deps, { me, square: null }), { now: now(), roles: me.roles }),
    }),
    patchUser: async ({ me, body }) => {
      await memberStore.lock(me);
      const member = await memberStore.read(me);
      if (member.processingStoppedAt && tellsHealth(body)) return refuse('processing_stopped');
      const changes = judgePatch(member, { patch: body, now: now() });
      if (changes instanceof Refusal) return changes.code === 'age_not_supported' ? leave(deps, me) : changes;
      await memberStore.change(me, changes);
      const start = body.journeyCustomization?.lastPeriodStart;
      if (start) await onLastPeriod(me, start);
      return { user: toUser(await memberStore.read(me), { now: now(), roles: me.roles }) };
    },
  };
}

/** Under 13 is learned only now: the account and all it holds go, and nothing else is kept (decisions 10). */
async function leave({ vault, erasures }: AccountDeps, me: Me): Promise<Refusal> {
  await memberStore.erase(me, erasures);
  vault.forget(me.userId);
  return new Refusal('age_not_supported', {}, true);
}
