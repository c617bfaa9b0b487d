import { dot, glow, group, line, oval, shape, type Drawing, type Piece } from '../../windows/drawing.ts';

/** Thirteen moons on a ring, each a step further on its way from new to new. */
const RING: readonly Piece[] = Array.from({ length: 13 }, (_, at) => {
  const turn = (at * 360) / 13;
  const wide = Math.abs(Math.cos((at * Math.PI * 2) / 13)) * 8.5;
  const bulges = at > 3 && at < 10;
  const side = at <= 6 ? 1 : 0;
  return group(
    { transform: `translate(120 128) rotate(${turn.toFixed(1)}) translate(0 -58) rotate(${(-turn).toFixed(1)})` },
    [
      dot('slate', [0, 0, 8.5]),
      ...(at === 0
        ? []
        : [
            shape(
              'lamp',
              `M0-8.5A8.5 8.5 0 0 ${side} 0 8.5A${wide.toFixed(1)} 8.5 0 0 ${bulges === (side === 1) ? 1 : 0} 0-8.5Z`,
            ),
          ]),
    ],
  );
});

/** A printed year: a ring of moons on paper, held by a wooden foot. */
export const moonYear: Drawing = [
  glow([120, 186, 118], { opacity: 0.45 }),
  oval('shade', [122, 239, 66, 4], { opacity: 0.4 }),
  shape('paper2', 'M40 37C94 33 154 41 208 37C206 94 212 154 208 231C154 227 94 235 40 231C44 155 38 95 40 37Z'),
  shape('paper', 'M36 32C90 28 150 36 204 32C202 90 208 150 204 226C150 222 90 230 36 226C40 150 34 90 36 32Z'),
  shape(
    'paper2',
    'M168 33C180 33.5 192 33 204 32C202 90 208 150 204 226C188 225 172 225 156 225C186 170 188 100 168 33Z',
    { opacity: 0.7 },
  ),
  dot('near', [120, 128, 76]),
  dot('fore', [120, 128, 38], { opacity: 0.6 }),
  dot('mid', [120, 128, 76], { opacity: 0.25 }),
  ...RING,
  dot('~halo', [120, 128, 40]),
  dot('~disc', [120, 128, 17]),
  shape(
    'mare',
    'M110 122C112 114 122 116 121 122C120 128 110 130 110 122ZM123 130C128 127 131 132 128 135C124 137 121 133 123 130Z',
    { opacity: 0.35 },
  ),
  line(['ember', 2], 'M56 50H84', { opacity: 0.7 }),
  shape('wood', 'M58 222C58 216 62 214 68 214H172C178 214 182 216 182 222V240H58Z'),
  shape('wood2', 'M150 214H172C178 214 182 216 182 222V240H138C150 234 154 222 150 214Z'),
  line(['edge', 1.4], 'M64 215H176', { opacity: 0.45 }),
];
