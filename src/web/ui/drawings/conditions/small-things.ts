import { dot, group, line, oval, shape, type Piece, type Token } from '../windows/drawing.ts';

/** A small full moon with its halo. */
export function smallMoon(transform: string): Piece {
  return group({ transform }, [
    dot('~halo', [0, 0, 20]),
    dot('~disc', [0, 0, 9]),
    shape('mare', 'M-5-3C-3-7 2-6 1-3C0 0-5 1-5-3ZM1 3C4 1 5 4 3 5C1 6-1 5 1 3Z', { opacity: 0.3 }),
  ]);
}

/** A round stone in shallow water. */
export function pebble(color: Token, transform: string): Piece {
  return group({ transform }, [
    oval('fore', [0, 11, 23, 8], { opacity: 0.4 }),
    shape(color, 'M-20 4C-22-10-10-17 1-17C13-17 22-8 20 4C19 13 9 15 0 15C-9 15-19 13-20 4Z'),
    shape('fore', 'M1-17C13-17 22-8 20 4C19 13 9 15 0 15C10 10 13 2 11-6C10-12 6-16 1-17Z', { opacity: 0.32 }),
    line(['silver', 1.8], 'M-26 10Q-1 25 25 9M-10 25H16', { opacity: 0.6 }),
  ]);
}

/** A drop of dew. */
export function drop(color: Token, transform: string): Piece {
  return group({ transform }, [
    oval('dfore', [2, 6, 13, 9], { opacity: 0.35 }),
    dot(color, [0, 0, 12], { opacity: 0.85 }),
    shape('paper', 'M-9 3C-7 11 7 12 10 4C5 8-4 8-9 3Z', { opacity: 0.8 }),
    dot('moon1', [4, -5, 2.6]),
  ]);
}

/** A bottle of hot water in its ribbed rubber. */
export function warmBottle(transform: string): Piece {
  return group({ transform }, [
    dot('fore', [0, -69, 5]),
    dot('clay', [0, -69, 2]),
    shape('fore', 'M-5-66H5V-58H-5Z'),
    shape('brick', 'M-13-60H13L8-46H-8Z'),
    shape(
      'clay',
      'M-7-48V-42C-8-36-20-37-28-34C-37-30-40-24-40-15V36C-40 47-34 52-24 52H24C34 52 40 47 40 36V-15C40-24 37-30 28-34C20-37 8-36 7-42V-48Z',
    ),
    shape(
      'brick',
      'M7-48V-42C8-36 20-37 28-34C37-30 40-24 40-15V36C40 47 34 52 24 52H10C24 42 27-2 18-20C10-32 1-36 1-44V-48Z',
    ),
    line(['ember', 3], 'M-28-18V36M-17-22V39M-6-22V39M5-18V38M-26 44H8'),
  ]);
}

/** A house with one window lit. */
export function house(transform: string): Piece {
  return group({ transform }, [
    shape('near', 'M-20 0V-26L0-44L20-26V0Z'),
    shape('fore', 'M20 0V-26L0-44L-24-22L-20-16L0-34L8-27V0Z'),
    shape('honey', 'M-10 0V-12a5 5 0 0 1 10 0V0Z'),
  ]);
}
