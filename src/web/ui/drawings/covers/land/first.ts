import { band, dot, glow, group, line, oval, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Sun over the ridge. */
export const first: Drawing = [
  sky('morning'),
  glow([98, 168, 112]),
  dot('lamp', [98, 168, 58], { opacity: 0.16 }),
  dot('lamp', [98, 168, 42], { opacity: 0.26 }),
  dot('honey', [98, 168, 25]),
  shape(
    'dfar',
    'M0 150C20 158 34 182 62 186C84 188 92 172 112 172C134 172 150 152 176 136C196 126 220 148 240 156V320H0Z',
  ),
  band('~mist', [150, 110]),
  shape('silver', 'M176 136C196 126 220 148 240 156V168C216 158 198 150 176 136Z', { opacity: 0.5 }),
  shape('dmid', 'M0 206C30 192 58 214 96 214C138 214 164 186 202 192C220 195 232 202 240 204V320H0Z'),
  band('~veil', [192, 100], { opacity: 0.8 }),
  shape('dnear', 'M0 252C50 232 96 250 136 256C180 262 214 240 240 236V320H0Z'),
  band('~mist', [240, 70]),
  group({ fill: 'dfore' }, [
    part('tree', 'translate(196 270) scale(0.9)'),
    part('tree', 'translate(216 278) scale(1.15)'),
    part('tree', 'translate(178 274) scale(0.62)'),
  ]),
  shape('dfore', 'M0 284C60 262 160 286 240 272V320H0Z'),
  oval('fore', [82, 297, 42, 5], { opacity: 0.4 }),
  group({ transform: 'translate(36 166) scale(.45)' }, [
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
    line(['clay', 2.6], 'M40 246Q70 250 92 247M160 246Q130 250 108 247'),
    oval('brick', [100, 246, 8, 3]),
    line(['brick', 2.6], 'M30 262C28 268 28 276 32 282M64 268V288M136 268V288'),
  ]),
  part('jamb'),
];
