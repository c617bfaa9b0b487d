import { glow, line, oval, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Candle in a glass, and a voice. The cover of every recording. */
export const recording: Drawing = [
  sky('dusk'),
  part('stars'),
  part('moon', 'translate(176 70) scale(0.62)'),
  part('land'),
  part('sill'),
  glow([120, 214, 112]),
  line(
    ['silver', 2.4],
    'M76 176a52 52 0 0 0 0 64M58 162a76 76 0 0 0 0 92M164 176a52 52 0 0 1 0 64M182 162a76 76 0 0 1 0 92',
    { opacity: 0.75 },
  ),
  oval('shade', [120, 290, 50, 6], { opacity: 0.35 }),
  shape('clay', 'M98 286V232q22-7 44 0V286Z'),
  shape('brick', 'M128 286V229q7 0 14 3V286Z'),
  line(['fore', 2.2], 'M120 230v-10'),
  part('candle', 'translate(120 222) scale(1.35)'),
  shape('silver', 'M84 176H156L150 282Q148 290 140 290H100Q92 290 90 282Z', { opacity: 0.28 }),
  line(['silver', 2.4], 'M84 176H156', { opacity: 0.8 }),
  line(['lamp', 3], 'M94 190L99 268', { opacity: 0.7 }),
  part('jamb'),
];
