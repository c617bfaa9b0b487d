import { glow, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Moon window and folded quilt. */
export const quilt: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(166 92) scale(1.15)'),
  part('hills'),
  shape('near', 'M0 244C70 230 150 234 240 250V320H0Z'),
  line(['wood', 7], 'M112 0V266M10 158H240'),
  line(['wood2', 2], 'M114.5 0V266M10 160.5H240'),
  shape('lilac', 'M0 0H74C80 60 58 110 66 160C70 200 50 236 46 270H0Z'),
  shape(
    'slate',
    'M26 0H40C44 80 30 170 28 270H16C20 170 30 80 26 0ZM58 0H74C80 60 58 110 66 160C70 200 50 236 46 270H40C46 220 58 200 54 160C48 110 66 60 58 0Z',
  ),
  line(['honey', 4], 'M18 196Q42 204 66 192'),
  shape('wood', 'M0 264H240V320H0Z'),
  shape('wood2', 'M0 294H240V320H0Z'),
  line(['edge', 1.4], 'M0 264H240', { opacity: 0.5 }),
  oval('shade', [124, 289, 82, 5], { opacity: 0.35 }),
  glow([214, 240, 60]),
  shape('slate', 'M52 288C44 288 44 268 52 268H190C198 268 198 288 190 288Z'),
  shape('paper', 'M56 270C48 270 48 250 56 250H186C194 250 194 270 186 270Z'),
  shape('near', 'M60 252C52 252 52 230 60 230H180C190 230 190 252 182 252Z'),
  shape('clay', 'M60 230H100V252H60C52 252 52 230 60 230Z'),
  shape('paper2', 'M68 241l8-9 8 9-8 9ZM108 241l8-9 8 9-8 9ZM148 241l8-9 8 9-8 9Z'),
  shape(
    'clay',
    'M70 260l7-8 7 8-7 8ZM92 260l7-8 7 8-7 8ZM114 260l7-8 7 8-7 8ZM136 260l7-8 7 8-7 8ZM158 260l7-8 7 8-7 8Z',
  ),
  line(['lilac', 2.4], 'M60 278H178'),
  shape('paper', 'M207 284V258q7-3 14 0V284Z'),
  shape('brick', 'M202 282H226V287H202Z'),
  line(['fore', 1.8], 'M214 258v-5'),
  part('candle', 'translate(214 254) scale(.62)'),
  part('jamb'),
];
