import { fade, glow, group, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Seed. */
export const seed: Drawing = [
  sky('rest'),
  shape('rest3', 'M0 128C50 104 90 132 134 118C176 104 210 108 240 124V320H0Z'),
  shape('rest4', 'M0 160C60 140 150 146 240 164V320H0Z'),
  shape('rest5', 'M0 200C70 182 150 190 240 206V320H0Z', { opacity: 0.55 }),
  shape('rest5', 'M0 280C70 266 170 270 240 284V320H0Z'),
  fade(glow([118, 238, 108])),
  group({ transform: 'rotate(14 118 240)' }, [
    line(['lamp', 3], 'M122 284C122 294 114 300 118 312'),
    shape(
      'honey',
      'M122 286C90 286 76 254 92 226C102 210 118 204 128 190C152 208 164 238 152 266C146 280 136 286 122 286Z',
    ),
    shape('ember', 'M128 190C152 208 164 238 152 266C146 280 136 286 122 286C144 262 144 222 128 190Z'),
    line(['lamp', 3], 'M104 232C98 244 98 258 106 268'),
  ]),
  part('jamb'),
];
