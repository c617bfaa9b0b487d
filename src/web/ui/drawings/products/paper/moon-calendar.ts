import { dot, glow, group, line, oval, shape, type Drawing, type Piece } from '../../windows/drawing.ts';

/** What is lit of a moon of radius 11, from new to full and back: the path of each of twelve. */
const LIT = [
  'M0-11A11 11 0 0 1 0 11A7 11 0 0 0 0-11Z',
  'M0-11A11 11 0 0 1 0 11A2 11 0 0 0 0-11Z',
  'M0-11A11 11 0 0 1 0 11A4 11 0 0 1 0-11Z',
  'M0-11A11 11 0 0 1 0 11A8 11 0 0 1 0-11Z',
  'M0-11A11 11 0 0 1 0 11A10 11 0 0 1 0-11Z',
  'M0-11A11 11 0 0 1 0 11A11 11 0 0 1 0-11Z',
  'M0-11A11 11 0 0 0 0 11A10 11 0 0 0 0-11Z',
  'M0-11A11 11 0 0 0 0 11A8 11 0 0 0 0-11Z',
  'M0-11A11 11 0 0 0 0 11A4 11 0 0 0 0-11Z',
  'M0-11A11 11 0 0 0 0 11A2 11 0 0 1 0-11Z',
  'M0-11A11 11 0 0 0 0 11A6 11 0 0 1 0-11Z',
  'M0-11A11 11 0 0 0 0 11A9 11 0 0 1 0-11Z',
] as const;

function moon(lit: string, at: number): Piece {
  return group({ transform: `translate(${84 + (at % 3) * 36} ${62 + Math.floor(at / 3) * 41}) scale(1.15)` }, [
    dot('slate', [0, 0, 11], { opacity: 0.55 }),
    shape('~disc', lit),
  ]);
}

/** A wall calendar with a moon for each month, on a wooden slat. */
export const moonCalendar: Drawing = [
  glow([120, 190, 120], { opacity: 0.45 }),
  oval('shade', [124, 239, 72, 4], { opacity: 0.4 }),
  line(['wood2', 2], 'M66 22L120 4L174 22'),
  dot('clay', [120, 4, 4]),
  shape('near', 'M56 22H184V240H56Z'),
  shape('fore', 'M150 22H184V240H118C160 200 168 100 150 22Z', { opacity: 0.55 }),
  { ...line(['rim', 1.5], 'M56 22V240M184 22V240'), rim: true } as Piece,
  ...LIT.map(moon),
  line(['honey', 1.6], 'M72 218H168', { opacity: 0.7 }),
  shape('wood', 'M46 14H194V28H46Z'),
  shape('wood2', 'M150 14H194V28H144C150 24 152 18 150 14Z'),
  line(['edge', 1.4], 'M47 14.5H193', { opacity: 0.5 }),
  shape('wood', 'M50 229H190V240H50Z'),
  shape('wood2', 'M150 229H190V240H146C150 236 151 232 150 229Z'),
];
