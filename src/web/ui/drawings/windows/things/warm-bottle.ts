import { dot, fade, glow, group, line, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Hot-water bottle on a chair. */
export const warmBottle: Drawing = [
  sky('dusk'),
  part('stars'),
  part('land'),
  shape('wood', 'M0 286H240V320H0Z'),
  line(['edge', 1.4], 'M0 286H240', { opacity: 0.5 }),
  oval('shade', [120, 308, 98, 8], { opacity: 0.35 }),
  shape('slate', 'M56 262V146C56 112 82 98 120 98C158 98 184 112 184 146V262Z'),
  shape('near', 'M184 262V146C184 112 158 98 120 98C148 106 164 122 164 150V262Z'),
  fade(glow([120, 206, 92])),
  line(['wood2', 8], 'M58 290V308M182 290V308'),
  shape('near', 'M48 246H192V298H48Z'),
  shape('lilac', 'M58 232H182C190 232 192 254 186 258H54C48 254 50 232 58 232Z'),
  shape('near', 'M178 220C178 206 208 206 208 220V300H178Z'),
  group({ transform: 'translate(122 197) rotate(9)' }, [
    dot('fore', [0, -69, 5]),
    dot('clay', [0, -69, 2]),
    shape('fore', 'M-5-66H5V-58H-5Z'),
    shape('brick', 'M-13-60H13L8-46H-8Z'),
    shape(
      'clay',
      'M-7-48V-42C-8-36-20-37-28-34C-37-30-40-24-40-15V36C-40 47-34 52-24 52H24C34 52 40 47 40 36V-15C40-24 37-30 28-34C20-37 8-36 7-42V-48Z',
    ),
    shape(
      'brick',
      'M7-48V-42C8-36 20-37 28-34C37-30 40-24 40-15V36C40 47 34 52 24 52H10C24 42 27-2 18-20C10-32 1-36 1-44V-48Z',
    ),
    line(['ember', 3], 'M-28-18V36M-17-22V39M-6-22V39M5-18V38'),
    line(['ember', 3], 'M-26 44H8'),
  ]),
  shape('slate', 'M32 220C32 206 62 206 62 220V300H32Z'),
  shape('paper', 'M26 222C42 214 60 216 70 223C74 250 68 272 72 292C58 297 40 297 28 291Z'),
  line(['clay', 3], 'M28 246C42 241 58 243 71 246M28 256C42 251 58 253 71 256'),
  line(['paper', 2], 'M32 293v8M41 295v8M50 295v8M59 295v8M68 293v8'),
  part('jamb'),
];
