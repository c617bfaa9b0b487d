import { dot, fade, glow, group, line, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Bell and cushion. */
export const bellAndCushion: Drawing = [
  sky('morning'),
  glow([84, 196, 96]),
  part('dawn'),
  part('sill'),
  line(['fore', 2.5], 'M162 0V72'),
  dot('fore', [162, 76, 6]),
  shape('wood', 'M130 150C138 128 132 82 162 80C192 82 186 128 194 150Z'),
  shape('wood2', 'M162 80C192 82 186 128 194 150H174C176 126 178 90 162 80Z'),
  shape('honey', 'M130 150C138 128 134 92 154 82C144 96 148 128 142 150Z'),
  shape('wood2', 'M124 150H200V158H124Z'),
  shape('ember', 'M124 150H158V158H124Z'),
  line(['fore', 2], 'M162 158V172'),
  dot('ember', [162, 176, 5]),
  fade(
    line(
      ['silver', 2.2],
      'M112 128a52 52 0 0 0 4 50M98 120a72 72 0 0 0 6 66M212 128a52 52 0 0 1-4 50M226 120a72 72 0 0 1-6 66',
      { opacity: 0.85 },
    ),
  ),
  group({ transform: 'translate(9)' }, [
    oval('shade', [100, 292, 92, 7], { opacity: 0.35 }),
    shape(
      'clay',
      'M14 252C8 262 10 278 22 284C44 294 156 294 178 284C190 278 192 262 186 252C178 240 140 232 100 232C60 232 22 240 14 252Z',
    ),
    shape(
      'brick',
      'M186 252C192 262 190 278 178 284C156 294 44 294 22 284C60 288 150 284 170 270C176 264 180 258 186 252Z',
    ),
    shape(
      'ember',
      'M18 248C30 262 70 266 100 266C130 266 170 262 182 248C170 238 136 232 100 232C64 232 30 238 18 248Z',
    ),
    line(['clay', 1.8], 'M40 246Q70 250 92 247M160 246Q130 250 108 247M64 238Q82 243 96 245M136 238Q118 243 104 245'),
    oval('brick', [100, 246, 7, 2.5]),
    line(
      ['brick', 1.8],
      'M30 262C28 268 28 276 32 282M58 268C57 274 57 282 60 288M100 270V290M142 268C143 274 143 282 140 288',
    ),
  ]),
  part('jamb'),
];
