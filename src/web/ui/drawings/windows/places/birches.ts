import { dot, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Full moon over birches. */
export const birches: Drawing = [
  sky('evening'),
  part('stars'),
  dot('~halo', [140, 112, 150]),
  part('moon', 'translate(140 112) scale(2.1)'),
  part('land', 'matrix(-1 0 0 1 240 0)'),
  shape('near', 'M0 256C60 236 130 240 240 262V320H0Z'),
  part('hut', 'translate(134 246) scale(0.9)'),
  line(['fore', 1.8], 'M58 150C74 128 86 112 88 84M84 116C92 106 100 102 104 92M202 118C186 96 178 82 178 62'),
  shape('paper', 'M79 296L86.4 -2H93.6L89 296Z'),
  shape('paper2', 'M79 296L86.4 -2H88.8L82.3 296Z'),
  shape(
    'fore',
    'M84.9 60l6 1.5 -6 2ZM92 104l-5.5 1.5 5.5 2ZM82.6 150l5 1.5 -5 2ZM90.5 196l-6 1.5 6 2ZM80.4 238l5 1.5 -5 2ZM89.4 268l-5 1.5 5 2Z',
  ),
  shape('paper', 'M41 306L47.5 -2H60.5L59 306Z'),
  shape('paper2', 'M41 306L47.5 -2H51.8L47 306Z'),
  shape(
    'fore',
    'M60.3 40l-9 1.5 9 2ZM45.8 78l10.8 1.5 -10.8 2ZM59.9 112l-7.2 1.5 7.2 2ZM44.4 146l9 1.5 -9 2ZM59.6 178l-10.8 1.5 10.8 2ZM42.9 214l8.1 1.5 -8.1 2ZM59.3 248l-9 1.5 9 2ZM41.6 276l10.8 1.5 -10.8 2Z',
  ),
  shape('paper', 'M194.5 312L191.7 -2H208.3L217.5 312Z'),
  shape('paper2', 'M194.5 312L191.7 -2H197.2L202.2 312Z'),
  shape(
    'fore',
    'M192 30l11.5 1.5 -11.5 2ZM210.2 64l-10.3 1.5 10.3 2ZM192.6 98l13.8 1.5 -13.8 2ZM212.4 140l-11.5 1.5 11.5 2ZM193.3 172l9.2 1.5 -9.2 2ZM214.4 206l-13.8 1.5 13.8 2ZM193.9 240l11.5 1.5 -11.5 2ZM216.3 270l-10.3 1.5 10.3 2Z',
  ),
  shape('fore', 'M0 288C30 278 64 276 96 281C150 289 190 300 240 292V320H0Z'),
  line(['fore', 1.8], 'M24 288c-2-10 2-16-1-26M30 286c2-8 5-11 5-19M178 300c-2-8 1-12-2-20'),
  part('jamb'),
];
