import type { ProductDrawing } from '#domain/shop/product-drawings.ts';
import type { Drawing } from '../windows/drawing.ts';
import { bedSocks } from './cloth/bed-socks.ts';
import { clothPads } from './cloth/cloth-pads.ts';
import { eyePillow } from './cloth/eye-pillow.ts';
import { grainPillow } from './cloth/grain-pillow.ts';
import { periodUnderwear } from './cloth/period-underwear.ts';
import { woolBottle } from './cloth/wool-bottle.ts';
import { archRadio } from './light/arch-radio.ts';
import { beeswaxCandles } from './light/beeswax-candles.ts';
import { raspberryLeaf } from './light/raspberry-leaf.ts';
import { windowLantern } from './light/window-lantern.ts';
import { journalBook } from './paper/journal-book.ts';
import { linenJournal } from './paper/linen-journal.ts';
import { moonCalendar } from './paper/moon-calendar.ts';
import { moonYear } from './paper/moon-year.ts';
import { workbook } from './paper/workbook.ts';

type ProductPiece = { readonly drawing: Drawing; readonly shows: string };

/** The drawing of each thing on the shelves, on a board of 240 by 240: what stands, stands at its lower edge. */
export const ALL_PRODUCTS: Record<ProductDrawing, ProductPiece> = {
  'wool-bottle': { drawing: woolBottle, shows: 'Hot-water bottle in a clay-red felted cover' },
  'grain-pillow': { drawing: grainPillow, shows: 'Linen pillow folded double, two ears of wheat beside it' },
  'period-underwear': { drawing: periodUnderwear, shows: 'High-waisted underwear pegged to a small rack' },
  'cloth-pads': { drawing: clothPads, shows: 'Four folded cloth pads tied with a ribbon, one open in front' },
  'moon-calendar': { drawing: moonCalendar, shows: 'Dark wall calendar with twelve moons on a wooden slat' },
  'linen-journal': { drawing: linenJournal, shows: 'Linen-bound journal with an arch on the cover, and a pencil' },
  'beeswax-candles': { drawing: beeswaxCandles, shows: 'Four beeswax candles of different heights, one lit' },
  'window-lantern': { drawing: windowLantern, shows: 'Metal and glass lantern with a lit candle' },
  'raspberry-leaf': { drawing: raspberryLeaf, shows: 'Paper bag of dried leaf and a steaming cup' },
  'eye-pillow': { drawing: eyePillow, shows: 'Eye pillow on a folded blanket, lavender across it' },
  'bed-socks': { drawing: bedSocks, shows: 'Pair of thick green wool socks with cream cuffs' },
  'moon-year': { drawing: moonYear, shows: 'Printed sheet with a ring of moons, from new to full and back' },
  'journal-book': { drawing: journalBook, shows: 'Thick book standing open, its pages fanned' },
  'arch-radio': { drawing: archRadio, shows: 'Arched wooden radio with a lit dial' },
  workbook: { drawing: workbook, shows: 'Wire-bound workbook with twelve small doors on the cover' },
};
