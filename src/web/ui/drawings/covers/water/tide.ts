import { glow, group, line, oval, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Shells on wet sand. */
export const tide: Drawing = [
  sky('morning'),
  glow([170, 190, 70]),
  part('sea'),
  line(['haze', 1.8], 'M150 212H206M132 222H168M60 214H84M180 230H222', { opacity: 0.7 }),
  shape('silver', 'M0 240C40 228 76 236 112 246C156 258 200 252 240 236V320H0Z', { opacity: 0.9 }),
  shape('sill1', 'M0 246C40 236 74 244 110 254C154 266 200 260 240 246V320H0Z'),
  shape('sill2', 'M0 282C60 268 160 296 240 276V320H0Z', { opacity: 0.7 }),
  oval('~glow', [88, 262, 80, 52]),
  oval('shade', [90, 293, 54, 6], { opacity: 0.3 }),
  group({ transform: 'translate(92 256) rotate(-14)' }, [
    shape('paper', 'M-6 34C-40 24-54-6-44-28C-36-46-14-54 4-50C26-46 46-32 48-8C48 14 26 30 8 34L10 42H-8Z'),
    shape('paper2', 'M4-50C26-46 46-32 48-8C48 14 26 30 8 34L10 42H2C14 10 22-24 4-50Z'),
    line(
      ['clay', 2.2],
      'M0 34C-16 16-30-6-42-26M0 34C-8 10-14-20-20-46M1 34C4 8 6-20 6-49M2 34C14 14 26-14 30-38M3 34C18 22 36 6 46-12',
      { opacity: 0.65 },
    ),
    line(['ember', 3], 'M-44-28C-36-46-14-54 4-50'),
  ]),
  oval('shade', [178, 287, 32, 4], { opacity: 0.3 }),
  shape('clay', 'M148 284C144 262 160 248 178 250C198 252 208 268 202 284C190 290 160 290 148 284Z'),
  shape('brick', 'M178 250C198 252 208 268 202 284C198 287 190 288 184 288C194 276 192 260 178 250Z'),
  shape('~door', 'M148 284C146 272 154 264 164 266C174 269 176 280 170 288C162 288 154 287 148 284Z'),
  line(['ember', 2.2], 'M176 258C184 262 188 268 187 276'),
  line(['wood', 2], 'M128 300q5-4 10 0M40 304q5-4 10 0M214 300q5-4 10 0', { opacity: 0.5 }),
  part('jamb'),
];
