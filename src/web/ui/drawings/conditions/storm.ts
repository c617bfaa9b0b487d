import { dot, glow, line, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** A storm and an open door of light. */
export const storm: Drawing = [
  sky('evening'),
  part('stars'),
  part('hills'),
  shape('near', 'M0 256C60 230 170 226 240 246V320H0Z'),
  shape(
    'slate',
    'M0 0H240V96C220 116 196 102 182 118C164 136 136 116 120 130C100 146 70 126 52 140C34 152 14 142 0 148Z',
  ),
  shape('near', 'M0 0H240V66C214 84 196 72 178 88C158 104 134 86 112 100C88 114 62 96 40 110C26 118 12 112 0 114Z'),
  shape('fore', 'M0 0H240V36C212 52 190 42 170 56C146 72 122 54 98 68C72 82 40 66 0 80Z'),
  line(
    ['lilac', 2.8],
    'M240 96C220 116 196 102 182 118C164 136 136 116 120 130C100 146 70 126 52 140C34 152 14 142 0 148',
    { opacity: 0.85 },
  ),
  line(['slate', 2.4], 'M240 36C212 52 190 42 170 56C146 72 122 54 98 68C72 82 40 66 0 80'),
  line(
    ['silver', 2.2],
    'M30 152l-12 30M66 146l-12 30M104 146l-12 30M206 126l-12 30M232 140l-12 30M44 194l-12 30M80 198l-12 30M222 186l-12 30M28 238l-9 22M214 232l-9 22',
    { opacity: 0.7 },
  ),
  glow([138, 220, 112]),
  shape('fore', 'M100 280V166H168V280Z'),
  shape('~door', 'M107 280V173H161V280Z'),
  shape('wood', 'M161 173L204 186V296L161 280Z'),
  shape('edge', 'M161 173L168 175V283L161 280Z', { opacity: 0.6 }),
  shape('wood2', 'M174 192L196 198V232L174 228ZM174 240L196 244V280L174 272Z'),
  dot('honey', [199, 240, 3]),
  shape('fore', 'M0 284C60 274 170 274 240 286V320H0Z'),
  shape('~path', 'M107 278H161C168 292 176 306 180 320H56C70 306 92 292 107 278Z'),
  line(['fore', 1.8], 'M24 286c-6-10-4-18-12-28M32 286c-3-10-2-14-8-22M224 288c-4-10-2-16-9-26'),
  part('jamb'),
];
