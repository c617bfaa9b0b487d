import { glow, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Path along a lake. */
export const lake: Drawing = [
  sky('dusk'),
  part('stars'),
  part('moon', 'translate(168 72) scale(.75)'),
  part('land', 'matrix(-1 0 0 1 240 0)'),
  shape('~sea', 'M240 210C190 206 150 212 128 218C112 224 130 232 118 244C100 262 110 284 150 320H240Z'),
  line(['silver', 1.8], 'M158 222H186M170 230H206M150 240H180M184 250H222M160 264H190M176 282H214M200 300H232', {
    opacity: 0.55,
  }),
  shape('near', 'M0 206C36 200 80 206 128 218C112 224 130 232 118 244C100 262 110 284 150 320H0Z'),
  glow([112, 206, 50]),
  part('hut', 'translate(112 214) scale(.8)'),
  shape(
    'honey',
    'M52 320C44 280 92 268 90 250C88 238 66 236 78 226C88 219 104 220 110 214H114C110 222 90 224 88 229C86 236 108 238 108 252C108 272 78 282 104 320Z',
    { opacity: 0.8 },
  ),
  shape('paper', 'M52 320C44 280 92 268 90 250C88 238 66 236 78 226C70 238 98 240 98 252C98 272 56 284 70 320Z', {
    opacity: 0.5,
  }),
  part('tree', 'translate(36 238) scale(.8)', { fill: 'mid' }),
  part('tree', 'translate(62 226) scale(.5)', { fill: 'mid' }),
  part('tree', 'translate(20 270) scale(1.5)', { fill: 'fore' }),
  shape('fore', 'M0 288C20 282 36 290 44 320H0ZM118 320C128 298 146 290 172 306C184 312 196 316 206 320Z'),
  line(
    ['fore', 2.2],
    'M132 300C130 276 134 262 131 246M142 300C142 282 147 272 148 258M124 304C123 288 120 280 121 268',
  ),
  oval('wood', [131, 246, 3, 9]),
  oval('wood', [148, 258, 2.8, 8]),
  part('jamb'),
];
