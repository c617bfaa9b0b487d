import { onlyDigits } from './phone-number.ts';

type Edit = { before: string; after: string; caret: number };

/**
 * The digits after an edit of formatted text, and how many of them stand before the caret. Deleting a bracket or a
 * space deletes the digit before it, for the formatting would only put the bracket back.
 */
export function editPhone({ before, after, caret }: Edit): { digits: string; caret: number } {
  const digits = onlyDigits(after);
  const ahead = onlyDigits(after.slice(0, caret)).length;
  const onlyShape = after.length < before.length && digits === onlyDigits(before) && ahead > 0;
  if (!onlyShape) return { digits, caret: ahead };
  return { digits: digits.slice(0, ahead - 1) + digits.slice(ahead), caret: ahead - 1 };
}

/** The place in formatted text right behind its nth digit. */
export function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/[\d+]/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
