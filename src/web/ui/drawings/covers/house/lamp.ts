import { glow, line, oval, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Lamp and rocking chair. */
export const lamp: Drawing = [
  sky('evening'),
  part('stars'),
  part('moon', 'translate(120 66) scale(0.62)'),
  part('hills'),
  shape('wood', 'M0 286H240V320H0Z'),
  line(['edge', 1.4], 'M0 286H240', { opacity: 0.5 }),
  oval('clay', [104, 302, 92, 8], { opacity: 0.55 }),
  oval('ember', [104, 301, 70, 5], { opacity: 0.4 }),
  glow([186, 156, 112]),
  shape('~cone', 'M160 148L128 286H236L212 148Z', { opacity: 0.6 }),
  line(['fore', 4], 'M186 150V292'),
  oval('fore', [186, 294, 20, 4.5]),
  shape('honey', 'M164 104H208L222 150H150Z'),
  shape('ember', 'M194 104H208L222 150H200Z', { opacity: 0.7 }),
  oval('lamp', [186, 150, 36, 6]),
  line(['wood2', 6], 'M40 288C70 308 122 308 152 284'),
  line(['wood2', 5.5], 'M66 244L60 296M122 246L130 298'),
  line(['wood2', 5], 'M58 236C52 200 46 170 44 136M84 232C76 200 70 164 68 130'),
  line(['wood2', 2.6], 'M51 234C46 200 56 160 55 132M72 234C66 196 62 160 62 130'),
  shape('wood', 'M36 140C36 124 76 116 78 132C76 140 40 148 36 140Z'),
  shape('wood', 'M52 236C76 228 110 230 134 236C138 244 134 250 126 250H64C54 250 50 244 52 236Z'),
  line(['wood2', 5], 'M58 208C80 202 106 206 124 206M122 208V240'),
  shape(
    'paper',
    'M60 206C76 198 100 200 112 206C116 222 104 232 112 244C116 258 108 268 100 272C86 264 76 272 66 266C60 246 54 226 60 206Z',
  ),
  shape(
    'paper2',
    'M96 201C104 202 109 204 112 206C116 222 104 232 112 244C116 258 108 268 100 272C96 270 93 269 90 268C100 246 90 224 96 201Z',
  ),
  line(['clay', 3], 'M63 250C76 254 92 250 110 254M62 240C76 244 90 240 107 243', { opacity: 0.8 }),
  part('jamb'),
];
