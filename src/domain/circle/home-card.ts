/** Longest text of a post on the home card (§2.4). */
export const CARD_LENGTH = 80;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first 80 characters of a text, cut between characters as a person sees them. */
export function cutForCard(text: string): string {
  let cut = '';
  for (const { segment } of clusters.segment(text)) {
    if (cut.length + segment.length > CARD_LENGTH) return cut;
    cut += segment;
  }
  return cut;
}
