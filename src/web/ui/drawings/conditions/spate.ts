import { line, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** A river in spate, a lantern on the bridge. */
export const spate: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(76 74) scale(.72)'),
  part('hills', 'matrix(-1 0 0 1 240 0)'),
  shape('~sea', 'M0 216C60 206 180 206 240 214V320H0Z'),
  shape('slate', 'M0 232C36 218 70 222 104 230C150 240 196 226 240 218V320H0Z'),
  line(['silver', 2.2], 'M0 232C36 218 70 222 104 230C150 240 196 226 240 218', { opacity: 0.6 }),
  shape(
    'wood',
    'M0 214C40 190 80 176 124 176C168 176 206 190 240 214V264H216C214 224 176 200 124 200C72 200 34 224 30 264H0Z',
  ),
  shape(
    'wood2',
    'M30 264C34 224 72 200 124 200C176 200 214 224 216 264H204C200 232 168 212 124 212C80 212 46 232 42 264Z',
  ),
  shape(
    'paper2',
    'M0 206C40 180 80 166 124 166C168 166 206 180 240 206V218C206 192 168 178 124 178C80 178 40 192 0 218Z',
  ),
  line(['line', 2], 'M0 212C40 187 80 173 124 173C168 173 206 187 240 212'),
  line(['wood2', 2.4], 'M52 214L42 196M86 202L82 184M162 202L166 184M196 214L206 196', { opacity: 0.7 }),
  line(['fore', 3.4], 'M152 172V106Q152 98 160 98Q168 98 168 106'),
  part('lantern', 'translate(168 120) scale(1.25)'),
  shape('near', 'M0 256C30 238 66 240 98 254C138 272 190 262 240 238V320H0Z'),
  line(['silver', 2.8], 'M0 256C30 238 66 240 98 254C138 272 190 262 240 238', { opacity: 0.8 }),
  line(['honey', 2.6], 'M136 226H170M140 236H182M150 246H188', { opacity: 0.8 }),
  line(['silver', 1.8], 'M22 272C34 266 50 268 62 274M176 284C190 284 204 280 216 274M54 294C66 294 78 298 90 304', {
    opacity: 0.5,
  }),
  shape('slate', 'M0 282C34 262 70 266 104 280C146 296 196 288 240 264V320H0Z'),
  line(['silver', 2.8], 'M0 282C34 262 70 266 104 280C146 296 196 288 240 264', { opacity: 0.75 }),
  shape('fore', 'M0 306C34 288 74 292 108 302C150 314 200 308 240 290V320H0Z'),
  line(['silver', 2.2], 'M0 306C34 288 74 292 108 302C150 314 200 308 240 290', { opacity: 0.5 }),
  part('jamb'),
];
