import type { ThanksState } from '#domain/thanks/thanks.ts';
import { authorTag } from '#server/platform/anonymous/author.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

type Member = { readonly tx: Tx; readonly userId: string };
export type MineRow = {
  readonly id: string;
  readonly recording_id: string;
  readonly body: string;
  readonly state: Exclude<ThanksState, 'waiting'>;
};
export type ReceivedRow = {
  readonly id: string;
  readonly recording_id: string;
  readonly title: string;
  readonly body: string;
};

/** By what the member's thank-yous for these recordings are known: nothing in the database leads to them. */
const tagsOf = (vault: Vault, userId: string, recordings: readonly string[]) =>
  recordings.map((recording) => authorTag(vault, { userId, postId: recording }));

/** Thank-yous through functions: no row tells anybody whose it is. */
export const thanksStore = {
  /** Whether a recording is there to be thanked for: `own` is the member's own. */
  async open(tx: Tx, recording: string): Promise<'open' | 'own' | 'gone'> {
    const [row] = await tx.callFunction<{ may_thank: 'open' | 'own' | 'gone' }>('may_thank', [recording]);
    return row?.may_thank ?? 'gone';
  },

  /** The member's own for these recordings. */
  mine: (vault: Vault, { tx, userId }: Member, recordings: readonly string[]): Promise<MineRow[]> =>
    tx.callFunction<MineRow>('my_thanks', [recordings, tagsOf(vault, userId, recordings)]),

  /** All of the member's own: every recording somebody thanked for is gone through. */
  async allMine(vault: Vault, member: Member): Promise<MineRow[]> {
    return thanksStore.mine(vault, member, await thanked(member.tx));
  },

  /** Takes all of the member's own away. */
  async leave(vault: Vault, { tx, userId }: Member): Promise<void> {
    const recordings = await thanked(tx);
    await tx.callFunction('leave_thanks', [recordings, tagsOf(vault, userId, recordings)]);
  },

  received: (tx: Tx, most: number): Promise<ReceivedRow[]> => tx.callFunction<ReceivedRow>('thanks_for_me', [most]),

  /** Takes one off the teacher's list until a moderator has looked; gives its recording, null where there is none. */
  async report(tx: Tx, id: string): Promise<string | null> {
    return (await tx.callFunction<{ report_thanks: string | null }>('report_thanks', [id]))[0]?.report_thanks ?? null;
  },
};

async function thanked(tx: Tx): Promise<string[]> {
  const rows = await tx.callFunction<{ thanked_recordings: string }>('thanked_recordings');
  return rows.map((row) => row.thanked_recordings);
}
