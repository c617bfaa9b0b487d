import { dot, glow, group, line, oval, shape, type Drawing, type Piece, type Token } from '../../windows/drawing.ts';

/** One pad, folded in three and snapped shut. */
function folded([color, shade]: readonly [Token, Token], y: number): Piece[] {
  return [
    shape(
      color,
      `M98 ${y}C92 ${y} 88 ${y + 6} 88 ${y + 13}C88 ${y + 21} 92 ${y + 26} 98 ${y + 26}H206C214 ${y + 26} 219 ${y + 21} 219 ${y + 13}C219 ${y + 5} 214 ${y} 206 ${y}Z`,
    ),
    shape(
      shade,
      `M170 ${y}H206C214 ${y} 219 ${y + 5} 219 ${y + 13}C219 ${y + 21} 214 ${y + 26} 206 ${y + 26}H162C176 ${y + 20} 178 ${y + 8} 170 ${y}Z`,
    ),
    line(['paper', 1.8], `M94 ${y + 13}H166`, { opacity: 0.7 }),
  ];
}

/** Cloth pads in a stack, and one that is open. */
export const clothPads: Drawing = [
  glow([122, 182, 108], { opacity: 0.5 }),
  oval('shade', [152, 239, 74, 4], { opacity: 0.4 }),
  oval('shade', [66, 239, 40, 3.5], { opacity: 0.4 }),
  ...folded(['slate', 'near'], 214),
  ...folded(['rest2', 'rest3'], 187),
  ...folded(['leaf', 'leaf2'], 160),
  ...folded(['lilac', 'slate'], 133),
  line(['honey', 3.5], 'M192 130V239'),
  shape(
    'honey',
    'M192 130C182 114 172 120 178 128C182 132 188 131 192 130ZM192 130C200 114 212 118 208 127C204 132 198 131 192 130Z',
  ),
  dot('shine3', [192, 130, 3.6]),
  group({ transform: 'rotate(7 62 240)' }, [
    shape(
      'leaf2',
      'M40 148C20 146 6 152 6 164C6 176 20 182 40 180ZM84 148C104 146 118 152 118 164C118 176 104 182 84 180Z',
    ),
    dot('silver', [17, 164, 5]),
    dot('slate', [17, 164, 2]),
    dot('silver', [107, 164, 5]),
    dot('slate', [107, 164, 2]),
    shape(
      'leaf',
      'M62 84C84 84 96 98 96 118C96 136 90 148 90 164C90 184 96 194 96 210C96 228 84 240 62 240C40 240 28 228 28 210C28 194 34 184 34 164C34 148 28 136 28 118C28 98 40 84 62 84Z',
    ),
    shape(
      'leaf2',
      'M62 84C84 84 96 98 96 118C96 136 90 148 90 164C90 184 96 194 96 210C96 228 84 240 62 240C88 214 86 110 62 84Z',
      { opacity: 0.55 },
    ),
    shape(
      'paper',
      'M62 96C76 96 86 105 86 119C86 136 81 148 81 164C81 182 86 194 86 208C86 220 76 228 62 228C48 228 38 220 38 208C38 194 43 182 43 164C43 148 38 136 38 119C38 105 48 96 62 96Z',
    ),
    shape(
      'paper2',
      'M62 96C76 96 86 105 86 119C86 136 81 148 81 164C81 182 86 194 86 208C86 220 76 228 62 228C80 206 80 118 62 96Z',
    ),
    line(
      ['line', 1.6],
      'M53 112C50 128 54 146 54 164C54 182 50 198 53 212M71 112C74 128 70 146 70 164C70 182 74 198 71 212',
      {
        opacity: 0.6,
      },
    ),
  ]),
];
