import { glow, group, line, oval, part, shape, sky, type Drawing } from '../windows/drawing.ts';

/** Bread, greens and lentils. */
export const bread: Drawing = [
  sky('dusk'),
  part('stars'),
  part('hills', 'matrix(-1 0 0 1 240 0)'),
  glow([86, 214, 104]),
  shape('wood', 'M0 252H240V320H0Z'),
  shape('wood2', 'M0 300H240V320H0Z'),
  line(['edge', 1.4], 'M0 252H240', { opacity: 0.5 }),
  shape('paper', 'M186 258C180 240 184 228 190 222V206H214V222C222 230 224 244 218 258Z'),
  shape('paper2', 'M204 206H214V222C222 230 224 244 218 258H206C212 240 210 226 204 218Z'),
  line(['leaf2', 3], 'M202 214C196 190 190 176 178 160M202 214Q202 184 208 146M202 214Q212 192 228 176'),
  group({ fill: 'leaf2' }, [
    part('leaf', 'translate(190 180) rotate(-96) scale(0.8)'),
    part('leaf', 'translate(206 176) rotate(66) scale(0.8)'),
    part('leaf', 'translate(178 160) rotate(-60) scale(0.7)'),
  ]),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(186 170) rotate(20) scale(0.8)'),
    part('leaf', 'translate(204 190) rotate(-50) scale(1)'),
    part('leaf', 'translate(226 178) rotate(70) scale(0.7)'),
  ]),
  group({ fill: 'mint' }, [
    part('leaf', 'translate(180 162) rotate(-20) scale(0.8)'),
    part('leaf', 'translate(208 148) rotate(14) scale(1)'),
    part('leaf', 'translate(216 188) rotate(20) scale(0.8)'),
  ]),
  shape('~steam', 'M86 206C76 186 96 176 86 156C80 142 86 132 92 122C90 140 100 148 100 164C100 182 86 190 94 206Z', {
    opacity: 0.7,
  }),
  oval('shade', [84, 282, 70, 5], { opacity: 0.35 }),
  shape('wood2', 'M18 276H150V286H18Z'),
  shape('weave', 'M18 272H150V279H18Z'),
  shape('honey', 'M26 272C20 232 48 208 86 208C126 208 148 234 140 272Z'),
  shape('ember', 'M140 272C148 234 126 208 86 208C118 218 128 244 120 272Z'),
  line(['clay', 5], 'M52 226Q62 234 62 250M76 216Q88 226 88 244M102 216Q114 228 113 246'),
  oval('shade', [178, 302, 46, 5], { opacity: 0.35 }),
  shape('clay', 'M134 262C136 288 152 300 178 300C204 300 220 288 222 262Z'),
  shape('brick', 'M222 262C220 288 204 300 178 300C198 292 206 276 206 262Z'),
  oval('brick', [178, 262, 44, 10]),
  oval('ember', [178, 262, 38, 7.5]),
  group({ fill: 'honey' }, [
    oval('inherit', [152, 261, 4.2, 2.7]),
    oval('inherit', [166, 257, 4.2, 2.7]),
    oval('inherit', [190, 258, 4.2, 2.7]),
    oval('inherit', [202, 262, 4.2, 2.7]),
    oval('inherit', [166, 266, 4.2, 2.7]),
  ]),
  shape('mint', 'M174 260C178 252 188 252 192 258C186 262 180 263 174 260Z'),
  part('jamb'),
];
