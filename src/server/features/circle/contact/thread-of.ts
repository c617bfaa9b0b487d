import type { Me } from '#server/platform/http/handler.ts';
import { wordsStore } from '../read/words.store.ts';
import type { Meant } from './quiet.ts';

/** The thread of words that a member reads; null where she reads none of this id in this room. */
export async function threadOf(me: Me, { room, post, reply }: Meant): Promise<string | null> {
  if (post !== undefined) return (await wordsStore.post(me.tx, { room, id: post }))?.id ?? null;
  return (await wordsStore.reply(me.tx, { room, id: reply ?? '' }))?.post_id ?? null;
}
