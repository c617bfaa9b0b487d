import { useEffect, useLayoutEffect, useRef } from 'react';

type TextElement = HTMLTextAreaElement | HTMLInputElement;
/** The text field the member speaks into. */
export type SpokenField = {
  readonly field: { readonly current: TextElement | null };
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * Gives a way to write words into a field at its caret, or at its end where the member was never in it. It answers
 * whether all of them fitted.
 */
export function useSpokenText({ field, value, onChange }: SpokenField): (words: string) => boolean {
  // The text as it will be: two results may come before it is drawn.
  const ahead = useRef({ text: value, caret: value.length, drawn: true });
  const wasInside = useRef(false);
  const change = useRef(onChange);
  useEffect(() => void (change.current = onChange), [onChange]);
  useEffect(() => {
    const element = field.current;
    const enter = () => void (wasInside.current = true);
    if (element === document.activeElement) enter();
    element?.addEventListener('focus', enter);
    return () => element?.removeEventListener('focus', enter);
  }, [field]);
  // Setting a value sends the caret to its end: it is put behind the words again.
  useLayoutEffect(() => {
    const { text, caret, drawn } = ahead.current;
    if (text === value && !drawn && wasInside.current) field.current?.setSelectionRange(caret, caret);
    ahead.current = { text: value, caret: value.length, drawn: true };
  }, [field, value]);
  return (words) => {
    const element = field.current;
    const { text, caret, drawn } = ahead.current;
    const at = drawn && wasInside.current ? (element?.selectionEnd ?? caret) : caret;
    const most = element && element.maxLength >= 0 ? element.maxLength : undefined;
    const next = insertWords({ text, caret: at }, { words, most });
    ahead.current = { text: next.text, caret: next.caret, drawn: next.text === text };
    if (next.text !== text) change.current(next.text);
    return !next.full;
  };
}

type Place = { readonly text: string; readonly caret: number };
/** `most` is the longest text the field takes; without it there is no end. */
type Spoken = { readonly words: string; readonly most?: number | undefined };

/**
 * A text with spoken words put in at the caret, set apart by single spaces, and the caret after them. `full` says that
 * not all of them fitted.
 */
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
