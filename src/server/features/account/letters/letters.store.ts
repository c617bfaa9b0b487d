import { randomUUID } from 'node:crypto';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { SafetyLetter, Told } from './safety.mails.ts';

const place = (id: string) => ({ table: 'outbox_mail', rowId: id });

/** What letters about the safety of an account tell is sealed beside them until they are sent. */
export const lettersStore = {
  async post(
    { tx, keys }: Owner,
    { kind, told, linkId = null }: { kind: SafetyLetter; told: Told; linkId?: string | null },
  ): Promise<void> {
    const id = randomUUID();
    await tx.door('post_letter', [id, keys.userId, kind, linkId, keys.seal(place(id), told)]);
  },

  /** What a letter tells. */
  told({ keys }: Pick<Owner, 'keys'>, { id, sealed }: { id: string; sealed: Buffer | null }): Told {
    return sealed ? (keys.open(place(id), sealed) as Told) : {};
  },
};
