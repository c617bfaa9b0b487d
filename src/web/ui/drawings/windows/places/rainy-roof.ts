import { fade, glow, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Rain on a roof window. */
export const rainyRoof: Drawing = [
  sky('evening'),
  part('land'),
  shape('fore', 'M192 204V138H222V204Z'),
  shape('near', 'M188 132H226V141H188Z'),
  shape('near', 'M0 214L240 178V320H0Z'),
  shape('~tiles', 'M0 214L240 178V320H0Z'),
  glow([108, 232, 104]),
  shape('near', 'M52 280V212a56 56 0 0 1 112 0V280Z'),
  shape('fore', 'M58 280V214a50 50 0 0 1 100 0V280Z'),
  shape('~door', 'M70 276V216a38 38 0 0 1 76 0V276Z'),
  line(['fore', 4], 'M108 178V276M70 234H146'),
  shape('slate', 'M48 276H168V286H48Z'),
  shape('fore', 'M48 284H168V288H48Z'),
  fade(
    line(
      ['silver', 2.2],
      'M28 46l-8 26M66 22l-8 26M106 54l-8 26M150 28l-8 26M192 62l-8 26M224 92l-8 26M40 110l-8 26M84 124l-8 26M178 108l-8 26M210 154l-8 26M28 174l-8 26M184 206l-8 26M226 216l-8 26M36 238l-8 26M204 262l-8 26',
      { opacity: 0.75 },
    ),
  ),
  part('jamb'),
];
