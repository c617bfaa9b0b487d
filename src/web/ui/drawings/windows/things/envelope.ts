import { dot, glow, group, line, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Envelope on a sill. */
export const envelope: Drawing = [
  sky('dusk'),
  part('stars'),
  part('moon', 'translate(168 82) scale(0.95)'),
  part('land'),
  part('sill'),
  glow([112, 248, 86]),
  oval('shade', [116, 287, 74, 6], { opacity: 0.35 }),
  shape('slate', 'M184 282C178 264 178 252 186 246V236H206V246C214 252 214 264 208 282Z'),
  shape('near', 'M206 236V246C214 252 214 264 208 282H198C206 266 204 250 196 246V236Z'),
  line(
    ['wood2', 2],
    'M196 238C196 214 202 196 196 164M197 206C188 196 184 188 184 174M198 212C206 202 212 190 212 176',
  ),
  dot('ember', [196, 162, 5]),
  dot('honey', [184, 172, 4.5]),
  dot('ember', [213, 174, 4.5]),
  dot('ember', [191, 186, 3.5]),
  group({ transform: 'rotate(-5 112 240)' }, [
    shape('paper', 'M42 196H182V286H42Z'),
    shape('paper2', 'M42 286L98 240H126L182 286Z'),
    shape('paper2', 'M42 196L107 250Q112 254 117 250L182 196Z'),
    shape('paper', 'M42 196L107 245Q112 249 117 245L182 196Z'),
    line(['line', 1.2], 'M42 196L107 245Q112 249 117 245L182 196'),
    dot('clay', [112, 250, 15]),
    part('spark', 'translate(112 260)'),
  ]),
  part('jamb'),
];
