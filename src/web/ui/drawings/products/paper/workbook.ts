import { dot, glow, group, line, oval, part, shape, type Drawing, type Piece } from '../../windows/drawing.ts';

/** One of twelve doors; the lit one is where she is. */
function door(at: number): Piece {
  const lit = at === 4;
  return group({ transform: `translate(${86 + (at % 3) * 38} ${92 + Math.floor(at / 3) * 42})` }, [
    ...(lit ? [glow([0, -8, 30])] : []),
    shape(lit ? 'lamp' : at < 4 ? 'honey' : 'dnear', 'M-12 10V-8a12 12 0 0 1 24 0V10Z'),
    shape(lit ? 'honey' : at < 4 ? 'shine3' : 'dfore', 'M4-19.5A12 12 0 0 1 12-8V10H3C8 0 8-12 4-19.5Z'),
  ]);
}

/** A workbook with twelve doors on its cover, wire-bound, a twig for a bookmark. */
export const workbook: Drawing = [
  glow([122, 180, 116], { opacity: 0.45 }),
  oval('shade', [124, 239, 80, 4], { opacity: 0.4 }),
  shape('paper2', 'M58 46H204V240H58Z'),
  shape('paper', 'M58 42H199V240H58Z'),
  line(['paper2', 1.6], 'M196 46V238M200.5 48V238'),
  shape(
    'leaf',
    'M50 40C50 37 52 36 55 36H188C191 36 193 37 193 40V236C193 239 191 240 188 240H55C52 240 50 239 50 236Z',
  ),
  shape('leaf2', 'M164 36H188C191 36 193 37 193 40V236C193 239 191 240 188 240H142C176 190 180 100 164 36Z', {
    opacity: 0.65,
  }),
  ...Array.from({ length: 12 }, (_, at) => door(at)),
  line(['mint', 2], 'M72 54H140', { opacity: 0.8 }),
  ...Array.from({ length: 9 }, (_, at) =>
    group({ transform: `translate(50 ${54 + at * 21.5})` }, [
      dot('dfore', [8, 0, 3.4]),
      line(['lilac', 2.6], 'M8 0C2-7-8-6-8 0C-8 5-2 6 3 4'),
    ]),
  ),
  line(['wood2', 2.2], 'M176 36C178 24 182 16 190 8'),
  group({ fill: 'mint' }, [
    part('leaf', 'translate(179 26) rotate(-52) scale(.46)'),
    part('leaf', 'translate(184 17) rotate(64) scale(.42)'),
    part('leaf', 'translate(190 9) rotate(14) scale(.4)'),
  ]),
];
