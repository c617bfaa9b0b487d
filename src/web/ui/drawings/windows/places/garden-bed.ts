import { dot, fade, glow, group, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Garden bed at dawn. */
export const gardenBed: Drawing = [
  sky('morning'),
  fade(glow([96, 178, 100])),
  dot('lamp', [96, 182, 24]),
  part('dawn'),
  shape('dnear', 'M0 240C70 226 160 224 240 234V320H0Z'),
  line(['dfore', 5], 'M104 230C84 244 46 256 2 264M110 230C106 252 88 272 58 286M116 230C126 250 146 264 176 278', {
    opacity: 0.5,
  }),
  line(['wood2', 3.5], 'M160 292L190 126M204 294L184 128M228 288L178 130'),
  line(['dfore', 2.2], 'M162 280C182 262 166 244 180 226C194 208 174 190 186 168C190 158 184 148 188 138'),
  group({ fill: 'leaf' }, [part('leaf', 'translate(170 270) rotate(70) scale(0.62)')]),
  group({ fill: 'mint' }, [part('leaf', 'translate(170 246) rotate(-60) scale(0.62)')]),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(180 228) rotate(60) scale(0.64)'),
    part('leaf', 'translate(186 204) rotate(-66) scale(0.62)'),
  ]),
  group({ fill: 'mint' }, [
    part('leaf', 'translate(180 190) rotate(66) scale(0.62)'),
    part('leaf', 'translate(186 166) rotate(-60) scale(0.54)'),
  ]),
  group({ fill: 'leaf' }, [part('leaf', 'translate(187 150) rotate(50) scale(0.48)')]),
  group({ fill: 'mint' }, [part('leaf', 'translate(210 262) rotate(60) scale(0.6)')]),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(202 236) rotate(-50) scale(0.55)'),
    part('leaf', 'translate(204 214) rotate(54) scale(0.5)'),
  ]),
  group({ fill: 'dfore' }, [
    part('leaf', 'translate(64 296) rotate(-68) scale(1.15)'),
    part('leaf', 'translate(64 296) rotate(68) scale(1.15)'),
  ]),
  group({ fill: 'leaf2' }, [
    part('leaf', 'translate(64 296) rotate(-44) scale(1.4)'),
    part('leaf', 'translate(64 296) rotate(44) scale(1.4)'),
    part('leaf', 'translate(134 296) rotate(32) scale(1.05)'),
    part('leaf', 'translate(18 296) rotate(-20) scale(0.9)'),
  ]),
  group({ fill: 'mint' }, [
    part('leaf', 'translate(64 296) rotate(-16) scale(1.5)'),
    part('leaf', 'translate(64 296) rotate(20) scale(1.45)'),
    part('leaf', 'translate(134 296) rotate(-26) scale(1.1)'),
    part('leaf', 'translate(20 296) rotate(26)'),
  ]),
  shape('wood', 'M0 290L240 284V306L0 312Z'),
  shape('wood2', 'M0 312L240 306V320H0Z'),
  line(['edge', 1.5], 'M0 290L240 284', { opacity: 0.6 }),
  part('jamb'),
];
