import { PRODUCT } from '#domain/account/product.ts';

/** What the product is called where nobody is to see what it is: in tabs, on a home screen, as the sender of mail. */
export const PLAIN_NAME = 'Notes';

/**
 * Words that tell what the product is for. None of them stands in a title, a notification or a subject of somebody who
 * is discreet.
 */
const TELLING =
  /\b(?:moon\w*|lunar|hearth|period\w*|bleed\w*|menstru\w*|menopaus\w*|cycl\w*|womb\w*|uter\w*|ovar\w*|ovulat\w*|fertil\w*|pregnan\w*|conceiv\w*|contracept\w*|spotting|cramps?|flow|symptoms?|hormon\w*|sacred|teens?|health\w*)\b/i;

/** Whether a text tells what the product is for. */
export function tells(text: string): boolean {
  return TELLING.test(text);
}

/** The same text under the plain name. */
export function unnamed(text: string): string {
  return text.replaceAll(PRODUCT, PLAIN_NAME);
}
