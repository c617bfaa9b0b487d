import { dot, glow, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Letter, lamp and a listening loop. */
export const letter: Drawing = [
  sky('dusk'),
  part('stars'),
  part('hills'),
  shape('wood', 'M0 252H240V320H0Z'),
  shape('wood2', 'M0 302H240V320H0Z'),
  line(['edge', 1.4], 'M0 302H240', { opacity: 0.4 }),
  glow([186, 210, 96]),
  oval('wood2', [186, 270, 30, 6]),
  shape('brick', 'M164 266C164 252 174 250 178 240H194C198 250 208 252 208 266Z'),
  shape('fore', 'M194 240C198 250 208 252 208 266H196C196 254 190 250 188 240Z', { opacity: 0.5 }),
  shape('weave', 'M172 234H200V241H172Z'),
  shape('silver', 'M174 234C162 214 170 196 178 186V160H194V186C202 196 210 214 198 234Z', { opacity: 0.4 }),
  part('flame', 'translate(186 233) scale(.72)'),
  line(['weave', 4], 'M176 160H196'),
  shape('paper2', 'M20 274L112 262L140 298L34 310Z'),
  shape('paper', 'M24 270L114 258L140 294L40 305Z'),
  line(['line', 1.8], 'M46 278L104 270M52 286L112 278M58 294L96 289'),
  line(['fore', 4], 'M128 296L168 268'),
  shape('fore', 'M122 300l5-8 4 5Z'),
  line(
    ['clay', 5.5],
    'M72 -2V32C72 48 40 52 38 84C36 120 44 150 66 166C88 180 118 164 116 136C114 112 92 112 88 128M72 32C72 48 100 52 102 84C102 96 100 104 98 112',
  ),
  dot('silver', [88, 136, 12]),
  dot('lilac', [88, 136, 7]),
  part('jamb'),
];
