import { dot, glow, line, oval, part, shape, type Drawing } from '../../windows/drawing.ts';

/** A lantern of metal and glass with a lit candle in it. */
export const windowLantern: Drawing = [
  glow([120, 156, 124], { opacity: 0.9 }),
  oval('shade', [122, 239, 66, 4], { opacity: 0.4 }),
  line(['near', 6], 'M96 40C96 8 144 8 144 40'),
  dot('clay', [120, 17, 5]),
  shape('near', 'M100 52H140L176 84H64Z'),
  shape('fore', 'M124 52H140L176 84H138C140 72 134 60 124 52Z'),
  shape('near', 'M108 38H132V54H108Z'),
  line(['lilac', 2], 'M104 56L78 80', { opacity: 0.6 }),
  shape('~door', 'M74 84H166V220H74Z'),
  shape('lamp', 'M102 148H138V220H102Z'),
  shape('honey', 'M126 148H138V220H122C128 200 130 170 126 148Z'),
  oval('paper', [120, 148, 18, 4.5]),
  line(['fore', 2.6], 'M120 148V138'),
  part('candle', 'translate(120 140) scale(1.4)'),
  line(['lamp', 3], 'M84 100L98 92M84 116L112 98', { opacity: 0.55 }),
  line(['near', 7], 'M74 84V222M166 84V222'),
  line(['near', 3.5], 'M120 84V96M74 152H96M144 152H166'),
  shape('near', 'M60 218H180L186 240H54Z'),
  shape('fore', 'M146 218H180L186 240H138C146 234 148 226 146 218Z'),
  line(['ember', 2], 'M68 84H172M64 220H176', { opacity: 0.8 }),
];
