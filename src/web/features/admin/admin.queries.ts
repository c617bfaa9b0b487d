import '#web/platform/endpoints/staff-endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Account, AccountsReply, TrailReply } from '#contract/admin/admin.schemas.ts';
import type { AccountAct, AdminGift, GivenRole } from '#domain/admin/admin.ts';
import { call } from '#web/platform/api.ts';
import { usePages, type Pages } from '#web/platform/paging/pages.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';

/** Accounts, page by page. */
export function useAccounts(): Pages<AccountsReply> {
  return usePages('getAccounts');
}

/** What staff did, narrowed as asked. */
export function useTrail(query: Readonly<Record<string, string>>): Pages<TrailReply> {
  return usePages('getTrail', query);
}

/** Looks for one account by its whole address or its id. */
export function useFind() {
  return useMutation({
    mutationFn: (asked: string) =>
      call('findAccount', { body: asked.includes('@') ? { email: asked.trim() } : { id: asked.trim() } }),
  });
}

/** An act as it is chosen: what, and which one of several. */
export type Chosen = { readonly act: AccountAct; readonly detail: string };
/** What came of an act: the account as it is now, or a name that was asked for. */
export type Acted =
  | { readonly account: Account; readonly named: null }
  | { readonly account: null; readonly named: { readonly name: string; readonly address: string } };

/** Does something about an account; each time it asks who is there. */
export function useAct(user: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, ...chosen }: Chosen & { readonly reason: string }): Promise<Acted> =>
      withStepUp(() => send(user, { ...chosen, reason: reason.trim() })),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/') }),
  });
}

async function send(user: string, { act, detail, reason }: Chosen & { readonly reason: string }): Promise<Acted> {
  const params = { user };
  if (act === 'name_seen') return { account: null, named: await call('openName', { params, body: { reason } }) };
  const { account } = await changed();
  return { account, named: null };

  function changed() {
    switch (act) {
      case 'role_given':
      case 'role_taken': {
        const give = act === 'role_given';
        return call('changeRole', { params, body: { role: detail as GivenRole, give, reason } });
      }
      case 'gift_given':
        return call('giveGift', { params, body: { gift: detail as AdminGift, reason } });
      case 'sessions_ended':
        return call('endAccountSessions', { params, body: { reason } });
      case 'paused':
      case 'resumed':
        return call('pauseAccount', { params, body: { pause: act === 'paused', reason } });
      default:
        return call('helpWithFactors', { params, body: { remove: act === 'factors_asked', reason } });
    }
  }
}
