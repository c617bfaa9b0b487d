import { flicker, glow, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Tide and moon path. */
export const tidePath: Drawing = [
  sky('dusk'),
  part('stars'),
  part('moon', 'translate(152 88) scale(1.2)'),
  part('sea'),
  shape(
    'moon1',
    'M136 205Q152 203.4 168 205Q152 206.6 136 205ZM124 211Q148 208.8 172 211Q148 213.2 124 211ZM139 218Q156 215.4 173 218Q156 220.6 139 218ZM119 226Q149 222.8 179 226Q149 229.2 119 226ZM138 235Q158 231.4 178 235Q158 238.6 138 235ZM111 244Q147 239.6 183 244Q147 248.4 111 244ZM136 255Q160 250 184 255Q160 260 136 255ZM108 267Q150 261 192 267Q150 273 108 267ZM144 281Q170 275 196 281Q170 287 144 281Z',
    { opacity: 0.82 },
  ),
  line(['silver', 1.6], 'M24 222H48M204 216H228M66 242H84M212 244H232M30 244H44', { opacity: 0.45 }),
  shape('silver', 'M0 256C44 248 82 264 120 280C160 297 206 300 240 288V320H0Z', { opacity: 0.85 }),
  shape('slate', 'M0 262C44 254 80 270 118 286C158 302 206 306 240 295V320H0Z'),
  shape('fore', 'M0 268C42 260 76 278 114 294C148 308 190 314 240 306V320H0Z'),
  glow([52, 272, 66]),
  shape('wood2', 'M34 280l16-8 20 7-3 6H38Z'),
  flicker(part('flame', 'translate(52 277) scale(0.72)')),
  part('jamb'),
];
