import { glow, line, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Woven basket of pebbles. */
export const pebbleBasket: Drawing = [
  sky('morning'),
  part('dawn'),
  part('sill'),
  glow([120, 192, 72]),
  oval('shade', [120, 293, 72, 6], { opacity: 0.35 }),
  line(['wood2', 9], 'M62 216C58 122 182 122 178 216'),
  line(['weave', 4], 'M62 216C58 122 182 122 178 216'),
  oval('lilac', [84, 206, 22, 15], { transform: 'rotate(-8 84 206)' }),
  oval('slate', [152, 205, 24, 16], { transform: 'rotate(10 152 205)' }),
  oval('honey', [118, 198, 21, 15], { transform: 'rotate(-8 118 198)' }),
  shape('lamp', 'M102 192C106 184 116 182 124 184C132 186 137 190 138 197C128 188 114 187 102 192Z'),
  oval('silver', [70, 214, 16, 11]),
  oval('paper', [172, 214, 17, 12]),
  oval('slate', [104, 214, 20, 13], { transform: 'rotate(8 104 214)' }),
  oval('lilac', [140, 215, 20, 13], { transform: 'rotate(-6 140 215)' }),
  shape('~weave', 'M46 218C50 262 60 284 80 293H160C180 284 190 262 194 218Z'),
  shape('fore', 'M194 218C190 262 180 284 160 293H124C160 280 174 250 174 218Z', { opacity: 0.26 }),
  shape('wood', 'M40 213C80 230 160 230 200 213V225C160 242 80 242 40 225Z'),
  line(
    ['weave', 3],
    'M46 221.4l10 7M59 224.2l10 7M72 226.4l10 7M85 228.1l10 7M98 229.2l10 7M111 229.9l10 7M124 230l10 7M137 229.5l10 7M150 228.6l10 7M163 227.1l10 7M176 225.1l10 7M189 222.6l10 7',
  ),
  oval('shade', [214, 295, 14, 3], { opacity: 0.35 }),
  oval('slate', [214, 288, 14, 9]),
  oval('lilac', [32, 291, 9, 6]),
  part('jamb'),
];
