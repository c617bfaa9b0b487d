import { randomUUID } from 'node:crypto';
import type { adminRoutes } from '#contract/admin/admin.routes.ts';
import { ACCOUNTS_PAGE, TRAIL_PAGE } from '#contract/admin/admin.schemas.ts';
import { FACTOR_WAIT_HOURS, type AccountAct } from '#domain/admin/admin.ts';
import { emailIndex } from '#server/features/account/public.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { Refusal, refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { accountListStore, type StaffAct, type TrailRow } from './account-list.store.ts';
import { nameOf, type NameServices } from './account-name.ts';
import { shownAccounts } from './accounts.ts';

type Handlers = HandlersOf<typeof adminRoutes>;
type Reads = 'getAccounts' | 'findAccount' | 'getTrail';
type Asked = {
  readonly me: Me;
  readonly params: { readonly user: string };
  readonly requestId: string;
  readonly ipPrefix: string;
};
type Act = {
  readonly act: AccountAct;
  readonly detail?: string;
  readonly reason: string;
  readonly adultsOnly?: boolean;
};

const DAY_MS = 86_400_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const accountCursors = cursorsOf('admin_accounts', 2);
const trailCursors = cursorsOf('admin_trail', 2);

export function adminHandlers(services: NameServices): Handlers {
  const acts = actsOn(services);
  return {
    ...readingHandlers(services),
    openName: async (asked) => {
      const refused = await acts.done(asked, { act: 'name_seen', reason: asked.body.reason });
      if (refused) return refused;
      const { name, address } = await nameOf(services, asked.params.user);
      return { name, address };
    },
    changeRole: (asked) => {
      const { role, give, reason } = asked.body;
      return acts.answer(asked, { act: give ? 'role_given' : 'role_taken', detail: role, reason, adultsOnly: give });
    },
    pauseAccount: (asked) =>
      acts.answer(asked, { act: asked.body.pause ? 'paused' : 'resumed', reason: asked.body.reason }),
    endAccountSessions: (asked) => acts.answer(asked, { act: 'sessions_ended', reason: asked.body.reason }),
    giveGift: (asked) => {
      const { gift, reason } = asked.body;
      return acts.answer(asked, { act: 'gift_given', detail: gift, reason, adultsOnly: true });
    },
    helpWithFactors: (asked) =>
      acts.answer(asked, {
        act: asked.body.remove ? 'factors_asked' : 'factors_kept',
        reason: asked.body.reason,
      }),
  };
}

function readingHandlers(services: NameServices): Pick<Handlers, Reads> {
  const { vault, clock } = services;
  return {
    getAccounts: async ({ me, query: { after, limit = ACCOUNTS_PAGE } }) => {
      const position = accountCursors.open(me, after);
      if (position instanceof Refusal) return position;
      const found = await accountListStore.page(me.tx, { after: position, most: limit + 1 });
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      return {
        items: await shownAccounts(services, rows),
        next: accountCursors.seal(me, last ? [last.position_at, last.user_id] : null),
      };
    },
    findAccount: async ({ me, body, requestId, ipPrefix }) => {
      const asked =
        'email' in body
          ? { emailIndex: emailIndex(vault, body.email.trim()), id: null }
          : { emailIndex: null, id: UUID.test(body.id.trim()) ? body.id.trim() : randomUUID() };
      const id = await accountListStore.find(me.tx, asked, { requestId, ipPrefix, now: clock.now() });
      const row = id && (await accountListStore.one(me.tx, id));
      const [account = null] = row ? await shownAccounts(services, [row]) : [];
      return { account };
    },
    getTrail: async ({ me, query: { action, role, days, after, limit = TRAIL_PAGE } }) => {
      const position = trailCursors.open(me, after);
      if (position instanceof Refusal) return position;
      const since = days ? new Date(clock.now().getTime() - Number(days) * DAY_MS) : null;
      const found = await accountListStore.trail(me.tx, { action, role, since, after: position, most: limit + 1 });
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      return { items: rows.map(lineOf), next: trailCursors.seal(me, last ? [last.position_at, last.id] : null) };
    },
  };
}

function actsOn(services: NameServices) {
  /** Does an act about an account; answers why it was not done, or nothing. */
  const done = async (
    { me, params: { user }, requestId, ipPrefix }: Asked,
    { act, detail, reason, adultsOnly }: Act,
  ) => {
    const known = adultsOnly && user !== me.userId ? await accountListStore.one(me.tx, user) : null;
    // A role and premium are for adults; who it is about is looked at as the worker would.
    if (known && !(await nameOf(services, user)).isAdult) return refuse('account_not_ready');
    const staffAct: StaffAct = { requestId, ipPrefix, now: services.clock.now() };
    const asked = { telling: randomUUID(), user, act, detail: detail ?? null, reason: reason.trim() };
    const outcome = await accountListStore.act(me.tx, { ...asked, waitHours: FACTOR_WAIT_HOURS }, staffAct);
    return outcome === 'done' ? null : refuse(outcome);
  };
  const answer = async (asked: Asked, act: Act) => {
    const refused = await done(asked, act);
    if (refused) return refused;
    const row = await accountListStore.one(asked.me.tx, asked.params.user);
    const [account] = row ? await shownAccounts(services, [row]) : [];
    return account ? { account } : refuse('not_found');
  };
  return { done, answer };
}

function lineOf({ by_me: byMe, position_at: _, at, ...row }: TrailRow) {
  return { ...row, at: at.toISOString(), byMe };
}
