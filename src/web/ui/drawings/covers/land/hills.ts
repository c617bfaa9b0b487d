import { glow, line, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Two cupped hills holding a light. */
export const hills: Drawing = [
  sky('evening'),
  part('stars'),
  part('hills'),
  glow([119, 214, 124]),
  shape('lilac', 'M0 176C28 160 60 172 74 200C86 228 92 256 120 264L112 296C60 292 20 270 0 250Z'),
  shape('slate', 'M240 166C210 152 180 166 166 196C154 226 146 256 118 264L126 296C178 290 220 268 240 244Z'),
  line(['honey', 2.6], 'M24 170C48 168 66 184 74 200C84 224 90 250 108 260', { opacity: 0.6 }),
  line(['honey', 2.6], 'M218 162C194 160 174 178 166 196C156 222 150 250 132 260', { opacity: 0.6 }),
  shape('slate', 'M0 200C26 188 52 200 66 224C78 248 90 268 120 272L108 302C60 300 20 286 0 268Z'),
  shape('near', 'M240 192C212 180 186 194 174 220C162 246 148 268 118 272L132 302C180 298 222 282 240 264Z'),
  line(['ember', 2.6], 'M22 195C44 196 58 210 66 224C76 244 86 262 104 269', { opacity: 0.75 }),
  line(['ember', 2.6], 'M220 187C198 188 182 204 174 220C164 242 152 262 136 269', { opacity: 0.75 }),
  shape(
    'near',
    'M0 228C24 218 46 228 60 248C74 268 92 280 120 280C148 280 166 264 180 244C194 222 216 212 240 220V320H0Z',
  ),
  part('flame', 'translate(119 277) scale(1.2)'),
  shape('slate', 'M0 228C24 218 46 228 60 248C74 268 92 280 120 280C96 290 66 286 44 276C26 268 12 262 0 262Z', {
    opacity: 0.55,
  }),
  shape(
    'fore',
    'M0 258C28 248 54 268 78 282C96 292 108 294 122 294C148 293 168 278 188 266C208 254 226 252 240 256V320H0Z',
  ),
  part('jamb'),
];
