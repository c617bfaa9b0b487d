import { flicker, glow, group, mirrored, part, shape, sky, type Drawing, type Token } from '../drawing.ts';

type Place = readonly [x: number, y: number, turn: number];

const BACK: readonly Place[] = [
  [125.2, 288.7, 99],
  [139, 278.2, 91],
  [151.3, 265.7, 82],
  [161.9, 250.9, 73],
  [170.6, 233.7, 65],
  [177.3, 213.7, 57],
  [181.8, 190.8, 50],
  [183.9, 164.8, 44],
];
const FRONT: readonly Place[] = [
  [121.5, 291.1, 28],
  [135.7, 281, 21],
  [148.4, 269, 12],
  [159.4, 254.8, 3],
  [168.6, 238.2, -5],
  [175.8, 219, -13],
  [180.9, 196.8, -21],
  [183.6, 171.6, -27],
];
const BETWEEN: readonly Place[] = [
  [130.2, 285.3, 62],
  [143.5, 274.1, 54],
  [155.2, 260.8, 45],
  [165.1, 245.2, 36],
  [173.2, 227, 28],
  [179.1, 206.1, 20],
  [182.8, 182.1, 14],
];
const TOP: readonly (readonly [place: Place, scale: number, tone: Token])[] = [
  [[120.2, 127.9, 107], 0.7, 'leaf2'],
  [[135.1, 137.4, 94], 0.78, 'leaf'],
  [[151.8, 143.5, 82], 0.85, 'mint'],
  [[169.9, 146.2, 71], 0.95, 'leaf'],
];

const leaf = ([x, y, turn]: Place, scale: number) =>
  part('leaf', `translate(${x} ${y}) rotate(${turn}) scale(${scale})`);

/** Shield of leaves. */
export const leafShield: Drawing = [
  sky('dusk'),
  part('stars'),
  part('hills'),
  shape(
    'fore',
    'M120 296C80 272 54 226 56 146C82 146 104 140 120 124C136 140 158 146 184 146C186 226 160 272 120 296Z',
    {
      opacity: 0.8,
    },
  ),
  glow([120, 214, 90]),
  mirrored(0.8, [
    group(
      { fill: 'leaf2' },
      BACK.map((at) => leaf(at, 0.95)),
    ),
    group(
      { fill: 'leaf' },
      FRONT.map((at) => leaf(at, 0.8)),
    ),
    group(
      { fill: 'mint' },
      BETWEEN.map((at) => leaf(at, 0.78)),
    ),
    ...TOP.map(([at, scale, tone]) => group({ fill: tone }, [leaf(at, scale)])),
  ]),
  flicker(part('flame', 'translate(120 244) scale(1.3)')),
  shape('fore', 'M0 294C60 278 170 276 240 290V320H0Z'),
  part('jamb'),
];
