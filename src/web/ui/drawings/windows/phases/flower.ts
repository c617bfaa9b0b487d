import { dot, fade, glow, group, line, part, shape, sky, type Drawing } from '../drawing.ts';

/** Flower. */
export const flower: Drawing = [
  sky('shine'),
  fade(glow([120, 136, 124])),
  shape('shine3', 'M0 186C40 162 84 190 126 176C170 160 206 158 240 178V320H0Z', { opacity: 0.55 }),
  shape('shine3', 'M0 218C46 200 96 216 140 204C180 194 214 202 240 208V320H0Z'),
  shape('shine4', 'M0 270C60 252 150 258 240 274V320H0Z'),
  shape('shine5', 'M0 298C60 286 150 290 240 300V320H0Z'),
  shape('shine5', 'M117 160C127 204 125 250 114 296H121C132 250 133 204 125 160Z'),
  shape('shine5', 'M127 250C142 220 168 210 198 212C190 240 160 256 127 250Z'),
  group({ transform: 'translate(120 138) rotate(-10) scale(1 .9)' }, [
    shape('honey', 'M0 0C-36-12-52-56-24-80Q-10-90 0-79Q10-90 24-80C52-56 36-12 0 0Z'),
    shape('lamp', 'M0 0C-36-12-52-56-24-80Q-10-90 0-79Q10-90 24-80C52-56 36-12 0 0Z', { transform: 'rotate(288)' }),
    shape('shine6', 'M0 0C-36-12-52-56-24-80Q-10-90 0-79Q10-90 24-80C52-56 36-12 0 0Z', { transform: 'rotate(72)' }),
    shape('lamp', 'M0 0C-36-12-52-56-24-80Q-10-90 0-79Q10-90 24-80C52-56 36-12 0 0Z', { transform: 'rotate(216)' }),
    shape('paper', 'M0 0C-36-12-52-56-24-80Q-10-90 0-79Q10-90 24-80C52-56 36-12 0 0Z', { transform: 'rotate(144)' }),
    glow([0, 0, 46]),
    dot('ember', [0, -2, 17]),
    line(['ember', 5], 'M0-30v.1M17-25v.1M28-10v.1M29 8v.1M-17-25v.1M-28-10v.1M-29 8v.1'),
    dot('honey', [-3, -5, 9]),
  ]),
  part('jamb'),
];
