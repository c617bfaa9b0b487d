import { band, glow, group, line, oval, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Small boat drifting with a light. */
export const boat: Drawing = [
  sky('evening'),
  part('stars'),
  part('sea'),
  shape('mid', 'M240 200C214 188 176 190 132 200Z'),
  band('~veil', [172, 70], { opacity: 0.7 }),
  glow([140, 216, 58]),
  shape(
    'wood2',
    'M108 214C112 230 124 236 142 236C160 236 172 230 176 212C166 220 156 222 142 222C128 222 118 220 108 214Z',
  ),
  shape(
    'wood',
    'M108 214C118 220 128 222 142 222C156 222 166 220 176 212C172 219 160 226 142 226C126 226 114 222 108 214Z',
  ),
  part('candle', 'translate(144 220) scale(0.85)'),
  oval('fore', [142, 238, 38, 3], { opacity: 0.4 }),
  line(['honey', 2.4], 'M132 246H152M136 254H146M128 262H156M138 270H148M126 279H154M134 288H146', { opacity: 0.6 }),
  line(['silver', 1.6], 'M40 222H72M188 236H218M62 244H96M30 262H66M178 258H206M192 282H222', { opacity: 0.4 }),
  shape('silver', 'M0 286C40 276 90 284 130 298C170 310 210 310 240 306V320H0Z', { opacity: 0.6 }),
  shape('fore', 'M0 291C40 282 90 290 128 303C168 314 210 314 240 311V320H0Z'),
  line(['leaf2', 2.2], 'M52 296C58 284 68 276 82 272'),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(62 285) rotate(-10) scale(0.4)'),
    part('leaf', 'translate(66 281) rotate(96) scale(0.42)'),
  ]),
  group({ fill: 'paper' }, [
    part('leaf', 'translate(82 273) rotate(20) scale(0.4)'),
    part('leaf', 'translate(82 273) rotate(62) scale(0.4)'),
    part('leaf', 'translate(82 273) rotate(104) scale(0.4)'),
    part('leaf', 'translate(82 273) rotate(-24) scale(0.38)'),
  ]),
  part('jamb'),
];
