import { fade, glow, group, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Tide. */
export const lanternBoat: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(172 80) scale(0.85)'),
  part('sea'),
  shape('slate', 'M0 240C26 222 58 220 92 234C128 248 160 242 186 226C206 216 226 218 240 224V320H0Z'),
  fade(
    line(['silver', 2.6], 'M0 240C26 222 58 220 92 234C128 248 160 242 186 226C206 216 226 218 240 224', {
      opacity: 0.75,
    }),
  ),
  glow([92, 196, 80]),
  group({ transform: 'rotate(8 96 232)' }, [
    shape('wood2', 'M50 218H142C138 240 124 250 96 250C68 250 54 240 50 218Z'),
    shape('wood', 'M50 218H142L139 227H53Z'),
    part('lantern', 'translate(96 182) scale(1.6)'),
  ]),
  shape('near', 'M0 274C30 254 62 248 96 260C132 274 166 276 196 260C214 252 230 252 240 256V320H0Z'),
  line(['silver', 2.6], 'M0 274C30 254 62 248 96 260C132 274 166 276 196 260C214 252 230 252 240 256', {
    opacity: 0.85,
  }),
  line(['honey', 2.6], 'M72 266H112M84 276H126M74 286H98', { opacity: 0.75 }),
  shape('fore', 'M0 302C30 284 62 284 92 296C128 308 176 304 240 280V320H0Z'),
  line(['silver', 2.2], 'M0 302C30 284 62 284 92 296C128 308 176 304 240 280', { opacity: 0.5 }),
  part('jamb'),
];
