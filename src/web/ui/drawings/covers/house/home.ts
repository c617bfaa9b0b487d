import { glow, group, line, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Path to a lit hut. */
export const home: Drawing = [
  sky('dusk'),
  part('stars'),
  part('moon', 'translate(78 78) scale(0.75)'),
  part('hills', 'matrix(-1 0 0 1 240 0)'),
  shape('near', 'M0 256C50 244 90 218 146 208C190 202 220 208 240 214V320H0Z'),
  group({ fill: 'fore' }, [
    part('tree', 'translate(214 222) scale(0.95)'),
    part('tree', 'translate(230 230) scale(1.2)'),
  ]),
  glow([162, 198, 100]),
  shape('wood2', 'M174 128H188V164H174Z'),
  shape(
    '~steam',
    'M180 126C170 112 190 104 182 88C178 78 184 70 190 62C190 74 200 82 198 94C196 108 182 112 188 126Z',
    { opacity: 0.7 },
  ),
  shape('fore', 'M122 172H200V226H122Z'),
  shape('slate', 'M104 178L130 138H188L216 178Z'),
  shape('lilac', 'M104 178L130 138H140L118 178Z'),
  line(['fore', 4], 'M104 179H216'),
  shape('~door', 'M136 226V198a14 14 0 0 1 28 0V226Z'),
  shape('~door', 'M174 210V192H192V210Z'),
  line(['fore', 2.2], 'M183 192V210M174 201H192'),
  shape(
    'paper2',
    'M34 320C70 300 150 292 146 266C142 248 108 250 112 238C116 230 134 232 137 226H163C160 238 150 238 152 246C156 258 186 262 180 280C172 302 124 304 132 320Z',
    { opacity: 0.6 },
  ),
  shape(
    '~path',
    'M34 320C70 300 150 292 146 266C142 248 108 250 112 238C116 230 134 232 137 226H163C160 238 150 238 152 246C156 258 186 262 180 280C172 302 124 304 132 320Z',
  ),
  shape(
    'fore',
    'M0 290C26 280 56 286 74 300C56 306 42 312 34 320H0ZM240 276C214 270 184 286 160 296C142 302 128 308 132 320H240Z',
  ),
  line(['wood', 4], 'M26 290V254M52 294V260M20 264L60 270M20 278L60 284'),
  line(['wood', 4], 'M206 280V250M228 276V246M198 260L236 254M198 270L236 264'),
  part('jamb'),
];
