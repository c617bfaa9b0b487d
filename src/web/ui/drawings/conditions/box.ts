import { glow, group, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** A closed box, light at its seams. */
export const box: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(178 72) scale(.7)'),
  part('hills', 'matrix(-1 0 0 1 240 0)'),
  glow([118, 222, 120]),
  part('sill'),
  oval('shade', [124, 290, 92, 6], { opacity: 0.35 }),
  shape('wood', 'M40 220L146 234V290L40 276Z'),
  shape('wood2', 'M146 234L206 216V270L146 290Z'),
  line(['wood2', 2], 'M48 240L138 252M48 258L138 271M156 262L198 248', { opacity: 0.55 }),
  shape('lamp', 'M38 217L146 231L208 212V220L146 242L38 226Z'),
  shape('honey', 'M146 231L208 212V220L146 242Z'),
  shape('wood', 'M32 202L146 216V234L32 219Z'),
  shape('wood2', 'M146 216L214 196V212L146 234Z'),
  shape('weave', 'M32 202L104 186L214 196L146 216Z'),
  line(['wood', 2], 'M52 204L120 190M88 209L162 194', { opacity: 0.6 }),
  line(['edge', 1.6], 'M32 202L146 216L214 196', { opacity: 0.6 }),
  line(['honey', 2.6], 'M146 243V288'),
  line(['honey', 3], 'M42 278L146 292L204 273', { opacity: 0.85 }),
  line(['leaf2', 2.4], 'M60 196C84 178 104 190 128 174'),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(76 187) rotate(-20) scale(0.5)'),
    part('leaf', 'translate(100 184) rotate(-10) scale(0.5)'),
    part('leaf', 'translate(126 175) rotate(30) scale(0.5)'),
  ]),
  group({ fill: 'mint' }, [
    part('leaf', 'translate(84 186) rotate(120) scale(0.45)'),
    part('leaf', 'translate(112 182) rotate(130) scale(0.45)'),
  ]),
  part('jamb'),
];
