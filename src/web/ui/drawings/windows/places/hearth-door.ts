import { flicker, glow, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Hearth door on a hill. */
export const hearthDoor: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(168 80)'),
  part('land'),
  shape('near', 'M0 268C34 226 70 208 110 208C164 208 204 240 240 254V320H0Z'),
  glow([98, 244, 100]),
  shape('fore', 'M68 276V236a30 30 0 0 1 60 0V276Z'),
  shape('~door', 'M75 276V237a23 23 0 0 1 46 0V276Z'),
  flicker(part('flame', 'translate(98 276) scale(0.82)')),
  shape('fore', 'M0 292C40 276 70 273 98 273C150 273 200 276 240 290V320H0Z'),
  shape('~path', 'M75 275H121C129 290 149 304 188 320H88C76 304 72 290 75 275Z'),
  line(['fore', 1.8], 'M26 284c-2-12 2-20-2-32M32 283c2-10 6-14 5-24M208 281c2-14-2-22 2-36M214 282c2-8 7-12 7-22'),
  part('jamb'),
];
