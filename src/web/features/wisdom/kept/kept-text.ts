import { href } from '#contract/screens.ts';

/** A text that a device keeps, and which kind it is: a piece of the library, or a guide of womb health. */
export type KeptText = { readonly id: string; readonly title: string };
export type TextKind = 'piece' | 'guide';

/** The address of a text. */
export function addressOfText(kind: TextKind, id: string): string {
  return kind === 'piece'
    ? href('wisdomPiece', { params: { piece: id } })
    : href('wombHealthGuide', { params: { guide: id } });
}
