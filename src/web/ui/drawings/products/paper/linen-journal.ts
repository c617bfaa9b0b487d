import { glow, group, line, oval, shape, type Drawing } from '../../windows/drawing.ts';

/** A linen-bound journal with an arch on its cover, a ribbon and a pencil. */
export const linenJournal: Drawing = [
  glow([116, 178, 116], { opacity: 0.5 }),
  oval('shade', [118, 239, 84, 4], { opacity: 0.4 }),
  group({ transform: 'rotate(20 206 240)' }, [
    shape('honey', 'M200 116H212V226L206 240L200 226Z'),
    shape('shine4', 'M208 116H212V226L206 240L208 226Z'),
    shape('lamp', 'M200 226H212L206 240Z'),
    shape('fore', 'M204.2 235.5H207.8L206 240Z'),
    shape('clay', 'M200 106a6 6 0 0 1 12 0V116H200Z'),
  ]),
  shape('brick', 'M46 44L60 36H178L184 44V236L178 240H60L46 236Z'),
  shape('paper', 'M150 40H180V236H150Z'),
  line(['paper2', 1.8], 'M172 42V234M176 42V234M180 42V236'),
  shape(
    'clay',
    'M40 44C40 40 43 37 47 37H162C166 37 168 40 168 44V236C168 239 166 240 162 240H47C43 240 40 239 40 236Z',
  ),
  shape('brick', 'M40 44C40 40 43 37 47 37H60V240H47C43 240 40 239 40 236Z'),
  shape('brick', 'M142 37H162C166 37 168 40 168 44V236C168 239 166 240 162 240H124C156 200 158 96 142 37Z', {
    opacity: 0.5,
  }),
  line(['ember', 1.6], 'M60 40V238', { opacity: 0.8 }),
  shape('honey', 'M84 184V122a30 30 0 0 1 60 0V184Z'),
  shape('near', 'M90 178V122a24 24 0 0 1 48 0V178Z'),
  shape('mid', 'M90 158C104 148 122 160 138 152V178H90Z'),
  shape('lamp', 'M110 178V166a7 7 0 0 1 14 0V178Z'),
  shape('moon1', 'M126 118A9 9 0 1 1 116 108A7 7 0 0 0 126 118Z'),
  line(['ember', 2], 'M84 200H144', { opacity: 0.9 }),
  shape('lilac', 'M146 37H156V84L151 77L146 84Z'),
];
