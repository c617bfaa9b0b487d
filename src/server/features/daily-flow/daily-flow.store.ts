import type { PaceKind, Pace } from '#domain/daily-flow/breath.ts';
import type { FlowDay } from '#domain/daily-flow/daily-flow.ts';
import type { Intention } from '#domain/daily-flow/intentions.ts';
import { q, shaped, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

type Owner = { readonly tx: Tx; readonly keys: Keyring };
/** Her last day of the flow, her intentions oldest first, and how she likes it. */
export type FlowDocument = { readonly schemaVersion: 1; readonly day: FlowDay | null; readonly intentions: readonly Intention[]; readonly breathing: { readonly kind: PaceKind; readonly own: Pace }; readonly bell: boolean };
type Written = { readonly userId: string; readonly sealed: Buffer; readonly now: Date };

const NOTHING: FlowDocument = { schemaVersion: 1, day: null, intentions: [], breathing: { kind: 'four_seven', own: { in: 4, out: 5 } }, bell: true };
const place = (userId: string) => ({ table: 'daily_flow', rowId: userId });
const ofMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.daily_flow').select('sealed').where('user_id', '=', userId));
const heldOfMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.daily_flow').select('sealed').where('user_id', '=', userId).forUpdate());
const firstOfMember = shaped(({ userId, sealed, now }: Written) => q.insertInto('app.daily_flow').values({ user_id: userId, sealed, updated_at: now }).onConflict((clash) => clash.column('user_id').doNothing()));
const newOfMember = shaped(({ userId, sealed, now }: Written) => q.updateTable('app.daily_flow').set((eb) => ({ sealed, updated_at: now, version: eb('version', '+', 1) })).where('user_id', '=', userId));

/** What is kept of a member's daily flow: one sealed document. */
export const dailyFlowStore = {
  async read({ tx, keys }: Owner): Promise<FlowDocument> {
    const row = await tx.first(ofMember(keys));
    return row ? opened(keys, row.sealed) : NOTHING;
  },

  /** The same, held for this transaction, so that two devices at once do not lose a step. */
  async hold({ tx, keys }: Owner, now: Date): Promise<FlowDocument> {
    const { userId } = keys;
    const [, row] = await Promise.all([tx.rows(firstOfMember({ userId, sealed: keys.seal(place(userId), NOTHING), now })), tx.first(heldOfMember(keys))]);
    return row ? opened(keys, row.sealed) : NOTHING;
  },

  async write({ tx, keys }: Owner, { document, now }: { document: FlowDocument; now: Date }): Promise<void> {
    await tx.rows(newOfMember({ userId: keys.userId, sealed: keys.seal(place(keys.userId), document), now }));
  },
};

function opened(keys: Keyring, sealed: Buffer): FlowDocument {
  return keys.open(place(keys.userId), sealed) as FlowDocument;
}
