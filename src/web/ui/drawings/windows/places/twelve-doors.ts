import { flicker, glow, group, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Twelve doors on a rising path. */
export const twelveDoors: Drawing = [
  sky('dusk'),
  part('stars'),
  part('moon', 'translate(182 84) scale(0.85)'),
  part('land', 'matrix(-1 0 0 1 240 0)'),
  shape('near', 'M0 272C36 246 62 204 104 180C132 164 150 158 168 158C206 160 220 214 240 236V320H0Z'),
  group({ opacity: 0.55 }, [
    line(['lilac', 15], 'M-10 308C60 310 156 298 206 262'),
    line(['lilac', 9.5], 'M206 262C226 244 172 242 124 238C86 234 62 224 78 212'),
    line(['lilac', 5.5], 'M78 212C94 200 148 204 164 188'),
    line(['lilac', 3.2], 'M164 188C176 178 158 172 164 160'),
  ]),
  glow([50, 282, 76]),
  shape('silver', 'M90.3 297v-27.3a11.7 11.7 0 0 1 23.4 0v27.3Z', { opacity: 0.62 }),
  shape('silver', 'M131.8 287v-23.8a10.2 10.2 0 0 1 20.4 0v23.8Z', { opacity: 0.65 }),
  shape('silver', 'M167 274v-21a9 9 0 0 1 18 0v21Z', { opacity: 0.68 }),
  shape('silver', 'M197.1 256v-18.6a7.9 7.9 0 0 1 15.9 0v18.6Z', { opacity: 0.71 }),
  shape('silver', 'M163.1 237v-16.1a6.9 6.9 0 0 1 13.8 0v16.1Z', { opacity: 0.74 }),
  shape('silver', 'M129.8 231v-14.4a6.1 6.1 0 0 1 12.3 0v14.4Z', { opacity: 0.77 }),
  shape('silver', 'M98.5 225v-12.9a5.5 5.5 0 0 1 11.1 0v12.9Z', { opacity: 0.8 }),
  shape('silver', 'M75 210v-11.6a5 5 0 0 1 9.9 0v11.6Z', { opacity: 0.83 }),
  shape('silver', 'M105.7 197v-10.2a4.3 4.3 0 0 1 8.7 0v10.2Z', { opacity: 0.86 }),
  shape('silver', 'M136.1 193v-9.1a3.9 3.9 0 0 1 7.8 0v9.1Z', { opacity: 0.89 }),
  shape('silver', 'M157.4 177v-8.4a3.6 3.6 0 0 1 7.2 0v8.4Z', { opacity: 0.92 }),
  shape('fore', 'M30.2 304v-46.2a19.8 19.8 0 0 1 39.6 0v46.2Z'),
  shape('~door', 'M33.2 304v-39.2a16.8 16.8 0 0 1 33.6 0v39.2Z'),
  flicker(part('flame', 'translate(50 303) scale(0.66)')),
  part('jamb'),
];
