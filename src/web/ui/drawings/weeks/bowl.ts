import { band, glow, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Bowl of water between two hills. */
export const bowl: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(164 70) scale(.8)'),
  part('hills'),
  band('~mist', [180, 80]),
  shape('slate', 'M0 170C36 150 76 168 92 212C102 240 112 262 120 284V320H0Z'),
  shape('lilac', 'M0 170C36 150 76 168 92 212C72 180 36 164 0 184Z'),
  shape('slate', 'M240 160C206 144 164 164 148 212C140 240 128 262 120 284V320H240Z'),
  shape('lilac', 'M240 160C206 144 164 164 148 212C168 176 206 158 240 174Z'),
  glow([120, 214, 108]),
  shape('clay', 'M58 212C60 256 86 282 120 282C154 282 180 256 182 212Z'),
  shape('brick', 'M182 212C180 256 154 282 120 282C150 272 164 248 166 212Z'),
  oval('brick', [120, 212, 62, 15]),
  oval('~spring', [120, 213, 56, 12]),
  oval('honey', [108, 212, 38, 7], { opacity: 0.55 }),
  oval('lamp', [108, 212, 22, 4], { opacity: 0.8 }),
  line(['ember', 4], 'M58 216C62 230 90 232 120 232C150 232 178 230 182 216'),
  shape('wood2', 'M97 210H119Q118 217 108 217Q98 217 97 210Z'),
  part('candle', 'translate(108 210) scale(.8)'),
  shape(
    'near',
    'M0 228C36 222 62 240 82 258C96 270 108 274 120 274C134 274 146 270 160 258C178 240 206 220 240 226V320H0Z',
  ),
  shape('fore', 'M0 274C40 264 84 294 120 296C160 294 200 264 240 270V320H0Z'),
  line(['fore', 1.8], 'M28 280c-2-10 2-16-1-26M34 281c2-8 6-12 6-20M214 278c2-10-2-16 1-26'),
  part('jamb'),
];
