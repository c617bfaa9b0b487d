import { glow, group, line, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Hearth, pot and blanket. */
export const hearth: Drawing = [
  sky('evening'),
  part('stars'),
  part('land'),
  shape('near', 'M0 262C60 250 160 248 240 260V320H0Z'),
  shape('~steam', 'M104 92C92 74 112 66 102 46C98 36 104 26 110 18C108 34 118 40 116 54C114 70 102 76 112 92Z', {
    opacity: 0.7,
  }),
  shape('brick', 'M80 176V92H132V176Z'),
  shape('~bricks', 'M80 176V92H132V176Z'),
  shape('fore', 'M116 92H132V176H116Z', { opacity: 0.35 }),
  shape('wood2', 'M74 84H138V96H74Z'),
  shape('clay', 'M36 290V186L80 160H132L176 186V290Z'),
  shape('~bricks', 'M36 290V186L80 160H132L176 186V290Z'),
  shape('brick', 'M132 160L176 186V290H158V190Z', { opacity: 0.7 }),
  glow([106, 250, 96]),
  shape('wood2', 'M62 290V240a44 44 0 0 1 88 0V290Z'),
  shape('fore', 'M69 290V242a37 37 0 0 1 74 0V290Z'),
  glow([106, 272, 40]),
  part('flame', 'translate(106 290) scale(.95)'),
  group({ transform: 'translate(0 -15)' }, [
    line(['silver', 2.4], 'M106 212V226M90 240Q106 214 122 240', { opacity: 0.6 }),
    shape('near', 'M84 240H128C132 258 126 270 106 270C86 270 80 258 84 240Z'),
    shape('fore', 'M128 240C132 258 126 270 106 270C118 264 120 252 118 240Z'),
    shape('slate', 'M80 236H132V242H80Z'),
  ]),
  shape('fore', 'M0 290H240V320H0Z'),
  shape('~path', 'M70 290H142C150 300 166 310 180 320H60C62 308 66 298 70 290Z', { opacity: 0.8 }),
  shape('slate', 'M160 304C158 290 164 286 174 286H222C232 286 234 302 228 306Z'),
  shape('paper', 'M158 288C156 272 162 268 174 268H220C232 268 232 284 226 288Z'),
  shape('lilac', 'M162 270C160 256 166 252 176 252H216C228 252 228 266 222 270Z'),
  line(['clay', 3.4], 'M196 269V287M206 269V287M216 269V287'),
  line(['wood2', 1.6], 'M168 270H222M166 288H226', { opacity: 0.5 }),
  line(['wood2', 5], 'M162 307H230'),
  part('jamb'),
];
