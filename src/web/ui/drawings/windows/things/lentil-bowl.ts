import { fade, glow, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Bowl of lentils with steam. */
export const lentilBowl: Drawing = [
  sky('dusk'),
  fade(part('stars')),
  part('hills'),
  glow([118, 196, 96]),
  part('sill'),
  oval('shade', [120, 285, 72, 6], { opacity: 0.35 }),
  shape(
    '~steam',
    'M98 190C80 164 116 150 100 122C90 104 100 88 110 74C106 96 122 108 122 128C122 150 102 164 110 190Z',
  ),
  shape(
    '~steam',
    'M136 192C122 172 148 162 138 140C132 126 140 114 148 104C146 120 158 130 156 146C154 164 138 172 146 192Z',
    { opacity: 0.7 },
  ),
  shape('brick', 'M94 278H142V286H94Z'),
  shape('clay', 'M44 212C46 256 78 280 118 280C158 280 190 256 192 212Z'),
  shape('brick', 'M192 212C190 256 158 280 118 280C152 272 172 248 174 212Z'),
  oval('brick', [118, 212, 74, 16]),
  shape('ember', 'M52 213C66 200 92 195 118 195C146 195 170 200 184 213C166 227 70 227 52 213Z'),
  oval('honey', [78, 210, 5, 3.2], { transform: 'rotate(20 78 210)' }),
  oval('lamp', [92, 205, 5, 3.2], { transform: 'rotate(-15 92 205)' }),
  oval('honey', [104, 211, 5, 3.2], { transform: 'rotate(10 104 211)' }),
  oval('honey', [116, 203, 5, 3.2], { transform: 'rotate(-20 116 203)' }),
  oval('lamp', [130, 209, 5, 3.2], { transform: 'rotate(15 130 209)' }),
  oval('honey', [144, 205, 5, 3.2]),
  oval('honey', [96, 217, 5, 3.2]),
  oval('honey', [122, 217, 5, 3.2], { transform: 'rotate(25 122 217)' }),
  oval('lamp', [138, 216, 5, 3.2], { transform: 'rotate(-10 138 216)' }),
  shape('ember', 'M44 212C46 230 76 232 118 232C160 232 190 230 192 212C186 224 150 228 118 228C84 228 50 224 44 212Z'),
  part('leaf', 'translate(158 210) rotate(40) scale(0.62)', { fill: 'leaf' }),
  part('leaf', 'translate(156 211) rotate(88) scale(0.55)', { fill: 'mint' }),
  part('leaf', 'translate(158 210) scale(0.5)', { fill: 'mint' }),
  part('jamb'),
];
