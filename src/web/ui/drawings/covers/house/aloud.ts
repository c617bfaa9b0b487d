import { dot, glow, line, oval, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Open window, curtain moving. */
export const aloud: Drawing = [
  sky('morning'),
  glow([150, 184, 86]),
  dot('honey', [150, 184, 14]),
  part('dawn'),
  shape('dnear', 'M0 250C60 228 160 236 240 246V320H0Z'),
  line(['lilac', 2.6], 'M122 132q6-7 11 0q5-7 11 0M148 104q5-6 9 0q4-6 9 0M168 138q4-5 7 0q3-5 7 0'),
  shape('wood', 'M196 60L232 40V282L196 262Z'),
  shape('silver', 'M201 70L227 56V126L201 130ZM201 138L227 135V202L201 198ZM201 206L227 211V272L201 256Z', {
    opacity: 0.55,
  }),
  shape('honey', 'M201 206L227 211V272L201 256Z', { opacity: 0.35 }),
  part('sill'),
  line(['wood2', 5], 'M18 52H176'),
  shape(
    'paper',
    'M22 52H84C92 110 122 140 138 196C144 220 138 244 122 258C104 238 100 270 78 262C64 256 60 288 38 284C26 240 20 120 22 52Z',
  ),
  shape(
    'paper2',
    'M44 52H60C66 130 92 180 92 240C90 256 86 262 78 262C74 200 54 130 44 52ZM72 52H84C92 110 122 140 138 196C142 212 140 232 132 246C128 180 82 120 72 52ZM22 52H30C34 130 54 210 52 274C48 284 42 285 38 284C26 240 20 120 22 52Z',
  ),
  line(['wood2', 4], 'M28 52v-4M44 52v-4M60 52v-4M78 52v-4'),
  oval('shade', [164, 287, 26, 4], { opacity: 0.35 }),
  shape('clay', 'M144 262H184C184 278 176 286 164 286C152 286 144 278 144 262Z'),
  shape('brick', 'M184 262C184 278 176 286 164 286C172 280 174 272 174 262Z'),
  line(['clay', 3], 'M184 266c10-2 10 12-3 11'),
  oval('ember', [164, 262, 20, 4]),
  shape(
    '~steam',
    'M160 256C152 244 166 238 160 226C158 220 162 214 166 210C166 218 172 224 170 232C168 242 160 246 165 256Z',
  ),
  part('jamb'),
];
