import { dot, glow, group, line, oval, shape, type Drawing } from '../../windows/drawing.ts';

/** A hot-water bottle in a felted cover, its collar turned down. */
export const woolBottle: Drawing = [
  glow([120, 168, 118], { opacity: 0.55 }),
  oval('shade', [122, 239, 66, 4], { opacity: 0.4 }),
  group({ transform: 'rotate(-4 120 240)' }, [
    dot('fore', [122, 24, 9]),
    dot('clay', [122, 24, 3.6]),
    shape('near', 'M113 28H131V44H113Z'),
    shape(
      'clay',
      'M104 74C102 88 92 88 78 94C62 101 56 112 56 128V214C56 230 66 240 84 240H158C176 240 186 230 186 214V128C186 112 180 101 164 94C150 88 140 88 138 74Z',
    ),
    shape(
      'brick',
      'M126 74H138C140 88 150 88 164 94C180 101 186 112 186 128V214C186 230 176 240 158 240H140C164 226 170 150 154 120C142 100 126 96 126 74Z',
    ),
    line(['ember', 3.4], 'M74 116V218M90 106V224M106 102V226M122 102V226M138 110V224M154 128V214', { opacity: 0.85 }),
    line(
      ['ember', 2],
      'M66 128l8 10 8-10M66 154l8 10 8-10M66 180l8 10 8-10M98 118l8 10 8-10M98 144l8 10 8-10M98 170l8 10 8-10M98 196l8 10 8-10M130 128l8 10 8-10M130 154l8 10 8-10M130 180l8 10 8-10',
      { opacity: 0.55 },
    ),
    shape('paper', 'M94 40C104 36 138 36 148 40C152 52 150 66 146 80C132 85 110 85 96 80C92 66 90 52 94 40Z'),
    shape('paper2', 'M128 37C136 37 144 38 148 40C152 52 150 66 146 80C140 82 134 83 128 83.6C136 68 136 52 128 37Z'),
    line(['line', 1.6], 'M102 42V78M110 41V80M118 40.5V81M126 40.5V81M134 41V80M142 42V78', { opacity: 0.5 }),
    line(['wood2', 4], 'M146 70C158 72 164 82 160 96'),
    dot('wood', [160, 99, 8]),
    dot('wood2', [158, 98, 1.6]),
    dot('wood2', [162, 100, 1.6]),
  ]),
];
