import { band, fade, part, shape, sky, type Drawing } from '../drawing.ts';

/** Path that ends in mist. */
export const mistyPath: Drawing = [
  sky('dusk'),
  part('stars'),
  part('hills', 'matrix(-1 0 0 1 240 0)'),
  part('tree', 'translate(196 208) scale(0.55)', { opacity: 0.8, fill: 'mid' }),
  part('tree', 'translate(64 212) scale(0.7)', { opacity: 0.9, fill: 'mid' }),
  band('~veil', [150, 80]),
  shape('near', 'M0 244C70 218 160 220 240 242V320H0Z'),
  part('tree', 'translate(38 252) scale(1.15)', { fill: 'near' }),
  part('tree', 'translate(216 250) scale(0.95)', { fill: 'near' }),
  shape(
    'silver',
    'M36 320C70 284 160 280 156 256C152 238 112 234 122 216H127C124 230 182 232 186 256C190 286 134 294 142 320Z',
    { opacity: 0.8 },
  ),
  band('~veil', [186, 70]),
  fade(band('~veil', [216, 56], { opacity: 0.6 })),
  shape('fore', 'M0 306C60 314 150 296 240 300V320H0Z'),
  part('lantern', 'translate(200 276) scale(1.3)'),
  part('jamb'),
];
