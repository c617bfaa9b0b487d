import { house } from '../conditions/small-things.ts';
import { glow, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Lit windows of a village. */
export const village: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(176 64) scale(.7)'),
  part('land'),
  shape('mid', 'M0 232C50 190 130 180 240 214V320H0Z'),
  glow([118, 226, 118]),
  house('translate(70 216) scale(0.62)'),
  house('translate(128 206) scale(0.55)'),
  house('translate(176 212) scale(0.66)'),
  house('translate(208 228) scale(0.8)'),
  house('translate(40 244) scale(0.85)'),
  house('translate(98 238) scale(0.8)'),
  house('translate(152 244) scale(0.9)'),
  shape('near', 'M0 262C60 238 160 244 240 262V320H0Z'),
  shape('~path', 'M118 320C136 296 96 288 108 262H118C112 284 156 294 148 320Z'),
  house('translate(212 282) scale(1.15)'),
  house('translate(28 290) scale(1.25)'),
  glow([90, 270, 54]),
  shape('slate', 'M58 296V246L90 216L122 246V296Z'),
  shape('fore', 'M122 296V246L90 216L52 251L59 259L90 231L106 246V296Z'),
  shape('~door', 'M70 296V272a13 13 0 0 1 26 0V296Z'),
  shape('fore', 'M83 296V259M70 276H96'),
  house('translate(170 300) scale(1.05)'),
  shape('fore', 'M0 300C60 288 150 294 240 304V320H0Z'),
  shape('~path', 'M70 294H96C106 304 118 312 130 320H66C66 308 68 300 70 294Z'),
  part('jamb'),
];
