import { flicker, glow, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Kindling. */
export const kindling: Drawing = [
  sky('evening'),
  part('stars'),
  part('land', 'matrix(-1 0 0 1 240 0)'),
  shape('near', 'M0 262C60 248 160 246 240 260V320H0Z'),
  glow([120, 236, 116]),
  line(['wood2', 9], 'M84 300L138 172M160 300L104 168'),
  flicker(part('flame', 'translate(121 296) scale(1.75)')),
  line(['wood', 10], 'M48 302L134 166'),
  line(['wood2', 10], 'M198 304L108 162'),
  line(['honey', 2.6], 'M54 300L128 183'),
  line(['ember', 2.6], 'M189 297L122 191'),
  shape('fore', 'M0 300C60 288 160 290 240 298V320H0Z'),
  part('jamb'),
];
