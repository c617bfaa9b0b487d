import { fade, glow, group, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Ember. */
export const embers: Drawing = [
  sky('evening'),
  fade(part('stars')),
  part('land'),
  shape('near', 'M0 262C60 248 160 246 240 260V320H0Z'),
  glow([120, 246, 120]),
  shape(
    '~steam',
    'M124 210C106 184 140 168 122 142C112 126 122 112 130 100C128 118 140 128 140 146C140 170 122 182 130 210Z',
    { opacity: 0.7 },
  ),
  group({ transform: 'translate(0 54) scale(1 .825)' }, [
    shape(
      '~door',
      'M40 308C40 288 64 272 84 256C98 240 108 234 120 234C134 234 146 242 158 256C176 272 200 288 200 308Z',
    ),
    shape(
      'wood2',
      'M100 236L120 228L142 235L136 250L104 251ZM156 262L172 258L194 276L176 286L152 280ZM28 292L60 272L72 285L66 308L24 308ZM120 289L148 286L155 296L152 308L118 308Z',
      { join: 'round', stroke: 'wood2', strokeWidth: 7 },
    ),
    shape(
      'brick',
      'M60 262L96 250L108 260L103 276L80 278ZM116 258L142 255L146 264L140 278L116 276ZM82 290L108 286L112 292L110 308L76 308ZM164 293L188 287L216 298L214 308L162 308Z',
      { join: 'round', stroke: 'brick', strokeWidth: 7 },
    ),
    line(['ember', 3], 'M99 233L120 225L142 232M158 259L172 255L194 273M62 259L96 247M27 289L60 269'),
  ]),
  shape('fore', 'M0 306C60 298 160 300 240 304V320H0Z'),
  part('jamb'),
];
