import { fade, glow, group, line, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Broken pot, mended with gold. */
export const mendedPot: Drawing = [
  sky('morning'),
  part('dawn'),
  part('sill'),
  fade(glow([106, 222, 96])),
  oval('shade', [112, 286, 80, 6], { opacity: 0.35 }),
  shape(
    'clay',
    'M70 182C72 196 38 204 38 236C38 262 62 282 78 286H130C146 282 170 262 170 236C170 204 136 196 138 182Z',
  ),
  shape(
    'brick',
    'M138 182C136 196 170 204 170 236C170 262 146 282 130 286H110C138 272 148 250 146 232C144 208 118 200 120 182Z',
  ),
  shape('ember', 'M56 168H152V182H56Z'),
  shape('fore', 'M152 167V183H138C137 192 146 197 155 205L132 216L121 183L128 167Z'),
  line(
    ['honey', 3.4],
    'M128 168L121 183L132 216L155 205M121 184L104 204L112 228L92 246L98 264L90 284M112 228L140 242L168 234M92 246L64 242L42 250',
    { join: 'round' },
  ),
  line(['lamp', 1.3], 'M121 184L104 204L112 228L92 246L98 264L90 284'),
  group({ transform: 'rotate(10 202 272)' }, [
    shape('clay', 'M180 286L190 252L216 247L224 286Z'),
    shape('brick', 'M216 247L224 286H206Z'),
    line(['honey', 3.2], 'M180 286L190 252L216 247'),
  ]),
  part('jamb'),
];
