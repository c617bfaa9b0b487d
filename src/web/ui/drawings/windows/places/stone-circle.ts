import { flicker, glow, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Circle of stones with a fire. */
export const stoneCircle: Drawing = [
  sky('evening'),
  part('stars'),
  part('hills'),
  shape('near', 'M0 240C60 214 170 210 240 232V320H0Z'),
  oval('~glow', [118, 268, 122, 46]),
  glow([118, 240, 92]),
  part('stone', 'translate(66 243) scale(0.95)'),
  part('stone', 'translate(104 233) scale(-0.8 0.8)'),
  part('stone', 'translate(142 234) scale(0.86)'),
  part('stone', 'translate(180 246) scale(-1 1)'),
  part('seat', 'translate(34 272) scale(1.25)'),
  part('seat', 'translate(206 276) scale(-1.35 1.35)'),
  shape('wood2', 'M92 274l38-13 4 6-36 14Z'),
  shape('wood', 'M144 274l-38-13-4 6 36 14Z'),
  flicker(part('flame', 'translate(118 270) scale(1.25)')),
  shape('fore', 'M0 308C60 296 180 298 240 304V320H0Z'),
  part('boulder', 'translate(70 312) scale(1.3)'),
  part('boulder', 'translate(172 314) scale(-1.5 1.5)'),
  part('jamb'),
];
