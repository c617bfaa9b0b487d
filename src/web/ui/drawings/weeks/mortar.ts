import { warmBottle } from '../conditions/small-things.ts';
import { glow, group, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Mortar, herbs and a warm bottle. */
export const mortar: Drawing = [
  sky('dusk'),
  part('stars'),
  part('land'),
  line(['wood', 9], 'M0 52H96'),
  line(['line', 2], 'M58 52V72'),
  group({ transform: 'translate(0 -14)' }, [
    line(['leaf2', 2.6], 'M58 84C54 104 46 122 38 138M58 84C60 106 58 128 60 152M58 84C64 104 74 118 80 132'),
    group({ fill: 'leaf' }, [
      part('leaf', 'translate(50 110) rotate(-130) scale(0.55)'),
      part('leaf', 'translate(38 136) rotate(-160) scale(0.65)'),
      part('leaf', 'translate(60 150) rotate(180) scale(0.65)'),
      part('leaf', 'translate(80 130) rotate(150) scale(0.65)'),
    ]),
    group({ fill: 'mint' }, [
      part('leaf', 'translate(44 124) rotate(140) scale(0.55)'),
      part('leaf', 'translate(60 132) rotate(-140) scale(0.6)'),
      part('leaf', 'translate(68 108) rotate(110) scale(0.55)'),
    ]),
  ]),
  glow([164, 206, 100]),
  part('sill'),
  oval('shade', [164, 281, 52, 6], { opacity: 0.35 }),
  oval('shade', [70, 284, 48, 5], { opacity: 0.35 }),
  warmBottle('translate(164 222) rotate(8) scale(1.06)'),
  group({ transform: 'rotate(-28 84 232)' }, [
    shape('silver', 'M79 232V176C79 166 91 166 91 176V232Z'),
    shape('lilac', 'M87 232V168C90 169 91 172 91 176V232Z'),
    oval('silver', [85, 170, 8, 9]),
    oval('lilac', [88, 170, 5, 8]),
  ]),
  shape('lilac', 'M34 226H106C106 250 96 262 88 268H52C44 262 34 250 34 226Z'),
  shape('slate', 'M106 226C106 250 96 262 88 268H74C86 258 90 244 90 226Z'),
  oval('slate', [70, 226, 36, 8]),
  oval('leaf2', [70, 227, 30, 5.5]),
  shape('lilac', 'M48 266H92L98 284H42Z'),
  shape('slate', 'M78 266H92L98 284H82Z'),
  group({ fill: 'mint' }, [
    part('leaf', 'translate(58 228) rotate(-30) scale(0.5)'),
    part('leaf', 'translate(60 228) rotate(20) scale(0.45)'),
  ]),
  line(['leaf2', 2.4], 'M112 300C134 294 150 298 172 294'),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(128 297) rotate(50) scale(0.45)'),
    part('leaf', 'translate(150 297) rotate(55) scale(0.45)'),
  ]),
  group({ fill: 'mint' }, [
    part('leaf', 'translate(138 297) rotate(135) scale(0.45)'),
    part('leaf', 'translate(172 294) rotate(85) scale(0.55)'),
  ]),
  part('jamb'),
];
