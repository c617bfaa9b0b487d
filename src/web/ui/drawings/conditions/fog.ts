import { band, glow, group, line, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** A lantern on a foggy path. */
export const fog: Drawing = [
  sky('dusk'),
  part('stars'),
  part('land'),
  band('~veil', [140, 90]),
  part('tree', 'translate(196 214) scale(.62)', { fill: 'far' }),
  part('tree', 'translate(160 210) scale(.42)', { opacity: 0.8, fill: 'far' }),
  band('~veil', [170, 70], { opacity: 0.8 }),
  shape('mid', 'M0 244C70 226 160 222 240 238V320H0Z'),
  part('tree', 'translate(220 252) scale(1.15)', { fill: 'mid' }),
  band('~veil', [186, 96]),
  shape(
    'silver',
    'M96 320C92 292 176 290 178 268C180 254 150 252 152 238H157C158 250 206 250 206 268C206 290 166 298 176 320Z',
    { opacity: 0.85 },
  ),
  band('~veil', [214, 60]),
  shape('near', 'M0 292C50 280 84 294 96 320H0ZM240 282C212 280 174 298 176 320H240Z'),
  band('~veil', [248, 60], { opacity: 0.55 }),
  glow([98, 166, 106]),
  line(['fore', 5.5], 'M52 318V112C52 94 98 90 98 116'),
  line(['fore', 3.2], 'M52 148L76 106'),
  group({ transform: 'translate(98 152) rotate(-4)' }, [part('lantern', 'scale(2.9)')]),
  shape('fore', 'M0 308C30 298 60 306 84 320H0Z'),
  line(['fore', 1.8], 'M22 308c-2-10 2-16-1-26M30 308c2-8 6-12 6-20'),
  part('jamb'),
];
