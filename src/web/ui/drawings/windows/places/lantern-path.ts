import { fade, glow, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Lantern path. */
export const lanternPath: Drawing = [
  sky('evening'),
  part('stars'),
  part('hills'),
  shape('near', 'M0 246C50 226 100 206 146 206C192 206 216 224 240 236V320H0Z'),
  fade(glow([142, 206, 48])),
  shape(
    '~path',
    'M64 320C90 288 162 284 160 262C158 246 112 240 116 226C119 215 138 216 141 206H145C143 222 134 220 134 227C135 238 184 242 186 262C188 288 150 294 162 320Z',
  ),
  line(['fore', 1.3], 'M126 212V188.1q0 -2.6 2 -2.6q2 0 2 2.1'),
  part('lantern', 'translate(129.9 190.2) scale(0.3)'),
  line(['fore', 1.6], 'M160 230V191.4q0 -4.2 -3.1 -4.2q-3.1 0 -3.1 3.4'),
  part('lantern', 'translate(153.7 194.7) scale(0.4)'),
  line(['fore', 2.2], 'M88 254V193.3q0 -6.6 5 -6.6q5 0 5 5.3'),
  part('lantern', 'translate(97.9 198.6) scale(0.7)'),
  line(['fore', 2.7], 'M214 280V197.2q0 -9 -6.8 -9q-6.8 0 -6.8 7.2'),
  part('lantern', 'translate(200.5 204.4) scale(0.9)'),
  shape('fore', 'M0 312C50 304 110 312 150 318L152 320H0ZM240 300C210 298 184 306 168 320H240Z'),
  line(['fore', 3.7], 'M40 316V191.8q0 -13.5 10.1 -13.5q10.1 0 10.1 10.8'),
  part('lantern', 'translate(60.2 202.6) scale(1.4)'),
  line(['fore', 1.8], 'M206 304c-2-10 2-14-1-22M214 302c2-8 5-11 5-18'),
  part('jamb'),
];
