/** The drawings a product may be shown by: what hangs on the shelf until somebody uploads a picture. */
export const PRODUCT_DRAWINGS = [
  'wool-bottle',
  'grain-pillow',
  'period-underwear',
  'cloth-pads',
  'moon-calendar',
  'linen-journal',
  'beeswax-candles',
  'window-lantern',
  'raspberry-leaf',
  'eye-pillow',
  'bed-socks',
  'moon-year',
  'journal-book',
  'arch-radio',
  'workbook',
] as const;

export type ProductDrawing = (typeof PRODUCT_DRAWINGS)[number];
