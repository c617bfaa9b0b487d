import { band, dot, glow, group, line, oval, shape, type PartName, type Piece, type Token } from './drawing.ts';

const STARS: readonly (readonly [number, number, number])[] = [
  [38, 104, 0.9],
  [62, 58, 1.2],
  [92, 84, 0.7],
  [104, 28, 1],
  [128, 62, 0.8],
  [206, 122, 1.1],
  [222, 96, 0.7],
  [24, 146, 0.7],
  [82, 136, 0.8],
  [150, 134, 0.7],
  [190, 46, 0.8],
];

/** The seas of the moon, on a disc of radius 26. */
const SEAS: Piece = {
  ...group({ transform: 'scale(.43)', fill: 'mare', opacity: 0.36 }, [
    oval('inherit', [-17, -23, 20, 13], { transform: 'rotate(-22 -17 -23)' }),
    oval('inherit', [12, -27, 12, 8]),
    oval('inherit', [27, -10, 9, 12]),
    oval('inherit', [-27, 3, 12, 17], { transform: 'rotate(8 -27 3)' }),
    oval('inherit', [-7, -7, 14, 10]),
    oval('inherit', [14, 13, 8, 5], { transform: 'rotate(24 14 13)' }),
  ]),
  blurred: true,
} as Piece;

/** Two crests with their haze. They stand between 147 and 218. */
function hills(far: Token, mid: Token): Piece[] {
  return [
    shape(far, 'M0 166C26 152 58 176 92 181C128 186 148 160 182 157C208 155 224 170 240 176V320H0Z'),
    band('~mist', [156, 120]),
    shape(mid, 'M0 194C30 190 54 205 90 211C128 217 158 199 194 204C214 207 228 213 240 212V320H0Z'),
    band('~mist', [196, 124], { opacity: 0.6 }),
  ];
}

/** The parts that windows share. One file, fetched once for every page that has a window. */
export const PARTS = {
  flame: [
    shape('honey', 'M0 0c-12 0-18-8-18-17 0-11 9-16 11-28 8 6 9 11 9 15 3-3 4-6 4-9 8 6 12 14 12 22 0 9-6 17-18 17Z'),
    shape('lamp', 'M0 0c-7 0-10-5-10-10 0-7 5-9 7-17 5 4 6 8 5 11 2-1 3-3 3-5 4 3 6 7 6 11 0 6-4 10-11 10Z'),
  ],
  spark: [
    shape('honey', 'M0 0C-6 0-9-4-9-8.5C-9-14-4-16-3-22C1-19 1-16 1-14C2-15 3-17 3-18C7-15 9-12 9-8C9-4 6 0 0 0Z'),
    shape('lamp', 'M0 0C-3 0-5-2-5-5C-5-8-2-9-1-12C3-9 5-8 5-5C5-2 3 0 0 0Z'),
  ],
  candle: [
    glow([0, -12, 30]),
    shape('honey', 'M0 0c-5 0-8-4-8-9C-8-17-2-21 1-32 4-21 8-17 8-9 8-4 5 0 0 0Z'),
    shape('lamp', 'M0 0c-3 0-4.5-3-4.5-6C-4.5-11-1-13 .5-19 2-13 4.5-11 4.5-6 4.5-3 3 0 0 0Z'),
  ],
  lantern: [
    glow([0, 8, 34]),
    line(['fore', 2.5], 'M0-12V-2M-8 20.5H8'),
    shape('fore', 'M-9 20V6a9 9 0 0 1 18 0V20Z'),
    shape('~door', 'M-6.5 19V6.5a6.5 6.5 0 0 1 13 0V19Z'),
    shape('lamp', 'M0 19c-3 0-4-2-4-5 0-3 3-5 4-9 2 4 4 6 4 9 0 3-1 5-4 5Z'),
  ],
  hut: [glow([0, -5, 26]), shape('fore', 'M-11 0V-9L0-18L11-9V0Z'), shape('honey', 'M-3.5 0V-6a3.5 3.5 0 0 1 7 0V0Z')],
  stars: [
    group(
      { fill: 'star' },
      STARS.map((at) => dot('inherit', at)),
    ),
  ],
  moon: [dot('~halo', [0, 0, 88]), dot('~disc', [0, 0, 26]), SEAS],
  land: [
    shape('far', 'M0 194C22 180 44 187 70 173C100 157 124 179 150 171C184 159 206 147 240 167V320H0Z'),
    band('~mist', [156, 120]),
    shape('mid', 'M0 215C34 199 62 211 94 203C134 193 162 207 190 199C214 193 228 195 240 192V320H0Z'),
    band('~mist', [196, 124], { opacity: 0.6 }),
  ],
  hills: hills('far', 'mid'),
  dawn: hills('dfar', 'dmid'),
  sea: [shape('far', 'M0 200C12 190 34 184 52 190C72 194 92 198 118 200Z'), band('~sea', [200, 120])],
  sill: [shape('sill1', 'M0 264H240V320H0Z'), shape('sill2', 'M0 290H240V320H0Z'), line(['edge', 1.5], 'M0 290H240')],
  jamb: [
    shape('~wall', 'M0 0H240V320H0ZM9 320V124a120 120 0 0 1 240 0V320Z', { rule: 'evenodd' }),
    { ...line(['rim', 1.5], 'M.8 320V120a119.2 119.2 0 0 1 238.4 0V320'), rim: true } as Piece,
  ],
  leaf: [shape('inherit', 'M0 0C-11-9-11-27 0-40C11-27 11-9 0 0Z')],
  tree: [shape('inherit', 'M-1.5 0V-11C-17.5-13-15-59 0-73.5C15-59 17.5-13 1.5-11V0Z')],
  stone: [
    shape('clay', 'M-16 0C-20-11-12-21 0-21C13-21 19-11 16 0Z'),
    shape('brick', 'M-17-6C-17-15-10-21 0-21C11-21 18-15 17-6C12-13 6-15 0-15C-7-15-12-12-17-6Z'),
  ],
  seat: [
    shape('fore', 'M-17 0C-21-12-12-22 1-22C13-22 20-12 17 0Z'),
    shape('clay', 'M17 0C20-12 13-22 1-22C10-17 12-8 8 0Z'),
  ],
  boulder: [
    shape('fore', 'M-20 0C-25-9-17-20-5-22C9-25 23-14 20 0Z'),
    shape('brick', 'M-20.5-8C-17-17-12-21-5-22C9-24.5 20-16 20.5-6C12-11 4-5-5-11C-10-14-14-7-20.5-8Z'),
  ],
} satisfies Record<PartName, readonly Piece[]>;
