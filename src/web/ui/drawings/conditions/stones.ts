import { glow, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';
import { pebble } from './small-things.ts';

/** Round stones in a stream. */
export const stones: Drawing = [
  sky('dusk'),
  part('stars'),
  part('moon', 'translate(170 76) scale(.7)'),
  part('hills'),
  shape('near', 'M0 222C60 212 100 218 132 206C164 216 200 212 240 220V320H0Z'),
  part('tree', 'translate(206 222) scale(.7)', { fill: 'mid' }),
  part('tree', 'translate(222 230) scale(1)', { fill: 'fore' }),
  shape(
    '~sea',
    'M122 209C142 214 152 220 132 230C104 244 14 258 0 286V320H240V284C226 266 178 258 168 242C162 230 178 220 134 208Z',
  ),
  line(
    ['silver', 2],
    'M140 226H156M126 234H146M54 274C70 268 84 274 100 268M168 268C180 264 190 270 204 266M16 300C30 294 40 302 54 296M112 304C128 298 140 306 156 300',
    { opacity: 0.6 },
  ),
  pebble('silver', 'translate(140 240) scale(0.4)'),
  pebble('slate', 'translate(166 258) scale(0.66)'),
  pebble('silver', 'translate(92 260) scale(0.78)'),
  glow([130, 278, 70]),
  pebble('honey', 'translate(132 278) scale(1.05)'),
  oval('lamp', [126, 270, 8, 4.5], { opacity: 0.8 }),
  pebble('lilac', 'translate(52 292) scale(1.12)'),
  pebble('silver', 'translate(192 290) scale(1.3)'),
  shape('fore', 'M0 306C20 300 40 308 48 320H0ZM240 308C226 304 212 310 206 320H240Z'),
  line(['fore', 1.8], 'M20 252c-2-12 2-18-1-30M27 252c2-9 6-13 6-22M222 254c2-10-2-16 2-26'),
  part('jamb'),
];
