import { dot, glow, group, line, oval, part, shape, sky, type Drawing } from '../../windows/drawing.ts';

/** Chair, a clock without hands, a plant. */
export const chair: Drawing = [
  sky('dusk'),
  part('stars'),
  part('hills', 'matrix(-1 0 0 1 240 0)'),
  shape('wood', 'M0 282H240V320H0Z'),
  line(['edge', 1.4], 'M0 282H240', { opacity: 0.5 }),
  line(['wood', 2.5], 'M158-340V66'),
  glow([158, 102, 92]),
  dot('wood2', [158, 102, 38]),
  dot('lamp', [158, 102, 33]),
  dot('~path', [158, 102, 33], { opacity: 0.5 }),
  line(['clay', 3.4], 'M158 76v5M158 123v5M132 102h5M179 102h5'),
  oval('shade', [94, 309, 60, 6], { opacity: 0.35 }),
  line(['wood2', 5.5], 'M56 252L48 308M128 252L136 306M72 258L70 300M118 256L116 298'),
  shape('slate', 'M52 236V168C52 156 62 150 90 150C118 150 130 156 130 168V236Z'),
  shape('near', 'M112 152C124 154 130 159 130 168V236H116V170C116 160 114 156 112 152Z'),
  shape(
    'clay',
    'M46 240C46 232 54 230 62 230H122C132 230 138 234 138 242C138 254 132 258 122 258H60C50 258 46 250 46 240Z',
  ),
  shape('brick', 'M46 246C60 252 124 252 138 246C138 254 132 258 122 258H60C52 258 47 252 46 246Z'),
  shape('paper', 'M82 154C82 144 114 144 120 156C124 174 122 196 124 216C112 220 98 220 88 217C90 196 84 174 82 154Z'),
  shape(
    'paper2',
    'M104 148C112 149 118 151 120 156C124 174 122 196 124 216C118 218 112 219 107 219C110 196 108 170 104 148Z',
  ),
  line(['clay', 3], 'M88 201C100 204 112 204 123 200M88 209C100 212 112 212 123 208', { opacity: 0.8 }),
  line(['paper', 2], 'M91 218v6M101 219v6M111 219v6M121 217v6'),
  oval('shade', [192, 309, 28, 5], { opacity: 0.35 }),
  line(['leaf2', 2.4], 'M190 262C188 240 186 222 176 206M192 262C196 244 200 230 210 216M191 262V212'),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(178 232) rotate(-58) scale(0.8)'),
    part('leaf', 'translate(202 240) rotate(62) scale(0.75)'),
    part('leaf', 'translate(191 222) rotate(4) scale(0.9)'),
  ]),
  group({ fill: 'leaf2' }, [
    part('leaf', 'translate(184 250) rotate(-74) scale(0.7)'),
    part('leaf', 'translate(177 210) rotate(-28) scale(0.7)'),
    part('leaf', 'translate(208 220) rotate(34) scale(0.7)'),
  ]),
  shape('clay', 'M168 260H216L208 308H176Z'),
  shape('brick', 'M202 260H216L208 308H196Z'),
  shape('ember', 'M164 254H220V264H164Z'),
  part('jamb'),
];
