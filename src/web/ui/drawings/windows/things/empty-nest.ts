import { fade, glow, group, line, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Empty nest, one feather. */
export const emptyNest: Drawing = [
  sky('morning'),
  part('dawn'),
  part('hut', 'translate(206 208) scale(0.7)'),
  shape(
    'wood2',
    'M240 264C200 262 150 278 96 276C60 274 30 264 0 270V282C36 276 60 288 96 289C150 290 196 280 240 282Z',
  ),
  line(['wood2', 4], 'M196 270C206 242 216 228 232 218M40 274C30 258 20 248 8 242'),
  group({ fill: 'leaf' }, [part('leaf', 'translate(216 234) rotate(-30) scale(0.8)')]),
  group({ fill: 'mint' }, [part('leaf', 'translate(226 224) rotate(40) scale(0.9)')]),
  group({ fill: 'dfore' }, [part('leaf', 'translate(206 250) rotate(-50) scale(0.7)')]),
  group({ fill: 'leaf' }, [part('leaf', 'translate(22 252) rotate(-60) scale(0.7)')]),
  group({ fill: 'mint' }, [part('leaf', 'translate(12 244) rotate(10) scale(0.7)')]),
  group({ fill: 'dfore' }, [part('leaf', 'translate(32 264) rotate(-30) scale(0.6)')]),
  fade(glow([118, 222, 84])),
  oval('wood2', [118, 216, 66, 17]),
  group({ transform: 'rotate(24 128 222)' }, [
    shape('paper', 'M128 222C100 196 104 140 138 100C152 144 158 192 128 222Z'),
    shape('paper2', 'M128 222C142 190 144 144 138 100C152 144 158 192 128 222Z'),
    line(['line', 1.6], 'M125 234C130 190 136 146 138 108'),
  ]),
  shape('wood', 'M50 212C52 260 84 282 118 282C152 282 184 260 186 212C170 234 66 234 50 212Z'),
  line(['weave', 2.6], 'M56 224C90 246 146 246 180 222M62 240C92 258 144 258 176 238M74 258C98 271 140 271 162 256'),
  line(['wood2', 2], 'M54 232C84 254 120 256 162 243M80 264C104 277 132 275 150 267M68 234C96 264 150 260 184 226'),
  line(['wood', 2.4], 'M48 214l-14-8M56 228l-18 4M186 214l12-10M182 232l14 2'),
  part('jamb'),
];
