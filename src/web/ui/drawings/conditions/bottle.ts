import { warmBottle } from './small-things.ts';
import { glow, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Warm bottle and rain. */
export const bottle: Drawing = [
  sky('dusk'),
  part('stars'),
  part('land'),
  line(
    ['silver', 2.6],
    'M40 60l-9 26M76 26l-9 26M112 64l-9 26M152 30l-9 26M190 72l-9 26M222 104l-9 26M56 126l-9 26M96 118l-9 26M136 106l-9 26M172 132l-9 26M208 164l-9 26M36 186l-9 26M76 190l-9 26M220 218l-9 22M28 232l-8 22',
    { opacity: 0.9 },
  ),
  line(['wood2', 7], 'M80 0V262M10 142H240'),
  line(['wood', 3], 'M78 0V262M10 140H240'),
  glow([142, 214, 104]),
  shape('sill1', 'M0 258H240V320H0Z'),
  shape('sill2', 'M0 294H240V320H0Z'),
  line(['edge', 1.5], 'M0 294H240'),
  oval('shade', [134, 288, 90, 6], { opacity: 0.35 }),
  shape('lilac', 'M46 284C38 258 52 248 92 252C134 246 190 246 214 254C226 262 226 282 214 288C160 294 90 294 46 284Z'),
  shape('slate', 'M214 254C226 262 226 282 214 288C190 291 160 292 130 291.5C170 286 204 276 214 254Z'),
  line(['slate', 2.4], 'M60 276C100 284 150 284 186 276'),
  warmBottle('translate(142 206) rotate(-14) scale(1.1)'),
  shape('paper', 'M14 262H42V284C42 290 36 292 28 292C20 292 14 290 14 284Z'),
  shape('paper2', 'M34 262H42V284C42 290 36 292 28 292C34 288 34 276 34 262Z'),
  line(['paper2', 3.4], 'M42 268C52 266 52 280 42 280'),
  shape('~steam', 'M26 258C18 246 34 240 26 226C22 218 26 210 30 204C30 216 38 222 36 232C36 244 26 248 30 258Z'),
  part('jamb'),
];
