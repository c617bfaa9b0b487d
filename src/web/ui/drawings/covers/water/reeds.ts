import { band, group, line, part, shape, sky, type Drawing, type Piece } from '../../windows/drawing.ts';

/** The head of a reed. */
function plume(transform: string): Piece {
  return group({ transform }, [
    group({ fill: 'paper2' }, [
      part('leaf', 'translate(2 0) rotate(78) scale(0.5)'),
      part('leaf', 'translate(18 -8) rotate(100) scale(0.55)'),
      part('leaf', 'translate(36 -7) rotate(116) scale(0.55)'),
      part('leaf', 'translate(52 3) rotate(128) scale(0.55)'),
    ]),
    group({ fill: 'honey' }, [
      part('leaf', 'translate(10 -4) rotate(112) scale(0.5)'),
      part('leaf', 'translate(26 -8) rotate(126) scale(0.52)'),
      part('leaf', 'translate(44 -2) rotate(136) scale(0.52)'),
      part('leaf', 'translate(58 9) rotate(138) scale(0.55)'),
    ]),
    line(['leaf2', 2.4], 'M-2 2C20-16 44-10 60 12'),
  ]);
}

/** Reeds bending over water. */
export const reeds: Drawing = [
  sky('dusk'),
  group({ opacity: 0.5 }, [part('stars')]),
  part('sea'),
  shape('mid', 'M240 200C210 182 160 184 104 200Z'),
  part('hut', 'translate(208 196) scale(0.9)'),
  line(['honey', 2.2], 'M201 207H215M196 213H220M203 219H213M198 226H218', { opacity: 0.75 }),
  line(['silver', 1.6], 'M34 214H62M124 222H156M100 244H130M150 252H186', { opacity: 0.45 }),
  band('~mist', [180, 56]),
  shape('near', 'M0 272C40 258 100 262 150 280C180 292 220 290 240 288V320H0Z'),
  line(
    ['leaf2', 3.2],
    'M22 290C18 190 26 130 68 82M34 290C36 210 56 152 104 126M52 292C56 236 84 192 132 176M76 296C86 258 108 234 142 230',
  ),
  line(
    ['leaf', 3],
    'M16 284C10 240 16 200 32 168M44 290C42 246 58 206 92 184M62 294C66 262 92 238 118 234M90 298C100 276 124 262 150 262M28 288C22 240 34 186 58 150',
  ),
  plume('translate(70 80) rotate(-8) scale(1.02)'),
  plume('translate(106 125) rotate(-2) scale(0.96)'),
  plume('translate(134 175) rotate(4) scale(0.86)'),
  plume('translate(144 230) rotate(6) scale(0.68)'),
  shape('fore', 'M0 294C40 278 90 288 130 300C170 310 210 306 240 304V320H0Z'),
  line(['fore', 2], 'M186 304c10-14 18-18 30-20M194 304c8-8 16-10 24-10'),
  part('jamb'),
];
