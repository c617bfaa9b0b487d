import { glow, group, line, oval, shape, type Drawing, type Piece } from '../../windows/drawing.ts';

/** One thick sock, its toe to the right. */
function sock(transform: string): Piece {
  return group({ transform }, [
    shape('leaf', 'M0-112H46V-54C46-42 58-40 76-36C94-32 100-22 98-12C96-2 88 0 76 0H20C6 0-2-8-2-24Z'),
    shape(
      'leaf2',
      'M30-112H46V-54C46-42 58-40 76-36C94-32 100-22 98-12C96-2 88 0 76 0H44C62-6 62-20 46-28C32-36 30-52 30-112Z',
    ),
    shape('clay', 'M-2-24C0-34 10-36 18-28C26-18 26-6 24 0H20C6 0-2-8-2-24Z'),
    shape('clay', 'M78-35.5C94-32 100-22 98-12C96-2 88 0 76 0C66-8 66-28 78-35.5Z'),
    shape('brick', 'M84-34C96-30 100-21 98-12C96-2 88 0 78 0C90-8 92-22 84-34Z', { opacity: 0.8 }),
    line(['mint', 2], 'M6-92V-40M14-92V-42M22-92V-42', { opacity: 0.55 }),
    shape('paper', 'M-5-136H51C54-128 54-116 51-106H-5C-8-116-8-128-5-136Z'),
    shape('paper2', 'M30-136H51C54-128 54-116 51-106H30C36-116 36-128 30-136Z'),
    line(['line', 1.6], 'M4-134V-108M12-134V-108M20-134V-108M28-134V-108M36-134V-108M44-134V-108', { opacity: 0.5 }),
    line(['honey', 5], 'M1-94H44'),
    line(['honey', 2.4], 'M1-85H44'),
  ]);
}

/** A pair of thick wool socks, one a step behind the other. */
export const bedSocks: Drawing = [
  glow([124, 180, 112], { opacity: 0.5 }),
  oval('shade', [84, 239, 66, 4], { opacity: 0.4 }),
  oval('shade', [176, 239, 54, 4], { opacity: 0.35 }),
  sock('translate(118 236) rotate(3) scale(1.06)'),
  sock('translate(40 240) scale(1.24)'),
];
