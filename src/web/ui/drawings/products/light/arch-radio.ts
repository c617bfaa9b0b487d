import { dot, glow, line, oval, shape, type Drawing } from '../../windows/drawing.ts';

/** An arched wireless with a lit dial, and the sound that leaves it. */
export const archRadio: Drawing = [
  glow([116, 176, 118], { opacity: 0.6 }),
  oval('shade', [112, 239, 82, 4], { opacity: 0.4 }),
  shape('wood', 'M36 234V112a76 76 0 0 1 152 0V234Z'),
  shape('wood2', 'M146 44A76 76 0 0 1 188 112V234H156C170 214 176 190 176 160V112A66 66 0 0 0 146 44Z'),
  shape('near', 'M52 156V112a60 60 0 0 1 120 0V156Z'),
  line(['lilac', 6], 'M76 140V110M92 146V86M108 140V104M124 148V74M140 140V98M154 134V116', { opacity: 0.9 }),
  line(['wood', 5], 'M52 156V112a60 60 0 0 1 120 0V156Z'),
  line(['edge', 1.6], 'M41 130V112a71 71 0 0 1 71-71', { opacity: 0.45 }),
  shape('honey', 'M82 206a30 30 0 0 1 60 0Z'),
  shape('lamp', 'M92 206a20 20 0 0 1 40 0Z'),
  line(['brick', 2.6], 'M112 206L124 188'),
  line(['clay', 2], 'M88 202l4-2M94 191l4 3M104 182.5l2 4.5M120 182.5l-2 4.5M136 202l-4-2'),
  dot('clay', [64, 202, 11]),
  dot('brick', [66, 204, 8]),
  line(['honey', 2], 'M64 202L58 196'),
  dot('clay', [160, 202, 11]),
  dot('brick', [162, 204, 8]),
  line(['honey', 2], 'M160 202L166 195'),
  shape('wood2', 'M30 226H194V234H30Z'),
  shape('fore', 'M44 234H64V240H44ZM160 234H180V240H160Z'),
  line(['honey', 3.5], 'M200 84C208 96 208 116 200 128M213 72C226 92 226 120 213 140', { opacity: 0.8 }),
];
