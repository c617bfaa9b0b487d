import { fade, line, oval, part, sky, type Drawing, type Piece } from '../drawing.ts';

/** The lights of one depth: nearer ones are larger. With each its light on the water. */
function lights(width: number, places: string, glints: string): Piece[] {
  return [
    line(['ember', width], places, { strokeOpacity: 0.5 }),
    line(['honey', Math.round(width * 6.4) / 10], places),
    line(['lamp', Math.round(width * 3.8) / 10], places),
    line(['honey', Math.round(width * 1.44) / 10], glints, { strokeOpacity: 0.6 }),
  ];
}

/** Ring of thirty lights. */
export const thirtyLights: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(166 86)'),
  part('sea'),
  fade(oval('~glow', [118, 254, 118, 60], { opacity: 0.7 })),
  ...lights(
    7.6,
    'M123 214h0M141 215h0M159 218h0M175 223h0M69 220h0M86 217h0M104 214h0',
    'M121 221h4.3M139 223h4.3M157 226h4.3M172 230h4.3M67 228h4.3M84 224h4.3M102 222h4.3',
  ),
  ...lights(
    9.7,
    'M188 229h0M198 236h0M205 244h0M29 248h0M34 240h0M43 232h0M54 226h0',
    'M185 238h5.5M195 245h5.5M202 253h5.5M26 257h5.5M31 249h5.5M40 241h5.5M52 235h5.5',
  ),
  ...lights(
    12.2,
    'M208 252h0M207 260h0M202 268h0M38 272h0M31 264h0M28 256h0',
    'M204 263h7M203 271h7M199 279h7M34 283h7M28 275h7M25 267h7',
  ),
  ...lights(
    14.7,
    'M193 276h0M182 282h0M167 288h0M150 291h0M132 294h0M113 294h0M95 293h0M77 290h0M61 285h0M48 279h0',
    'M189 288h8.4M177 295h8.4M163 300h8.4M146 304h8.4M128 306h8.4M109 306h8.4M91 305h8.4M73 302h8.4M57 298h8.4M44 292h8.4',
  ),
  part('jamb'),
];
