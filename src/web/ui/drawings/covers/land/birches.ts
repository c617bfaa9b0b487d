import { dot, glow, group, line, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Path under the birches. Their trunks go on where a door is tall. */
export const birches: Drawing = [
  sky('morning'),
  glow([132, 172, 92]),
  dot('honey', [132, 172, 17]),
  part('dawn'),
  shape('dnear', 'M0 238C50 218 110 208 150 208C190 208 216 220 240 230V320H0Z'),
  shape('paper', 'M90 244L99.5 -340H102.7L98 244Z'),
  shape('paper2', 'M90 244L99.5 -340H100.1L93 244Z'),
  shape('fore', 'M100 60l-5 1.5 5 2ZM92 108l5 1.5-5 2ZM98 156l-5 1.5 5 2ZM91 206l5 1.5-5 2Z'),
  shape('paper', 'M178 236L175.6 -340H178.7L186 236Z'),
  shape('paper2', 'M178 236L175.6 -340H176.2L181 236Z'),
  shape('fore', 'M184 80l-4 1.5 4 2ZM178 130l4 1.5-4 2ZM184 180l-4 1.5 4 2Z'),
  shape('dfore', 'M78 246C88 236 100 238 110 246ZM168 238C176 230 190 230 198 239Z'),
  shape(
    'paper2',
    'M60 320C76 292 150 284 150 258C150 240 116 238 120 224C124 214 136 216 138 208H146C146 218 138 220 138 226C140 236 176 240 174 262C172 288 130 296 140 320Z',
  ),
  shape(
    '~path',
    'M60 320C76 292 150 284 150 258C150 240 116 238 120 224C124 214 136 216 138 208H146C146 218 138 220 138 226C140 236 176 240 174 262C172 288 130 296 140 320Z',
  ),
  line(['fore', 2], 'M54 104C64 84 72 74 76 52M201 96C190 78 182 70 180 46M201 130C192 120 186 116 178 112'),
  shape('paper', 'M197 298L186.4 -340H191.6L215 298Z'),
  shape('paper2', 'M197 298L186.4 -340H187L204 298Z'),
  shape(
    'fore',
    'M207 40l-11 1.5 11 2ZM193 84l11 1.5-11 2ZM209 128l-11 1.5 11 2ZM195 170l11 1.5-11 2ZM211 214l-11 1.5 11 2ZM197 256l11 1.5-11 2Z',
  ),
  shape('paper', 'M38 306L61.1 -340H72.7L58 306Z'),
  shape('paper2', 'M38 306L61.1 -340H64.9L46 306Z'),
  shape(
    'fore',
    'M65 44l-13 1.5 13 2ZM46 88l13 1.5-13 2ZM62 132l-13 1.5 13 2ZM43 176l13 1.5-13 2ZM59 220l-13 1.5 13 2ZM40 264l13 1.5-13 2Z',
  ),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(76 52) rotate(10) scale(0.62)'),
    part('leaf', 'translate(70 76) rotate(70) scale(0.6)'),
    part('leaf', 'translate(180 46) rotate(-12) scale(0.62)'),
    part('leaf', 'translate(187 70) rotate(-64) scale(0.6)'),
  ]),
  group({ fill: 'mint' }, [
    part('leaf', 'translate(73 62) rotate(-40) scale(0.58)'),
    part('leaf', 'translate(64 90) rotate(104) scale(0.55)'),
    part('leaf', 'translate(182 58) rotate(36) scale(0.58)'),
    part('leaf', 'translate(178 112) rotate(-70) scale(0.55)'),
  ]),
  shape('dfore', 'M0 290C20 278 46 282 72 298L60 320H0ZM240 284C210 276 174 290 158 320H240Z'),
  line(['wood', 2.2], 'M86 302q4-3 8 0M106 293q4-3 8 0', { opacity: 0.5 }),
  part('jamb'),
];
