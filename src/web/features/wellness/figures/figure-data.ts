import type { Pose } from '#domain/wellness/wellness.ts';

/**
 * A drawn position on a board of 200 by 160 with its ground at 148. Limbs are lines from joint to joint (`x,y x,y`), as
 * thick as the part of the body they are. `far` ones lie behind.
 */
export type FigureData = {
  /** Shoulder to hip; with a point between, the back is bent there. */ readonly torso: string;
  readonly head: readonly [number, number];
  /** Where the hair is tied, seen from the middle of the head. */ readonly knot?: readonly [number, number];
  /** Shoulder, elbow, hand. */ readonly arms?: readonly string[];
  readonly farArms?: readonly string[];
  /** Hip, knee, ankle, and the toes where they show. */ readonly legs?: readonly string[];
  readonly farLegs?: readonly string[];
  /** Things of the room behind and before the figure; `warm`: the one thing that gives warmth. */
  readonly behind?: readonly Thing[];
  readonly before?: readonly Thing[];
};
/** A thing: its outline, drawn as a line, as a soft shape, or as what is warm. */
export type Thing = readonly [kind: 'line' | 'soft' | 'warm' | 'warmLine' | 'dots', d: string];

const CHAIR: readonly Thing[] = [
  ['line', 'M63 58V107M63 107H110M66 107 64 147M107 107 109 147'],
  ['soft', 'M61 100h50q4 0 4 5t-4 5H61q-3 0-3-5t3-5Z'],
];
const STOOL: readonly Thing[] = [
  ['line', 'M84 120 79 147M116 120 121 147'],
  ['soft', 'M76 112h48q5 0 5 5t-5 5H76q-5 0-5-5t5-5Z'],
];
const MAT: Thing = ['line', 'M22 149H180'];
const FLOOR: Thing = ['line', 'M56 149H144'];
const PILLOW: Thing = ['soft', 'M24 138q-3-9 7-11 14-3 27 0 8 3 6 11-1 9-10 9H33q-8 0-9-9Z'];
const KNEES_PILLOW: Thing = ['soft', 'M116 126q18-7 46-4 7 6 2 15-22 7-46 4-8-8-2-15Z'];

const ON_CHAIR = {
  torso: '80,64 77,97',
  head: [84, 43],
  knot: [-8, -5],
  legs: ['80,98 112,99 113,138 124,143'],
  farLegs: ['80,98 107,99 106,138 117,143'],
} as const satisfies Partial<FigureData>;
const CROSSED = {
  torso: '100,80 100,117',
  head: [100, 56],
  knot: [0, -11],
  legs: ['93,122 64,133 98,142', '107,122 136,133 102,142'],
} as const satisfies Partial<FigureData>;
const UPRIGHT = {
  torso: '100,52 100,84',
  head: [100, 29],
  knot: [0, -11],
  legs: ['95,86 93,115 92,142 87,146', '105,86 107,115 108,142 113,146'],
} as const satisfies Partial<FigureData>;
const ON_STOOL = {
  torso: '100,68 100,106',
  legs: ['94,110 86,119 86,141 81,146', '106,110 114,119 114,141 119,146'],
} as const satisfies Partial<FigureData>;
const ON_BACK = { torso: '62,137 102,138', head: [41, 131], knot: [-9, -5] } as const satisfies Partial<FigureData>;
const ON_SIDE = {
  torso: '66,129 106,132',
  head: [45, 118],
  knot: [-9, -5],
  legs: ['108,128 146,114 142,134 150,138'],
  farLegs: ['108,137 150,139 132,143'],
} as const satisfies Partial<FigureData>;

/** The positions, one figure each. */
export const FIGURES: Readonly<Record<Pose, FigureData>> = {
  stand: { ...UPRIGHT, arms: ['90,54 85,73 84,92', '110,54 115,73 116,92'], behind: [FLOOR] },
  arms_up: { ...UPRIGHT, arms: ['90,54 80,36 87,14', '110,54 120,36 113,14'], behind: [FLOOR] },
  sway: {
    torso: '97,52 108,85',
    head: [95, 29],
    knot: [-1, -11],
    arms: ['87,55 77,73 97,80', '107,55 125,68 118,81'],
    legs: ['103,88 95,116 89,142 84,146', '113,88 114,116 114,142 119,146'],
    behind: [FLOOR, ['dots', 'M74 84a36 12 0 1 0 66 -2']],
  },
  wall: {
    torso: '127,62 106,86',
    head: [146, 46],
    knot: [-10, -4],
    arms: ['127,62 152,68 158,46'],
    legs: ['104,88 97,116 84,141 94,146'],
    farLegs: ['106,88 106,116 100,141 110,146'],
    behind: [
      ['line', 'M166 16V149M56 149H166'],
      ['soft', 'M166 16h14v133h-14Z'],
    ],
  },
  walk: {
    torso: '103,54 99,85',
    head: [106, 31],
    knot: [-8, -7],
    arms: ['102,56 90,73 96,91'],
    farArms: ['104,56 116,72 129,80'],
    legs: ['99,87 114,113 122,139 132,143'],
    farLegs: ['99,87 92,117 73,135 71,144'],
    behind: [['line', 'M44 149H164']],
    before: [['dots', 'M36 70H66M28 92H58M40 114H62']],
  },
  chair: { ...ON_CHAIR, arms: ['81,66 87,86 105,93'], behind: [...CHAIR, FLOOR] },
  bottle_back: {
    ...ON_CHAIR,
    torso: '84,64 84,97',
    head: [88, 43],
    arms: ['85,66 91,86 108,93'],
    behind: [...CHAIR, FLOOR, ['warm', 'M66 76q4-4 9 0 3 11 1 22-4 4-10 0-3-11 0-22Z']],
  },
  cup: {
    ...ON_CHAIR,
    arms: ['81,66 90,87 108,78'],
    behind: [...CHAIR, FLOOR],
    before: [
      ['warm', 'M107 68h14v7q0 7-7 7t-7-7Z'],
      ['warmLine', 'M111 62q-3-4 0-8t0-8M117 62q-3-4 0-8t0-8'],
    ],
  },
  feet_bath: {
    ...ON_CHAIR,
    arms: ['81,66 87,86 105,93'],
    behind: [...CHAIR, FLOOR],
    before: [
      ['soft', 'M95 128h42q-1 19-13 19h-16q-12 0-13-19Z'],
      ['warm', 'M95 128h42q0 5-2 7H97q-2-2-2-7Z'],
      ['warmLine', 'M126 120q-3-4 0-8t0-8M134 120q-3-4 0-8t0-8'],
    ],
  },
  candle: {
    ...ON_CHAIR,
    arms: ['81,66 96,87 131,88'],
    behind: [...CHAIR, FLOOR, ['line', 'M124 94H186M178 94V149']],
    before: [
      ['soft', 'M158 72h9v21h-9Z'],
      ['warm', 'M162.5 71q-7-6 0-17 7 11 0 17Z'],
      ['line', 'M136 92H150'],
    ],
  },
  neck_tilt: {
    ...ON_STOOL,
    head: [112, 48],
    knot: [7, -8],
    arms: ['90,71 83,91 92,108', '110,71 117,91 108,108'],
    behind: [...STOOL, FLOOR],
    before: [['dots', 'M92 32a26 26 0 0 1 26 -4']],
  },
  hands_head: {
    ...ON_STOOL,
    head: [100, 44],
    knot: [0, -11],
    arms: ['90,71 72,62 90,42', '110,71 128,62 110,42'],
    behind: [...STOOL, FLOOR],
  },
  sit: { ...CROSSED, arms: ['90,83 80,104 72,126', '110,83 120,104 128,126'], behind: [FLOOR] },
  hands_belly: {
    ...CROSSED,
    arms: ['90,83 79,103 96,111', '110,83 121,103 104,112'],
    behind: [FLOOR],
    before: [['warm', 'M100 101a10 10 0 0 1 0 20 10 10 0 0 1 0-20Z']],
  },
  hand_heart: {
    ...CROSSED,
    arms: ['90,83 80,104 72,126', '110,83 121,102 102,92'],
    behind: [FLOOR],
    before: [['warm', 'M102 82a9 9 0 0 1 0 18 9 9 0 0 1 0-18Z']],
  },
  table: {
    torso: '130,102 84,103',
    head: [152, 95],
    knot: [-9, -6],
    arms: ['131,104 133,124 133,144'],
    farArms: ['131,104 140,124 141,143'],
    legs: ['82,106 80,141 46,144'],
    farLegs: ['82,106 87,141 54,143'],
    behind: [MAT],
  },
  cat: {
    torso: '130,110 106,86 82,108',
    head: [149, 122],
    knot: [-4, -10],
    arms: ['131,108 134,126 133,144'],
    farArms: ['131,108 141,126 141,143'],
    legs: ['80,110 80,141 46,144'],
    farLegs: ['80,110 87,141 54,143'],
    behind: [MAT, ['dots', 'M76 76q30-26 58 0']],
  },
  child: {
    torso: '124,132 98,121 76,127',
    head: [139, 134],
    knot: [-2, -11],
    arms: ['122,133 146,144 170,145'],
    legs: ['75,130 106,141 60,145'],
    behind: [MAT],
  },
  knees_up: {
    ...ON_BACK,
    arms: ['62,137 78,144 98,144'],
    legs: ['105,138 126,106 138,142 149,144'],
    farLegs: ['105,138 134,108 148,142 158,144'],
    behind: [MAT, PILLOW],
  },
  knees_in: {
    ...ON_BACK,
    legs: ['105,136 92,107 122,102'],
    farLegs: ['105,138 132,108 146,142 157,144'],
    arms: ['63,134 80,118 100,108'],
    behind: [MAT, PILLOW],
  },
  legs_up: {
    ...ON_BACK,
    arms: ['62,137 78,144 98,144'],
    legs: ['105,136 110,98 150,96'],
    behind: [MAT, ['line', 'M166 52V106M122 106H166M126 106V149M164 106V149'], ['soft', 'M120 102h48v8h-48Z']],
  },
  twist: {
    torso: '68,80 106,80',
    head: [44, 80],
    knot: [-11, 0],
    arms: ['70,72 68,50 66,31', '70,88 68,110 66,129'],
    legs: ['108,86 122,116 90,128'],
    farLegs: ['108,84 128,108 100,118'],
    behind: [['soft', 'M20 24q0-8 8-8h144q8 0 8 8v112q0 8-8 8H28q-8 0-8-8Z']],
  },
  side_pillow: {
    ...ON_SIDE,
    arms: ['68,130 86,140 66,143'],
    behind: [MAT, ['soft', 'M22 136q-2-12 9-13 16-2 31 2 7 4 4 14-2 8-9 8H32q-8 0-10-11Z']],
  },
  bottle_side: {
    ...ON_SIDE,
    behind: [MAT, ['soft', 'M22 136q-2-12 9-13 16-2 31 2 7 4 4 14-2 8-9 8H32q-8 0-10-11Z']],
    before: [['warm', 'M88 118q9-5 21 0 4 13 0 25-10 5-21 0-4-12 0-25Zm7-3v-6h7v6Z']],
    arms: ['68,128 82,138 98,132'],
  },
  lean_chair: {
    torso: '106,64 86,87',
    head: [124, 48],
    knot: [-10, -4],
    arms: ['107,65 126,74 142,72'],
    legs: ['84,89 78,116 66,141 76,146'],
    farLegs: ['86,89 90,117 86,141 96,146'],
    behind: [
      ['line', 'M144 64V149M144 108H180M178 108V149M48 149H186'],
      ['soft', 'M142 104h40v8h-40Z'],
    ],
  },
};
/** The pillow between the knees lies between the legs. */
export const BETWEEN: Readonly<Partial<Record<Pose, readonly Thing[]>>> = {
  side_pillow: [KNEES_PILLOW],
  bottle_side: [KNEES_PILLOW],
};
