import { glow, group, line, oval, part, shape, type Drawing } from '../../windows/drawing.ts';

/** A paper bag of leaves and a cup that steams. */
export const raspberryLeaf: Drawing = [
  glow([140, 186, 112], { opacity: 0.55 }),
  oval('shade', [78, 239, 54, 4], { opacity: 0.4 }),
  oval('shade', [174, 239, 54, 4], { opacity: 0.4 }),
  shape('weave', 'M36 84H122L130 240H28Z'),
  shape('weave2', 'M94 84H122L130 240H86C104 200 106 130 94 84Z'),
  shape('weave2', 'M36 84L50 110L42 240H28Z', { opacity: 0.6 }),
  shape('paper2', 'M32 66C60 62 98 62 126 66V88H32Z'),
  shape('line', 'M96 63.5C108 64 118 65 126 66V88H100C104 80 102 70 96 63.5Z', { opacity: 0.55 }),
  line(['weave2', 1.6], 'M34 77H124', { opacity: 0.8 }),
  shape('honey', 'M74 58H84V92H74Z'),
  shape('paper', 'M52 138a27 27 0 0 1 54 0V190H52Z'),
  line(['leaf2', 2.2], 'M79 182V146M79 166L68 156M79 166L90 156'),
  group({ fill: 'leaf' }, [
    part('leaf', 'translate(79 150) scale(.62)'),
    part('leaf', 'translate(70 158) rotate(-52) scale(.52)'),
    part('leaf', 'translate(88 158) rotate(52) scale(.52)'),
  ]),
  line(['silver', 1.4], 'M79 148V132M68 156L60 149M90 156L98 149', { opacity: 0.6 }),
  shape(
    'lilac',
    'M160 162C148 144 170 134 160 116C154 106 160 96 168 88C168 102 178 108 176 122C174 136 160 144 166 162Z',
    { opacity: 0.36 },
  ),
  shape(
    'lilac',
    'M188 158C180 144 196 136 190 122C186 114 190 106 196 100C196 112 204 116 202 128C200 140 188 146 194 158Z',
    { opacity: 0.28 },
  ),
  line(['slate', 8], 'M208 186C236 180 236 222 202 220'),
  shape('lilac', 'M134 168H214C216 200 206 226 190 240H158C142 226 132 200 134 168Z'),
  shape('slate', 'M192 168H214C216 200 206 226 190 240H172C192 224 198 196 192 168Z'),
  oval('silver', [174, 168, 40, 9]),
  oval('honey', [174, 169, 34, 6.5]),
  oval('shine3', [180, 170, 24, 4], { opacity: 0.6 }),
  line(['silver', 2.6], 'M143 186C144 202 148 214 155 224', { opacity: 0.6 }),
];
