import type { DeviceFacts } from '#domain/feedback/feedback.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** Whose words these are, of which case, under which id. */
export type FeedbackPlace = { readonly userId: string; readonly feedback: string; readonly id: string };
/** What lies sealed in a row. */
export type FeedbackWords = { readonly schemaVersion: 1; readonly words: string; readonly facts?: DeviceFacts };

const KEY = 'feedback';
const placeOf = ({ userId, feedback, id }: FeedbackPlace) => `feedback|${userId}|${feedback}|${id}`;

/** Seals words for the queue of feedback: they open in this place alone. */
export function sealWords(vault: Vault, place: FeedbackPlace, words: FeedbackWords): Buffer {
  return vault.sealUnder(KEY, { place: placeOf(place), bytes: Buffer.from(JSON.stringify(words)) });
}

/** Opens them; null where they were damaged or lay elsewhere: one such row costs one row (decision 47). */
export function openWords(vault: Vault, place: FeedbackPlace, sealed: Buffer): FeedbackWords | null {
  try {
    return JSON.parse(vault.openUnder(KEY, { place: placeOf(place), sealed }).toString()) as FeedbackWords;
  } catch {
    return null;
  }
}

type PicturePlace = Omit<FeedbackPlace, 'feedback'>;
const pictureAt = ({ userId, id }: PicturePlace) => `feedback-picture|${userId}|${id}`;

/** Seals the picture of a case under the name of its file. */
export function sealPicture(vault: Vault, place: PicturePlace, bytes: Buffer): Buffer {
  return vault.sealUnder(KEY, { place: pictureAt(place), bytes });
}

/** Opens it; null as for words. */
export function openPicture(vault: Vault, place: PicturePlace, sealed: Buffer): Buffer | null {
  try {
    return vault.openUnder(KEY, { place: pictureAt(place), sealed });
  } catch {
    return null;
  }
}
