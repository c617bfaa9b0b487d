import {
  glow,
  group,
  line,
  oval,
  part,
  shape,
  sky,
  type Drawing,
  type Piece,
  type Token,
} from '../../windows/drawing.ts';

/** A pear, and the side of it that is turned away from the light. */
function pear(transform: string, [lit, shaded]: readonly [Token, Token]): Piece {
  return group({ transform }, [
    shape(
      lit,
      'M0-44C10-44 13-34 14-24C16-12 30-4 30 14C30 30 16 38 0 38C-16 38-30 30-30 14C-30-4-16-12-14-24C-13-34-10-44 0-44Z',
    ),
    shape(shaded, 'M0-44C10-44 13-34 14-24C16-12 30-4 30 14C30 30 16 38 0 38C14 30 18 16 12 2C6-10 6-30 0-44Z'),
    line(['wood2', 3], 'M0-42q0-8 6-14'),
  ]);
}

/** Bowl of pears. */
export const pears: Drawing = [
  sky('morning'),
  part('dawn'),
  glow([108, 204, 106]),
  part('sill'),
  oval('shade', [108, 290, 72, 6], { opacity: 0.35 }),
  oval('near', [108, 216, 78, 12]),
  pear('translate(154 196) rotate(30) scale(.95)', ['mint', 'leaf']),
  pear('translate(64 198) rotate(-30) scale(0.9)', ['clay', 'brick']),
  pear('translate(108 184) rotate(5) scale(1.1)', ['honey', 'ember']),
  line(['lamp', 3.4], 'M86 198C86 190 91 183 96 179', { opacity: 0.9 }),
  line(['honey', 2.6], 'M42 206C41 200 43 194 46 190', { opacity: 0.6 }),
  part('leaf', 'translate(116 122) rotate(66) scale(0.7)', { fill: 'leaf' }),
  shape('near', 'M84 278H132L138 290H78Z'),
  shape('slate', 'M30 214C34 260 68 284 108 284C148 284 182 260 186 214C146 230 70 230 30 214Z'),
  shape('near', 'M186 214C182 260 148 284 108 284C142 276 162 254 166 220Z'),
  line(['lilac', 3.6], 'M31 215C72 230 144 230 185 215'),
  line(['silver', 2.4], 'M42 242C78 256 138 256 176 242', { opacity: 0.5 }),
  line(['ember', 3], 'M36 226C40 246 52 260 66 269', { opacity: 0.7 }),
  oval('shade', [198, 299, 26, 4], { opacity: 0.35 }),
  pear('translate(200 284) rotate(-76) scale(0.5)', ['honey', 'clay']),
  part('jamb'),
];
