import type { Tx } from '#server/platform/db/query.ts';

export type MarkKind = 'email' | 'device' | 'network' | 'card';
/** A keyed hash, hexadecimal. */
export type Mark = { readonly kind: MarkKind; readonly hash: string };
type Within = { readonly since: Date; readonly most: number };
type Coming = {
  readonly id: string;
  readonly code: string;
  readonly at: Date;
  readonly month: Within;
  readonly day: Within;
};

/** Marks of accounts, and who came by whose code, behind privileged functions. */
export const marksStore = {
  async note(tx: Tx, { marks, now }: { marks: readonly Mark[]; now: Date }): Promise<void> {
    await tx.callFunction('note_marks', [JSON.stringify(marks), now]);
  },

  async comeByCode(tx: Tx, { id, code, at, month, day }: Coming): Promise<void> {
    await tx.callFunction('come_by_code', [id, code, at, month.since, month.most, day.since, day.most]);
  },
};
