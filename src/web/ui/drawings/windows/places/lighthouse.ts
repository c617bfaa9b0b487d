import { fade, glow, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Lighthouse, light off. */
export const lighthouse: Drawing = [
  sky('evening'),
  part('stars'),
  part('sea'),
  line(['silver', 1.6], 'M14 222H46M30 240H54M16 262H36M88 214H112M76 252H100', { opacity: 0.4 }),
  shape('fore', 'M60 320C76 288 100 270 132 262C176 254 212 262 240 274V320Z'),
  shape('paper', 'M138 266L148 128H176L188 266Z'),
  shape('paper2', 'M168 128H176L188 266H174Z'),
  shape('clay', 'M144.5 178H182L183.6 206H142.5ZM140.5 236H185.6L187.5 264H138.5Z'),
  shape('fore', 'M136 122H188V130H136Z'),
  shape('slate', 'M148 96H176V122H148Z'),
  line(['fore', 2], 'M157 96V122M167 96V122'),
  shape('fore', 'M143 97C146 80 178 80 181 97Z'),
  line(['fore', 3], 'M162 84V72'),
  glow([108, 266, 58]),
  shape('near', 'M82 290V258L108 240L134 258V290Z'),
  shape('wood2', 'M74 262L108 236L142 262L137 267L108 245L79 267Z'),
  shape('~door', 'M98 290V270a10 10 0 0 1 20 0V290Z'),
  shape('fore', 'M60 320C80 296 120 286 160 289C196 291 220 298 240 306V320Z'),
  shape('~path', 'M98 288H118L112 306H84Z'),
  fade(line(['silver', 1.8], 'M26 292q10-6 20 0t20 0M8 308q8-5 16 0t16 0', { opacity: 0.5 })),
  part('jamb'),
];
