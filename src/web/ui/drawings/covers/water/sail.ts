import { glow, group, line, oval, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Boat made up for sleep. */
export const sail: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(150 90) scale(1.3)'),
  part('sea'),
  shape('moon1', 'M132 205Q150 203 168 205Q150 207 132 205ZM122 211Q152 208 180 211Q152 214 122 211Z', {
    opacity: 0.8,
  }),
  line(['silver', 1.6], 'M24 222H52M204 214H228M20 240H40M206 252H228', { opacity: 0.45 }),
  glow([56, 222, 76]),
  oval('fore', [116, 277, 86, 7], { opacity: 0.5 }),
  group({ transform: 'translate(72 224) rotate(-14)' }, [
    shape('paper', 'M-27-14C-20-18 20-18 27-14C31-8 31 10 27 15C20 18-20 18-27 15C-31 10-31-8-27-14Z'),
    shape('paper2', 'M10-17C18-17 24-16 27-14C31-8 31 10 27 15C22 17 16 17 10 17C18 8 18-8 10-17Z'),
  ]),
  shape('lilac', 'M94 240C98 222 120 216 144 218C170 220 190 224 198 230L190 244H94Z'),
  shape('wood2', 'M24 228C60 244 168 246 210 222C206 258 172 278 116 278C66 278 32 262 24 228Z'),
  shape('wood', 'M24 228C60 244 168 246 210 222L206 236C168 256 66 256 28 240Z'),
  shape(
    'lilac',
    'M94 239C118 242 150 242 178 236C178 248 174 256 176 266C168 262 160 270 152 268C142 264 136 274 126 272C118 266 108 272 98 268C100 258 92 250 94 239Z',
  ),
  shape(
    'slate',
    'M156 240C164 239 172 238 178 236C178 248 174 256 176 266C168 262 160 270 152 268C158 260 154 250 156 240Z',
  ),
  line(['paper', 3], 'M95 247C118 250 150 250 178 244M97 256C118 258 152 258 176 252', { opacity: 0.85 }),
  line(['paper', 3], 'M106 226C126 222 158 224 182 230', { opacity: 0.7 }),
  line(['wood2', 4], 'M36 232V178q0-12 12-12'),
  part('lantern', 'translate(49 184) scale(1.1)'),
  line(['honey', 2.4], 'M40 284H70M52 292H84M44 300H64', { opacity: 0.7 }),
  line(['silver', 1.8], 'M100 290H150M170 284H206M118 302H176', { opacity: 0.45 }),
  part('jamb'),
];
