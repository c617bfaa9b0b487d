import { glow, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Closing bud. */
export const closingBud: Drawing = [
  sky('reflect'),
  shape('reflect3', 'M0 186C40 162 84 190 126 176C170 160 206 158 240 178V320H0Z', { opacity: 0.55 }),
  shape('reflect3', 'M0 218C46 200 96 216 140 204C180 194 214 202 240 208V320H0Z'),
  glow([154, 166, 72]),
  shape('reflect4', 'M0 268C60 250 150 256 240 272V320H0Z'),
  shape('reflect5', 'M0 296C70 284 160 288 240 298V320H0Z'),
  line(['reflect5', 6], 'M96 292C84 220 76 126 118 102C142 90 156 108 156 128'),
  shape('reflect5', 'M86 228C66 198 42 188 20 190C26 218 54 236 86 228Z'),
  shape('leaf', 'M86 228C66 198 42 188 20 190C44 198 68 212 86 228Z'),
  shape('reflect6', 'M156 124C118 140 116 188 142 218C150 210 160 210 168 218C196 188 194 140 156 124Z'),
  shape('reflect5', 'M156 124C192 142 194 190 168 218C174 186 170 150 156 124Z'),
  shape('lilac', 'M156 126C140 154 140 190 155 222C172 190 172 154 156 126Z'),
  shape('honey', 'M155 222C148 208 146 192 147 178C152 190 158 190 164 178C164 194 162 208 155 222Z'),
  shape('leaf', 'M142 132C146 120 166 120 170 132C164 142 148 142 142 132Z'),
  shape('lilac', 'M178 284C188 270 208 268 220 274C212 286 194 290 178 284Z'),
  part('jamb'),
];
