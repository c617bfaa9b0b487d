import { fade, group, line, oval, part, shape, sky, type Drawing } from '../drawing.ts';

/** Lantern. */
export const hungLantern: Drawing = [
  sky('evening'),
  part('stars'),
  part('hills'),
  shape('near', 'M0 280C60 262 160 262 240 276V320H0Z'),
  shape('wood2', 'M240 60C190 52 130 66 84 56L80 62C126 76 190 66 240 76Z'),
  line(['wood2', 2.4], 'M206 66C200 84 206 96 202 108M170 64C160 80 156 84 154 96'),
  group({ fill: 'leaf' }, [part('leaf', 'translate(202 106) rotate(170) scale(0.7)')]),
  group({ fill: 'leaf2' }, [part('leaf', 'translate(206 90) rotate(130) scale(0.6)')]),
  group({ fill: 'leaf' }, [part('leaf', 'translate(154 94) rotate(190) scale(0.6)')]),
  group({ fill: 'leaf2' }, [part('leaf', 'translate(158 82) rotate(230) scale(0.5)')]),
  group({ fill: 'leaf' }, [part('leaf', 'translate(86 58) rotate(-70) scale(0.7)')]),
  group({ fill: 'leaf2' }, [part('leaf', 'translate(98 60) rotate(-110) scale(0.6)')]),
  line(['fore', 2.4], 'M116 64V96'),
  part('lantern', 'translate(116 142) scale(4)'),
  shape('fore', 'M0 300C60 288 160 290 240 298V320H0Z'),
  fade(oval('~glow', [116, 300, 86, 12])),
  line(['fore', 1.8], 'M30 298c-2-10 2-14-1-24M38 297c2-8 6-10 6-18M206 296c2-12-2-16 2-26'),
  part('jamb'),
];
