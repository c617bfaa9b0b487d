import { randomUUID } from 'node:crypto';
import { APPEAL_DAYS } from '#domain/circle/limits.ts';
import { mayAppeal, type Told } from '#domain/moderation/told.ts';
import { authorTag } from '#server/platform/anonymous/author.ts';
import { putLetter, type LetterKind } from '#server/platform/anonymous/letterbox.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { tellMember, sealTelling } from './told/telling.ts';
import { toldStore, type ToldRow } from './told/told.store.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };
type Appeal = { readonly decision: string; readonly words: string };
/** The author's tag and what she is told are made when it is handed in: what publishes holds no key. */
type Document = Appeal & {
  readonly tag: string;
  readonly telling: string;
  readonly sealed: string;
};

const KIND = 'circle-appeal';

/** An appeal against a decision about words with a name: at once, in the member's own transaction. */
export async function appealNamed(
  { clock }: Services,
  me: Me,
  { decision, words }: Appeal,
): Promise<{ ok: true } | Refusal> {
  const now = clock.now();
  const row = await appealable(me, { decision, now, isAnonymous: false });
  if (!row) return refuse('appeal_closed');
  const [placed] = await me.tx.callFunction<{ appeal_mine: boolean }>('appeal_mine', [decision, words.trim(), now]);
  if (placed?.appeal_mine !== true) return refuse('appeal_closed');
  await toldStore.add(me, { id: randomUUID(), at: now, told: received(row.told, now) });
  return { ok: true };
}

/**
 * The same about nameless words: through the letterbox, with nothing written under the member's name. Sent twice it is
 * one.
 */
export async function appealNameless(
  services: Services,
  me: Me,
  { decision, words }: Appeal,
): Promise<{ ok: true } | Refusal> {
  const { db, vault, clock } = services;
  const now = clock.now();
  const row = await appealable(me, { decision, now, isAnonymous: true });
  if (!row) return refuse('appeal_closed');
  const [about] = await db.asWorker(null, (tx) => tx.callFunction<{ post_id: string }>('decided_words', [decision]));
  if (!about) return refuse('appeal_closed');
  const telling = randomUUID();
  const document: Document = {
    decision,
    words: words.trim(),
    tag: authorTag(vault, { userId: me.userId, postId: about.post_id }).toString('base64'),
    telling,
    sealed: sealTelling(vault, telling, received(row.told, now)).toString('base64'),
  };
  await putLetter(services, { kind: { name: KIND }, author: me.userId, key: `appeal|${decision}`, document });
  return { ok: true };
}

/** What the member was told of a decision, where she may still appeal against it. */
async function appealable(
  me: Me,
  { decision, now, isAnonymous }: { decision: string; now: Date; isAnonymous: boolean },
): Promise<ToldRow | null> {
  const all = await toldStore.all(me);
  const others = all.map(({ told }) => told);
  const row = all.find(({ told }) => told.kind === 'decision' && told.decision === decision);
  if (!row || row.told.isAnonymous !== isAnonymous) return null;
  return mayAppeal(row.told, { others, now, days: APPEAL_DAYS }) ? row : null;
}

function received(told: Told, now: Date): Told {
  return { ...told, kind: 'appeal_received', outcome: null, at: now.toISOString() };
}

/** Appeals about nameless words, placed in one go. */
export const appealLetters: LetterKind = {
  name: KIND,
  waitMinutes: 5,
  publish: async (tx, letters) => {
    for (const { author, at, document } of letters) {
      const { decision, words, tag, telling, sealed } = document as Document;
      const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
      const [placed] = await tx.callFunction<{ place_appeal: boolean }>('place_appeal', [
        decision,
        null,
        Buffer.from(tag, 'base64'),
        words,
        hour,
      ]);
      if (placed?.place_appeal === true)
        await tellMember(tx, { id: telling, userId: author, sealed: Buffer.from(sealed, 'base64') });
    }
  },
};
