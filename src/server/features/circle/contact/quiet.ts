import { randomUUID } from 'node:crypto';
import type { QuietPage } from '#contract/circle/contact.schemas.ts';
import { CONTACT } from '#domain/circle/contact.ts';
import { RATES, type Room } from '#domain/circle/limits.ts';
import { authorTag } from '#server/platform/anonymous/author.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { windowLeft } from '#server/platform/http/counts.ts';
import { Refusal, refuse, tooMany, type Me } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { openName } from '../names.ts';
import { wordsStore } from '../read/words.store.ts';
import { quietStore, type QuietLabel } from './quiet.store.ts';

export type Meant = {
  readonly room: Room;
  readonly post?: string | undefined;
  readonly reply?: string | undefined;
};
const DAY = 86_400;

/** The words that are meant, as the member reads them: their thread, and what her list would say. */
async function meantWords({ vault }: CircleDeps, me: Me, { room, post, reply }: Meant) {
  if (post !== undefined) {
    const row = await wordsStore.post(me.tx, { room, id: post });
    return row && { thread: post, label: labelOf(vault, { table: 'post', row }) };
  }
  const row = await wordsStore.reply(me.tx, { room, id: reply ?? '' });
  return row && { thread: row.post_id, label: labelOf(vault, { table: 'reply', row }) };
}

type Row = { readonly id: string; readonly is_anonymous: boolean; readonly author_name: Buffer | null };

function labelOf(
  vault: CircleDeps['vault'],
  { table, row }: { readonly table: 'post' | 'reply'; readonly row: Row },
): QuietLabel {
  return { name: row.is_anonymous ? null : openName(vault, { table, id: row.id }, row.author_name) };
}

/**
 * Mutes or blocks who wrote these words. Whoever is meant is not told, and nothing that she is answered is any
 * different. Twice is the same as once.
 */
export async function quietDown(
  deps: CircleDeps,
  me: Me,
  { kind, ...meant }: Meant & { readonly kind: 'mute' | 'block' },
): Promise<{ readonly id: string } | Refusal> {
  const limit = { max: RATES.trusted.blocksPerDay, seconds: DAY };
  if (await deps.counts.over(`circle-quiet|${me.userId}`, limit)) return tooMany(windowLeft(DAY));
  const [words, many] = await Promise.all([meantWords(deps, me, meant), quietStore.count(me)]);
  if (!words) return refuse('not_found');
  if (many >= CONTACT.quiet) return refuse('list_full');
  const id = randomUUID();
  const tag = authorTag(deps.vault, { userId: me.userId, postId: words.thread });
  const { post, reply } = meant;
  const done = await quietStore.add(me, { id, kind, post, reply, tag, label: words.label, at: deps.clock.now() });
  if (done.verdict === 'own') return refuse('circle_own');
  if (done.verdict === 'staff') return refuse('circle_staff');
  return done.id === null ? refuse('not_found') : { id: done.id };
}

const CURSORS = cursorsOf('circle-quiet', 2);

export async function listQuiet(
  me: Me,
  { after, limit = CONTACT.quietPage }: { after?: string | undefined; limit?: number | undefined },
): Promise<QuietPage | Refusal> {
  const from = CURSORS.open(me, after);
  if (from instanceof Refusal) return from;
  const { items, next } = await quietStore.page(me, { ...(from && { after: from }), limit });
  return {
    items: items.map(({ at, ...one }) => ({ ...one, isAnonymous: one.name === null, at: at.toISOString() })),
    next: CURSORS.seal(me, next),
  };
}

export async function endQuiet(me: Me, id: string): Promise<{ readonly ok: true }> {
  quietStore.remove(me, id);
  return { ok: true };
}
