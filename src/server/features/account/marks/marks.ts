import { randomUUID } from 'node:crypto';
import { MANY_A_DAY, MOST_A_MONTH } from '#domain/referral/commission.ts';
import { aliasForm } from '#domain/referral/email-alias.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { marksStore, type Mark, type MarkKind } from './marks.store.ts';

/** What a member may be known again by: her address, the browser, the network, her card at the provider. */
export type Traits = { readonly [Kind in MarkKind]?: string | null };

/**
 * Keeps of the member of this transaction only keyed hashes of what she may be known again by, so that a code of her own
 * is found out. Of adults alone: a teen refers nobody and is no one's referral.
 */
export async function noteMarks(
  tx: Tx,
  { vault, traits, now }: { vault: Vault; traits: Traits; now: Date },
): Promise<void> {
  const marks = Object.entries(traits).flatMap(([kind, value]): Mark[] =>
    value && !isNoNetwork(kind, value) ? [markOf(vault, kind as MarkKind, value)] : [],
  );
  if (marks.length > 0) await marksStore.note(tx, { marks, now });
}

/** The new member of this transaction came by a code; her marks stand already. Nothing happens with a code of nobody's. */
export async function comeByCode(tx: Tx, { code, now }: { code: string; now: Date }): Promise<void> {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  await marksStore.comeByCode(tx, {
    id: randomUUID(),
    code,
    at: now,
    month: { since: month, most: MOST_A_MONTH },
    day: { since: day, most: MANY_A_DAY },
  });
}

/** This machine, and an address that nobody knows: everybody would be of one network. */
function isNoNetwork(kind: string, value: string): boolean {
  return kind === 'network' && /^(?:127\.|::1|0*:|unknown)/.test(value);
}

function markOf(vault: Vault, kind: MarkKind, value: string): Mark {
  const told = kind === 'email' ? aliasForm(value) : value;
  return { kind, hash: vault.mac('referral', `${kind}|${told}`).toString('hex') };
}
