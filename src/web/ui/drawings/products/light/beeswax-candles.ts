import { glow, group, line, oval, part, shape, type Drawing, type Piece } from '../../windows/drawing.ts';

/** A candle of beeswax: its left edge, its width and its height. */
function candle([x, wide, high]: readonly [number, number, number]): Piece[] {
  const top = 240 - high;
  const right = x + wide;
  const lip = wide * 0.14;
  return [
    shape('honey', `M${x} ${top}V236C${x} 242 ${right} 242 ${right} 236V${top}Z`),
    shape(
      'shine3',
      `M${right - wide * 0.35} ${top}H${right}V236C${right} 239 ${right - wide * 0.25} 240 ${right - wide * 0.5} 240.5C${right - wide * 0.28} 230 ${right - wide * 0.3} ${top + 30} ${right - wide * 0.35} ${top}Z`,
    ),
    oval('lamp', [x + wide / 2, top, wide / 2, lip]),
    line(['fore', 2.6], `M${x + wide / 2} ${top}V${top - 9}`),
  ];
}

/** Four candles of beeswax, one of them lit. */
export const beeswaxCandles: Drawing = [
  glow([92, 96, 112], { opacity: 0.85 }),
  glow([120, 196, 116], { opacity: 0.4 }),
  oval('shade', [124, 239, 98, 4], { opacity: 0.4 }),
  ...candle([148, 36, 108]),
  ...candle([64, 52, 158]),
  shape('lamp', 'M64 84C66 96 70 104 70 116C70 122 76 122 76 116C76 106 82 100 84 88Z', { opacity: 0.85 }),
  ...candle([112, 44, 78]),
  ...candle([186, 40, 58]),
  part('candle', 'translate(90 76) scale(1.25)'),
  line(['weave2', 2.4], 'M112 208C126 213 142 213 156 208M112 214C126 219 142 219 156 214'),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(134 212) rotate(-58) scale(.5)'),
    part('leaf', 'translate(134 212) rotate(52) scale(.46)'),
  ]),
];
