import { glow, group, line, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Roots beside a warm wall. */
export const roots: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(160 72) scale(.72)'),
  part('land'),
  shape('near', 'M0 262C80 250 170 250 240 258V320H0Z'),
  shape('clay', 'M0 122H130V284H0Z'),
  shape('~bricks', 'M0 122H130V284H0Z'),
  shape('brick', 'M130 122L148 132V284H130Z'),
  shape('paper2', 'M0 110H136L152 120V128H0Z'),
  shape('weave', 'M0 120H138L152 126V132H0Z'),
  glow([58, 206, 92]),
  shape('wood2', 'M34 228V190a24 24 0 0 1 48 0V228Z'),
  shape('~door', 'M40 226V191a18 18 0 0 1 36 0V226Z'),
  part('spark', 'translate(58 226) scale(1.05)'),
  shape('paper2', 'M30 226H86V233H30Z'),
  shape('fore', 'M0 284C80 276 170 276 240 284V320H0Z'),
  shape(
    'wood2',
    'M194 320C204 292 204 262 198 226C194 196 206 170 206 130V40H226V140C222 176 232 206 230 244C230 280 234 300 240 320Z',
  ),
  shape(
    'slate',
    'M216 40H226V140C222 176 232 206 230 244C230 280 234 300 240 320H226C216 290 220 262 220 236C220 206 214 176 216 140Z',
    { opacity: 0.5 },
  ),
  line(['wood2', 8], 'M204 276C196 262 180 260 160 262C134 264 122 246 126 218C130 194 114 182 112 152'),
  line(
    ['wood2', 5],
    'M160 262C130 268 110 270 96 256C84 244 62 252 44 248C30 246 22 252 12 244M126 218C112 208 100 208 97 190C94 174 98 160 84 148',
  ),
  line(
    ['wood2', 3.4],
    'M96 256C92 268 82 274 70 272M44 248C34 240 26 238 22 222M112 152C112 146 108 142 104 138M97 190C104 178 100 172 106 162M84 148C76 142 66 146 56 140',
  ),
  line(
    ['wood2', 2.4],
    'M22 222C18 212 24 206 20 194M56 140C48 136 42 140 34 136M70 272C60 272 56 276 46 274M126 218C134 208 140 204 142 188',
  ),
  line(['weave', 2], 'M202 272C194 258 178 257 160 259C134 261 124 244 128 218', { opacity: 0.8 }),
  line(['wood2', 4], 'M208 128C196 112 190 112 178 114'),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(180 114) rotate(-100) scale(0.5)'),
    part('leaf', 'translate(192 112) rotate(180) scale(0.5)'),
    part('leaf', 'translate(198 116) rotate(-20) scale(0.45)'),
  ]),
  group({ fill: 'mint' }, [
    part('leaf', 'translate(186 113) rotate(-40) scale(0.5)'),
    part('leaf', 'translate(200 118) rotate(150) scale(0.5)'),
  ]),
  line(['fore', 1.8], 'M176 286c-2-10 2-14-1-22'),
  part('jamb'),
];
