import { fade, glow, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Sprout. */
export const sprout: Drawing = [
  sky('create'),
  fade(glow([168, 166, 92])),
  shape('create3', 'M0 186C40 162 84 190 126 176C170 160 206 158 240 178V320H0Z', { opacity: 0.55 }),
  shape('create3', 'M0 218C46 200 96 216 140 204C180 194 214 202 240 208V320H0Z'),
  shape('create4', 'M0 262C60 244 150 250 240 266V320H0Z'),
  shape('create5', 'M0 296C60 284 150 288 240 298V320H0Z'),
  shape('create5', 'M113 274C118 234 118 204 114 168H119C123 204 124 234 127 274C122 270 118 270 113 274Z'),
  shape('create5', 'M117 202C76 204 42 176 34 130C82 128 114 154 117 202Z'),
  shape('create6', 'M117 202C90 178 64 152 34 130C82 128 114 154 117 202Z'),
  shape('create5', 'M116 174C112 126 142 88 194 80C196 132 166 170 116 174Z'),
  shape('create6', 'M116 174C136 142 162 110 194 80C196 132 166 170 116 174Z'),
  line(['create4', 2], 'M117 202C104 188 90 174 78 163M116 174C126 158 138 142 150 128'),
  part('jamb'),
];
