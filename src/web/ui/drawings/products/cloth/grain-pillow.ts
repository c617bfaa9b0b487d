import { glow, group, line, oval, shape, type Drawing, type Piece } from '../../windows/drawing.ts';

/** An ear of wheat, its stem to the left. */
function ear(transform: string): Piece {
  return group({ transform }, [
    line(['weave2', 2.4], 'M0 0C20-2 40-2 60 0'),
    line(['honey', 1.4], 'M96-2L118-8M94-6L114-16M94 2L116 2'),
    ...[56, 66, 76, 86].flatMap((x) => [
      shape('honey', `M${x} 0C${x + 2}-8 ${x + 10}-10 ${x + 15}-7C${x + 12}-1 ${x + 6} 1 ${x} 0Z`),
      shape('shine3', `M${x} 0C${x + 3} 7 ${x + 10} 9 ${x + 15} 6C${x + 12} 1 ${x + 6}-1 ${x} 0Z`),
    ]),
  ]);
}

/** A linen pillow of grain, warm from the oven, and two ears beside it. */
export const grainPillow: Drawing = [
  glow([116, 186, 112], { opacity: 0.6 }),
  oval('shade', [120, 239, 98, 4], { opacity: 0.4 }),
  shape('lilac', 'M92 132C80 114 104 104 92 84C86 72 92 60 100 52C100 68 112 74 110 90C108 106 92 112 98 132Z', {
    opacity: 0.34,
  }),
  shape('lilac', 'M138 128C130 114 148 106 140 90C136 80 140 72 148 66C146 78 156 84 154 96C152 108 138 114 144 128Z', {
    opacity: 0.26,
  }),
  shape(
    'slate',
    'M26 208C20 190 30 180 52 184C100 178 160 178 192 184C212 180 222 192 216 210C222 230 214 242 194 238C150 242 96 242 50 239C28 242 18 230 26 208Z',
  ),
  shape(
    'near',
    'M192 184C212 180 222 192 216 210C222 230 214 242 194 238C178 240 160 241 146 241C190 232 204 206 192 184Z',
  ),
  shape(
    'lilac',
    'M30 164C22 142 34 130 58 136C104 128 156 128 188 136C210 130 222 144 214 166C220 188 208 198 188 193C146 198 100 198 56 194C32 198 22 186 30 164Z',
  ),
  shape(
    'slate',
    'M188 136C210 130 222 144 214 166C220 188 208 198 188 193C172 196 156 196 142 197C186 188 200 160 188 136Z',
  ),
  line(['slate', 2.6], 'M72 136C78 154 78 176 72 193M110 133C116 152 116 178 110 195M150 134C155 152 155 176 150 193'),
  line(
    ['silver', 2],
    'M40 148C44 142 52 140 60 141M84 140C90 138.5 96 138 102 138M122 137.5C128 137.5 136 138 142 139',
    {
      opacity: 0.8,
    },
  ),
  line(['near', 2.2], 'M72 188C76 202 76 224 71 237M110 197C115 210 115 226 110 239M150 197C154 210 154 224 150 238', {
    opacity: 0.6,
  }),
  ear('translate(14 232) rotate(-7)'),
  ear('translate(34 239) rotate(-2) scale(.9)'),
];
