import { dot, glow, group, line, part, shape, sky, type Drawing } from '../windows/drawing.ts';
import { drop } from './small-things.ts';

/** Dew on a leaf at dawn. */
export const dew: Drawing = [
  sky('morning'),
  glow([78, 158, 104]),
  dot('lamp', [78, 160, 22]),
  part('dawn'),
  shape('dnear', 'M0 252C70 238 160 236 240 246V320H0Z'),
  group({ transform: 'translate(4 32)' }, [
    shape('leaf2', 'M34 146C108 108 196 140 222 268C150 292 58 250 34 146Z'),
    shape('leaf', 'M34 146C108 108 196 140 222 268C180 200 110 164 34 146Z'),
    line(['mint', 3.5], 'M34 146C110 164 180 204 236 290'),
    line(
      ['mint', 1.8],
      'M84 160C96 150 112 146 126 136M116 174C134 164 152 160 166 154M148 196C164 188 182 184 196 184M98 166C100 184 98 200 94 214M130 184C134 204 134 222 130 242M164 208C170 228 172 246 170 266',
      { opacity: 0.6 },
    ),
    drop('silver', 'translate(112 146) scale(0.9)'),
    drop('silver', 'translate(152 172) scale(1.3)'),
    drop('silver', 'translate(102 198) scale(1.1)'),
    drop('silver', 'translate(190 206) scale(0.85)'),
    drop('silver', 'translate(138 236) scale(0.75)'),
    drop('silver', 'translate(84 178) scale(0.55)'),
    glow([172, 238, 44]),
    drop('honey', 'translate(170 234) scale(1.25)'),
  ]),
  shape('dfore', 'M0 304C60 294 160 302 240 306V320H0Z'),
  line(['dfore', 2.2], 'M22 304c-3-14 2-22-2-36M30 304c3-10 8-14 8-24M40 304c0-6 3-8 2-14'),
  part('jamb'),
];
