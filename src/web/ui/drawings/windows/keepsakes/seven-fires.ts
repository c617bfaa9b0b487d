import { flicker, glow, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Seven fires in a row. */
export const sevenFires: Drawing = [
  sky('evening'),
  part('stars'),
  part('hills'),
  shape('near', 'M0 262Q120 214 240 262V320H0Z'),
  glow([120, 222, 96]),
  oval('~glow', [120, 250, 132, 26], { opacity: 0.6 }),
  part('spark', 'translate(34 260) scale(1.05 1.18)'),
  part('spark', 'translate(62 251) scale(-1.15 1.32)'),
  part('spark', 'translate(91 245) scale(1.28 1.46)'),
  flicker(part('spark', 'translate(121 243) scale(-1.5 1.85)')),
  part('spark', 'translate(151 245) scale(1.24 1.5)'),
  part('spark', 'translate(180 251) scale(-1.18 1.3)'),
  part('spark', 'translate(208 260) scale(1.08 1.2)'),
  shape('fore', 'M0 296Q120 262 240 296V320H0Z'),
  part('jamb'),
];
