import { band, dot, glow, group, line, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Wind in a sail. */
export const wind: Drawing = [
  sky('morning'),
  glow([46, 180, 84]),
  dot('lamp', [46, 186, 17]),
  shape('dfar', 'M0 200C12 190 34 184 52 190C72 194 92 198 118 200Z'),
  shape('dfar', 'M240 200C220 192 200 190 176 200Z'),
  band('~sea', [200, 120]),
  line(
    ['paper', 3],
    'M22 96C60 82 84 104 110 92M14 124C40 112 62 128 86 120M176 60C196 52 210 62 228 56M190 88C206 82 216 90 234 84M30 66C48 60 60 68 74 63',
    { opacity: 0.75 },
  ),
  shape('slate', 'M0 226C40 214 80 216 120 226C160 236 200 232 240 222V320H0Z'),
  line(['silver', 2.4], 'M0 226C40 214 80 216 120 226C160 236 200 232 240 222', { opacity: 0.7 }),
  group({ transform: 'rotate(7 130 250)' }, [
    line(['wood2', 5], 'M124 62V244'),
    shape('paper', 'M130 66C186 92 206 160 190 218C168 212 148 214 130 220Z'),
    shape('paper2', 'M130 66C186 92 206 160 190 218C184 216 178 215 172 215C182 160 166 104 130 66Z'),
    line(['line', 1.6], 'M132 116Q158 118 176 128M131 166Q160 160 184 166'),
    shape('honey', 'M118 76C96 120 80 160 74 212C90 206 104 208 118 214Z'),
    shape('ember', 'M118 76C96 120 80 160 74 212C80 210 84 209 88 209C96 160 104 120 118 76Z'),
    shape('ember', 'M124 56C134 50 142 62 154 56C150 66 138 70 124 66Z'),
    shape('wood2', 'M62 236H198C192 258 176 268 130 268C86 268 70 258 62 236Z'),
    shape('wood', 'M62 236H198L194 246H66Z'),
  ]),
  shape('near', 'M0 268C36 250 72 252 110 264C150 276 196 272 240 250V320H0Z'),
  line(['silver', 2.4], 'M0 268C36 250 72 252 110 264C150 276 196 272 240 250', { opacity: 0.8 }),
  line(['honey', 2.6], 'M56 272H84M70 281H108M58 290H80', { opacity: 0.8 }),
  shape('fore', 'M0 304C50 286 110 296 150 300C186 304 216 298 240 286V320H0Z'),
  part('jamb'),
];
