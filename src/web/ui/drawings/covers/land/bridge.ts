import { band, glow, line, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Footbridge over a ravine. */
export const bridge: Drawing = [
  sky('dusk'),
  part('stars'),
  part('moon', 'translate(168 76) scale(0.75)'),
  part('land'),
  band('~veil', [206, 114], { opacity: 0.85 }),
  shape('mid', 'M0 286C50 272 130 300 240 280V320H0Z', { opacity: 0.8 }),
  shape('near', 'M240 198C214 194 190 202 178 222C182 244 172 262 178 284C182 300 176 310 174 320H240Z'),
  shape(
    'slate',
    'M178 222C182 244 172 262 178 284C182 300 176 310 174 320H188C192 300 186 290 190 270C192 252 186 238 178 222Z',
  ),
  part('hut', 'translate(222 201) scale(1.05)'),
  shape('fore', 'M0 238C24 228 52 234 66 252C72 268 60 284 70 300C74 308 76 314 78 320H0Z'),
  glow([54, 210, 66]),
  shape('wood2', 'M52 256C90 290 140 274 184 222L192 226C148 286 92 304 44 264Z'),
  line(
    ['wood', 5],
    'M62 262l-6 8M76 270l-4 9M91 276l-2 10M107 277l1 10M123 274l4 9M138 267l5 9M152 257l6 8M165 246l6 7M176 234l6 5',
  ),
  line(['wood2', 2.6], 'M54 222C92 258 138 244 182 196M38 230C84 280 142 268 194 202'),
  line(['wood2', 1.8], 'M70 236V266M90 246V274M112 248V276M134 240V268M154 226V252M170 210V238'),
  line(['fore', 5], 'M54 216V266M34 226V272M182 192V228M195 198V232'),
  part('lantern', 'translate(54 196) scale(1.25)'),
  shape('fore', 'M0 284C30 276 60 286 84 320H0Z'),
  line(['fore', 1.8], 'M20 280c-2-10 2-14-1-22M27 280c2-8 5-10 5-17'),
  part('jamb'),
];
