import { addressKeyStore } from '#server/platform/address-keys/address-key.store.ts';
import type { Visitor } from '#server/platform/http/handler.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { memberStore } from './profile/member.store.ts';

type Asked = { readonly visitor: Pick<Visitor, 'requestId' | 'ipPrefix'>; readonly now: Date };

/** Ends every address of the member's that is a key, and says so in the access history where one still worked. */
export async function endAddressKeys(owner: Owner, { visitor, now }: Asked): Promise<void> {
  if (!(await addressKeyStore.endAll(owner.tx))) return;
  const { requestId, ipPrefix } = visitor;
  await memberStore.audit(owner, { action: 'address_keys_ended', result: 'done', at: now, requestId, ipPrefix });
}
