type Place = { readonly text: string; readonly caret: number };
/** `most` is the longest text the field takes; without it there is no end. */
type Spoken = { readonly words: string; readonly most?: number | undefined };

/** A text with spoken words put in at the caret, set apart by single spaces, and the caret after them. `full` says that not all of them fitted. */
export function insertWords(
  { text, caret }: Place,
  { words, most = Infinity }: Spoken,
): Place & { readonly full: boolean } {
  const said = words.trim();
  if (said === '') return { text, caret, full: false };
  const [before, after] = [text.slice(0, caret), text.slice(caret)];
  const lead = before !== '' && !/\s$/.test(before) ? ' ' : '';
  const trail = after !== '' && !/^[\s.,;:!?)]/.test(after) ? ' ' : '';
  const room = Math.max(0, most - text.length);
  const put = `${lead}${said}${trail}`.slice(0, room);
  return { text: `${before}${put}${after}`, caret: caret + put.length, full: put.length < lead.length + said.length };
}
