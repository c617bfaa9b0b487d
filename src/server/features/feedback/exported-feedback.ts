import type { Me } from '#server/platform/http/handler.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { feedbackStore } from './feedback.store.ts';
import { pictureOf, saidOf } from './told-feedback.ts';

type Opens = { readonly vault: Vault; readonly files: Files };

/** What a member wrote to the house and what it answered, for her file: a row for each of the words. */
export async function exportedFeedback({ vault, files }: Opens, me: Me) {
  const [cases, rows] = await Promise.all([feedbackStore.all(me), feedbackStore.everything(me)]);
  const said = saidOf(vault, { userId: me.userId, rows });
  const told = cases.map(async ({ id, number, kind, state, picture: name }) => {
    const own = new Set(rows.filter((row) => row.feedback_id === id).map((row) => row.id));
    const picture = await pictureOf({ vault, files }, { userId: me.userId, name });
    return said
      .filter((one) => own.has(one.id))
      .map(({ at, byHouse, words, facts }, place) => ({
        ...{ number, kind, state, at, from: byHouse ? 'Moonhearth' : 'you', words },
        ...(Object.keys(facts).length > 0 && { device: Object.values(facts).join(', ') }),
        ...(place === 0 && picture !== null && { picture: `data:image/webp;base64,${picture}` }),
      }));
  });
  return (await Promise.all(told)).flat();
}
