import { fade, group, line, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Desk, lamp and open page. */
export const openPage: Drawing = [
  sky('dusk'),
  part('stars'),
  part('hills', 'matrix(-1 0 0 1 240 0)'),
  shape('wood', 'M0 252H240V320H0Z'),
  shape('wood2', 'M0 300H240V320H0Z'),
  line(['edge', 1.4], 'M0 300H240', { opacity: 0.4 }),
  fade(oval('~glow', [146, 276, 104, 26])),
  oval('wood2', [50, 270, 27, 6]),
  line(['fore', 5.5], 'M50 268C54 226 24 206 36 168C44 142 72 134 96 142'),
  oval('fore', [50, 267, 22, 5]),
  group({ transform: 'translate(100 146) rotate(-26)' }, [
    shape('~cone', 'M-31 14L-74 128H70L31 14Z'),
    shape('clay', 'M-31 14C-31-14-14-30 0-30C14-30 31-14 31 14Z'),
    shape('brick', 'M0-30C14-30 31-14 31 14H12C14-8 8-24 0-30Z'),
    oval('lamp', [0, 14, 31, 7.5]),
  ]),
  shape(
    'paper2',
    'M68 289C98 283 130 285 150 297C170 285 202 283 232 289V294C202 288 170 290 150 302C130 290 98 288 68 294Z',
  ),
  shape('paper', 'M150 264C134 253 108 252 84 257L68 289C98 283 130 285 150 297Z'),
  shape('paper', 'M150 264C166 253 192 252 216 257L232 289C202 283 170 285 150 297Z'),
  shape('paper2', 'M150 264C158 258 166 256 172 255C166 266 160 280 158 292L150 297Z', { opacity: 0.7 }),
  line(['line', 1.6], 'M92 266C108 263 124 265 136 270M87 275C104 272 122 274 135 279M174 268C186 265 198 265 208 266'),
  line(['fore', 4], 'M184 284L222 246'),
  shape('fore', 'M178 290l4-9 5 5Z'),
  part('jamb'),
];
