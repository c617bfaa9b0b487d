import { flicker, glow, line, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Candle lighting candles. */
export const candles: Drawing = [
  sky('evening'),
  part('stars'),
  part('land', 'matrix(-1 0 0 1 240 0)'),
  part('sill'),
  glow([130, 196, 112]),
  oval('shade', [126, 285, 92, 6], { opacity: 0.35 }),
  shape('paper', 'M49 282V218q13-5 26 0V282Z'),
  shape('paper2', 'M66.3 282V216q4.3 0 8.7 2V282Z'),
  line(['fore', 1.8], 'M62 218v-7'),
  part('candle', 'translate(62 213)'),
  shape('paper', 'M104 284V178q16-5 32 0V284Z'),
  shape('paper2', 'M125.3 284V176q5.3 0 10.7 2V284Z'),
  line(['fore', 1.8], 'M120 178v-7'),
  shape('paper', 'M159.5 284V230q12.5-5 25 0V284Z'),
  shape('paper2', 'M176.2 284V228q4.2 0 8.3 2V284Z'),
  line(['fore', 1.8], 'M172 230v-7'),
  shape('paper', 'M198 281V245q10-5 20 0V281Z'),
  shape('paper2', 'M211.3 281V243q3.3 0 6.7 2V281Z'),
  line(['fore', 1.8], 'M208 245v-7'),
  shape('paper', 'M240 100L132 167L128 161L240 88Z'),
  shape('paper2', 'M240 100L132 167L130 164L240 94Z'),
  flicker(part('candle', 'translate(122 174) scale(1.3)')),
  part('jamb'),
];
