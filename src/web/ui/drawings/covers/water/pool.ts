import { glow, group, line, oval, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Moonlit pool. */
export const pool: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(150 84) scale(1.3)'),
  part('hills', 'matrix(-1 0 0 1 240 0)'),
  shape('near', 'M0 240C60 218 180 220 240 236V320H0Z'),
  oval('slate', [118, 266, 108, 40]),
  oval('lilac', [118, 264, 102, 35]),
  oval('~sea', [120, 268, 95, 31]),
  shape(
    'moon1',
    'M136 244Q154 242 172 244Q154 246 136 244ZM124 251Q154 248 184 251Q154 254 124 251ZM138 259Q158 255 178 259Q158 263 138 259ZM118 267Q154 263 190 267Q154 271 118 267ZM138 275Q160 271 182 275Q160 279 138 275ZM130 284Q152 281 174 284Q152 287 130 284Z',
    { opacity: 0.85 },
  ),
  line(['honey', 2.2], 'M42 268Q58 276 74 270M50 280Q62 286 80 282', { opacity: 0.55 }),
  glow([54, 236, 62]),
  part('boulder', 'translate(92 234) scale(0.75)'),
  part('seat', 'translate(200 240) scale(0.95)'),
  part('boulder', 'translate(226 258) scale(1.1)'),
  shape('wood2', 'M14 262C8 246 22 240 52 240C84 240 96 248 90 260C82 268 24 270 14 262Z'),
  shape('wood', 'M14 258C14 246 26 240 52 240C84 240 94 246 91 256C80 252 24 250 14 258Z'),
  shape('paper', 'M44 248H60V222H44Z'),
  shape('paper2', 'M54 222H60V248H54Z'),
  part('candle', 'translate(52 221) scale(0.75)'),
  shape('fore', 'M0 300C50 288 110 312 150 306C190 300 214 296 240 300V320H0Z'),
  group({ transform: 'translate(156 294) rotate(-3)' }, [
    shape('paper2', 'M-34 0H30C42 0 42 14 30 14H-36C-46 14-44 0-34 0Z'),
    shape('paper', 'M-34 0H40V4H-32C-40 5-40 10-34 11H39C37 13 34 14 30 14H-36C-46 14-44 0-34 0Z'),
    shape('paper2', 'M-26-15H22C34-15 34 0 22 0H-30C-40 0-38-15-26-15Z'),
    shape('paper', 'M-26-15H32V-11H-24C-32-10-32-4-26-3H31C29-1 26 0 22 0H-30C-40 0-38-15-26-15Z'),
    line(['clay', 2.6], 'M14-14V-12M20-14V-12M22 1V3M28 1V3M14-2V-1M22 12V13'),
  ]),
  part('jamb'),
];
