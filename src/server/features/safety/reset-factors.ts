import { accountStore, asMadeMember, type AccountDeps } from '#server/features/account/public.ts';
import { factorStore } from '#server/features/factor/public.ts';
import { tellOfChange } from './ways.ts';

/**
 * Takes every second factor and every recovery code of an account away, on the host, for somebody who has lost them
 * all: the member's sessions end, the member's password alone signs in from then on, and the member's access history
 * and the member's address hear of it. False, and nothing is changed, when there was none.
 */
export function resetFactors(deps: AccountDeps, userId: string): Promise<boolean> {
  return asMadeMember(deps, userId, async (me) => {
    const { codes_since: codes, recovery_left: recovery, passkeys } = await factorStore.of(me.tx, userId);
    if (!codes && recovery === 0 && passkeys === 0) return false;
    await factorStore.endCodeApp(me.tx);
    for (const { id } of await factorStore.passkeys(me.tx, userId)) await factorStore.endPasskey(me.tx, id);
    await factorStore.setRecoveryCodes(me.tx, []);
    await tellOfChange(deps, { own: me, visitor: { requestId: 'host', ipPrefix: 'host' }, what: 'reset_by_host' });
    await accountStore.endSessions(me.tx, userId);
    return true;
  });
}
