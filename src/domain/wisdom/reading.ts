/** How much of a member's reading is kept: what is saved, and how far the newest pieces were read. */
export const READING = { saved: 300, places: 300 } as const;
/** From this share on a piece counts as read: what follows is its sources. */
const READ = 95;

/** How far a piece was read, in hundredths of its length; 100 is to the end. */
export type ReadingPlace = { readonly id: string; readonly share: number; readonly at: string };
/** All that is kept of a member's reading, the newest first. */
export type ReadingDocument = {
  readonly schemaVersion: 1;
  readonly saved: readonly string[];
  readonly places: readonly ReadingPlace[];
};
export const NO_READING: ReadingDocument = { schemaVersion: 1, saved: [], places: [] };

/** Saves a piece, as the newest; null where there is no room. Saved already, it keeps its place. */
export function withSaved(document: ReadingDocument, id: string): ReadingDocument | null {
  if (document.saved.includes(id)) return document;
  return document.saved.length < READING.saved ? { ...document, saved: [id, ...document.saved] } : null;
}

/** The same without a saved piece. */
export function withoutSaved(document: ReadingDocument, id: string): ReadingDocument {
  return document.saved.includes(id) ? { ...document, saved: document.saved.filter((one) => one !== id) } : document;
}

/**
 * What is kept after a device told how far it came. The farthest counts, so that reports of several devices may come
 * late, twice, or in any order.
 */
export function withReadingPlace(
  document: ReadingDocument,
  { id, share, now }: { readonly id: string; readonly share: number; readonly now: Date },
): ReadingDocument {
  const before = document.places.find((place) => place.id === id);
  const far = share >= READ ? 100 : Math.max(1, Math.round(share));
  if (before && before.share >= far) return document;
  const place: ReadingPlace = { id, share: far, at: now.toISOString() };
  return {
    ...document,
    places: [place, ...document.places.filter((one) => one !== before)].slice(0, READING.places),
  };
}
