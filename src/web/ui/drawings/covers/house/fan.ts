import { dot, glow, group, line, oval, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Open night window and a fan. */
export const fan: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(128 82) scale(0.9)'),
  part('land'),
  shape('near', 'M0 246C60 230 170 232 240 244V320H0Z'),
  shape('wood', 'M22 62L54 44V270L22 284Z'),
  shape('lilac', 'M27 74L49 62V128L27 134ZM27 142L49 137V198L27 202ZM27 210L49 206V262L27 270Z', { opacity: 0.55 }),
  shape('wood2', 'M218 62L186 44V270L218 284Z'),
  shape('silver', 'M213 74L191 62V128L213 134ZM213 142L191 137V198L213 202ZM213 210L191 206V262L213 270Z', {
    opacity: 0.45,
  }),
  part('sill'),
  glow([104, 250, 104]),
  oval('shade', [108, 287, 66, 5], { opacity: 0.35 }),
  group({ transform: 'translate(106 278) rotate(-8)' }, [
    line(
      ['wood2', 2.6],
      'M0 6L-27 -8M0 6L-24 -15M0 6L-18 -21M0 6L-12 -25M0 6L-4 -28M0 6L4 -28M0 6L12 -25M0 6L18 -21M0 6L24 -15M0 6L27 -8',
    ),
    shape('ember', 'M-25 -7L-81 -23A84 84 0 0 1 81 -23L25 -7A26 26 0 0 0 -25 -7Z'),
    shape(
      'clay',
      'M-25 -7L-79 -23L-78 -35L-24 -11ZM-22 -14L-69 -44L-64 -55L-20 -17ZM-17 -20L-54 -62L-46 -71L-14 -22ZM-11 -24L-34 -75L-24 -82L-7 -25ZM-4 -26L-12 -81L0 -85L0 -26ZM4 -26L12 -81L24 -82L7 -25ZM11 -24L34 -75L46 -71L14 -22ZM17 -20L54 -62L64 -55L20 -17ZM22 -14L69 -44L78 -35L24 -11Z',
    ),
    line(['honey', 4], 'M-63 -18A66 66 0 0 1 63 -18'),
    dot('wood2', [0, 6, 5]),
  ]),
  oval('shade', [202, 292, 20, 4], { opacity: 0.35 }),
  shape('silver', 'M184 246H216L212 291H188Z', { opacity: 0.5 }),
  shape('sea1', 'M185.500 262H214.500L212 291H188Z'),
  oval('silver', [200, 262, 14, 3], { opacity: 0.8 }),
  shape('paper', 'M190 256l9-3 4 8-9 3ZM204 258l7 1-1 6-7-1Z', { opacity: 0.9 }),
  part('jamb'),
];
