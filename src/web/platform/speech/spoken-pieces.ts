/** Browsers cut off what takes a voice longer than about fifteen seconds: no piece is longer than this, in letters. */
const LONGEST = 140;

/** A text in pieces that no browser cuts off: its sentences, and those that are too long at a comma or a space. */
export function piecesOf(text: string): readonly string[] {
  const sentences = text.match(/[^.!?…]+(?:[.!?…]+["”’)]*|$)/g) ?? [];
  return sentences.flatMap((sentence) => shortened(sentence.trim())).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function shortened(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const head = sentence.slice(0, LONGEST);
  const at = Math.max(head.lastIndexOf(', ') + 1, head.lastIndexOf(' '), 0) || LONGEST;
  return [sentence.slice(0, at).trim(), ...shortened(sentence.slice(at).trim())];
}
