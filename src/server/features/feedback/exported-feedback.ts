import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { feedbackStore } from './feedback.store.ts';
import { saidOf } from './told-feedback.ts';

/** What a member wrote to the house and what it answered, for her file: a row for each of the words. */
export async function exportedFeedback(vault: Vault, me: Me) {
  const [cases, rows] = await Promise.all([feedbackStore.all(me), feedbackStore.everything(me)]);
  const said = saidOf(vault, { userId: me.userId, rows });
  return cases.flatMap(({ id, number, kind, state }) => {
    const own = new Set(rows.filter((row) => row.feedback_id === id).map((row) => row.id));
    return said
      .filter((one) => own.has(one.id))
      .map(({ at, byHouse, words, facts }) => ({
        ...{ number, kind, state, at, from: byHouse ? 'Moonhearth' : 'you', words },
        ...(Object.keys(facts).length > 0 && { device: Object.values(facts).join(', ') }),
      }));
  });
}
