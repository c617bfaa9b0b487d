/**
 * The form in which two texts are compared: the same words again in other capitals, with other accents, spaces, marks
 * or drawn-out letters ("Soooo tired!!" and "so tired") have one form. Emoji count only where a text has no letters.
 * Never shown, never saved as it is: the store keeps a keyed hash.
 */
export function sameWords(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F\uFE00-\uFE0F]|\p{Cf}/gu, '');
  const letters = plain.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const kept = /\p{L}|\p{N}/u.test(letters) ? letters : plain.replaceAll(/\s/gu, '');
  return kept.replaceAll(/(\P{N})\1+/gu, '$1').normalize('NFKD');
}

/** True where the second text says the first again, with nothing new in it. */
export function isSameAgain(first: string, second: string): boolean {
  return sameWords(first) === sameWords(second);
}
