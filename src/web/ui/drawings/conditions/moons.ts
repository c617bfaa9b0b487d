import { dot, glow, group, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';
import { smallMoon } from './small-things.ts';

/** A string of small moons. */
export const moons: Drawing = [
  sky('evening'),
  part('stars'),
  part('hills'),
  shape('near', 'M0 226C60 214 180 214 240 224V320H0Z'),
  oval('~sea', [124, 264, 104, 33]),
  line(['line', 2], 'M-2 74C60 160 180 160 242 66'),
  smallMoon('translate(22 103)'),
  smallMoon('translate(48 125)'),
  smallMoon('translate(78 141)'),
  smallMoon('translate(143 148)'),
  smallMoon('translate(174 137)'),
  smallMoon('translate(201 117)'),
  smallMoon('translate(222 93)'),
  glow([110, 149, 46]),
  dot('honey', [110, 149, 10]),
  dot('lamp', [112, 147, 6]),
  group({ fill: 'moon2' }, [
    oval('inherit', [52, 258, 8, 2.6], { opacity: 0.75 }),
    oval('inherit', [80, 268, 8, 2.6], { opacity: 0.75 }),
    oval('inherit', [143, 272, 8, 2.6], { opacity: 0.75 }),
    oval('inherit', [174, 266, 8, 2.6], { opacity: 0.75 }),
    oval('inherit', [198, 256, 8, 2.6], { opacity: 0.75 }),
  ]),
  oval('honey', [110, 274, 14, 3.5]),
  oval('honey', [110, 281, 9, 2], { opacity: 0.7 }),
  line(['silver', 1.6], 'M60 246H86M140 250H176M96 290H128', { opacity: 0.5 }),
  shape('fore', 'M0 290C34 274 60 296 120 302C180 300 206 280 240 284V320H0Z'),
  line(
    ['fore', 2.2],
    'M30 296C30 262 26 240 28 214M40 298C40 276 44 262 46 244M20 298C18 276 14 264 14 248M212 292C214 262 210 250 212 228M222 292C224 274 228 266 228 252',
  ),
  oval('wood', [28, 214, 3, 10]),
  oval('wood', [46, 244, 2.8, 8]),
  oval('wood', [212, 228, 3, 9]),
  part('jamb'),
];
