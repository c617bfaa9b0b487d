import { glow, group, line, oval, shape, type Drawing, type Piece } from '../../windows/drawing.ts';

/** A sprig of lavender, its stem at the origin and its tip to the right. */
function sprig(transform: string): Piece {
  return group({ transform }, [
    line(['mint', 2.6], 'M0 0C20-3 44-3 70-1'),
    line(['mint', 2.6], 'M16-1C20-8 26-11 32-12M22-2C28 4 34 6 40 6'),
    ...[50, 59, 68, 77, 86].map((x, at) =>
      oval(at % 2 ? 'silver' : 'lilac', [x, -1 + (at % 2) * 0.6, 6.5, 5.5 - at * 0.5]),
    ),
  ]);
}

/** A silk eye pillow on a folded blanket, lavender laid across. */
export const eyePillow: Drawing = [
  glow([116, 186, 108], { opacity: 0.5 }),
  oval('shade', [120, 239, 100, 4], { opacity: 0.4 }),
  shape(
    'paper',
    'M30 206C22 206 18 214 18 223C18 233 22 240 30 240H204C216 240 222 233 222 223C222 213 216 206 204 206Z',
  ),
  shape('paper2', 'M150 206H204C216 206 222 213 222 223C222 233 216 240 204 240H140C158 232 160 216 150 206Z'),
  line(['clay', 3], 'M23 219H146M24 226H144', { opacity: 0.75 }),
  shape(
    'paper',
    'M38 172C30 172 26 180 26 189C26 199 30 206 38 206H200C211 206 216 199 216 189C216 179 211 172 200 172Z',
  ),
  shape('paper2', 'M150 172H200C211 172 216 179 216 189C216 199 211 206 200 206H142C158 198 160 182 150 172Z'),
  line(['line', 1.8], 'M30 189H148M150 189C154 189 160 189 168 188', { opacity: 0.5 }),
  shape(
    'reflect3',
    'M34 166C24 150 26 132 44 126C90 116 154 114 198 124C216 130 220 150 210 166C198 176 170 176 122 176C74 176 46 176 34 166Z',
  ),
  shape('reflect4', 'M198 124C216 130 220 150 210 166C198 176 170 176 128 176C176 168 204 152 198 124Z'),
  line(['reflect2', 3], 'M46 140C56 132 84 128 108 127', { opacity: 0.9 }),
  line(['reflect2', 2], 'M44 164C84 170 150 170 196 162M120 124C124 132 124 142 121 150', { opacity: 0.5 }),
  sprig('translate(66 138) rotate(-11) scale(1.15)'),
  sprig('translate(78 154) rotate(-20) scale(1.02)'),
];
