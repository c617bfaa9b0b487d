import type { ReactNode } from 'react';

type Stop = readonly [offset: number, color: string, opacity?: number];

const down = (stops: readonly Stop[]) => (id: string) => (
  <linearGradient key={id} id={id} x2="0" y2="1">
    {stopsOf(stops)}
  </linearGradient>
);
const round =
  (stops: readonly Stop[], place?: { readonly cx?: number; readonly cy: number; readonly r: number }) =>
  (id: string) => (
    <radialGradient key={id} id={id} {...place}>
      {stopsOf(stops)}
    </radialGradient>
  );

function stopsOf(stops: readonly Stop[]): ReactNode {
  return stops.map(([offset, color, opacity]) => (
    <stop key={offset} offset={offset} stopColor={`var(--w-${color})`} stopOpacity={opacity} />
  ));
}

/** A sky of four colors. The last stands at the horizon. */
const skyOf = (name: string) =>
  down([
    [0, `${name}1`],
    [0.28, `${name}2`],
    [0.47, `${name}3`],
    [0.58, `${name}4`],
  ]);
/** The sky of a phase. */
const phaseOf = (name: string) =>
  down([
    [0, `${name}1`],
    [0.62, `${name}2`],
  ]);

/** Gradients and patterns. A window carries those it uses, under ids of its own. */
export const PAINTS = {
  dusk: skyOf('sky'),
  evening: skyOf('eve'),
  morning: skyOf('day'),
  rest: phaseOf('rest'),
  create: phaseOf('create'),
  shine: phaseOf('shine'),
  reflect: phaseOf('reflect'),
  glow: round([
    [0, 'glow', 0.8],
    [0.42, 'glow2', 0.28],
    [1, 'glow2', 0],
  ]),
  halo: round([
    [0, 'halo', 0.6],
    [0.4, 'halo', 0.17],
    [1, 'halo', 0],
  ]),
  disc: round(
    [
      [0, 'moon1'],
      [0.65, 'moon2'],
      [1, 'moon3'],
    ],
    { cx: 0.58, cy: 0.36, r: 0.72 },
  ),
  door: round(
    [
      [0, 'lamp'],
      [0.42, 'honey'],
      [1, 'clay'],
    ],
    { cy: 0.92, r: 0.95 },
  ),
  path: down([
    [0, 'honey', 0.85],
    [1, 'ember', 0],
  ]),
  mist: down([
    [0, 'haze', 0],
    [0.4, 'haze', 0.42],
    [1, 'haze', 0],
  ]),
  veil: down([
    [0, 'haze', 0],
    [0.5, 'haze', 0.75],
    [1, 'haze', 0],
  ]),
  sea: down([
    [0, 'sea1'],
    [0.8, 'sea2'],
  ]),
  steam: down([
    [0, 'silver', 0],
    [0.35, 'silver', 0.75],
    [1, 'lamp', 0.15],
  ]),
  wall: down([
    [0, 'jamb2'],
    [1, 'jamb1'],
  ]),
  spring: down([
    [0, 'lamp'],
    [0.35, 'haze'],
    [1, 'sea2'],
  ]),
  cone: down([
    [0, 'lamp', 0.75],
    [0.5, 'honey', 0.25],
    [1, 'honey', 0],
  ]),
  weave: (id: string) => (
    <pattern key={id} id={id} width="20" height="17" patternUnits="userSpaceOnUse">
      <rect width="20" height="17" fill="var(--w-wood2)" />
      <ellipse cx="10" cy="4.2" rx="10.4" ry="4.6" fill="var(--w-weave)" />
      <ellipse cy="12.7" rx="10.4" ry="4.6" fill="var(--w-weave2)" />
      <ellipse cx="20" cy="12.7" rx="10.4" ry="4.6" fill="var(--w-weave2)" />
      <path d="M3 3.5Q10 0 17 3.5" stroke="var(--w-edge)" fill="none" opacity=".35" />
    </pattern>
  ),
  tiles: (id: string) => (
    <pattern
      key={id}
      id={id}
      width="26"
      height="24"
      patternUnits="userSpaceOnUse"
      patternTransform="skewY(-8.5)"
      fill="none"
      stroke="var(--w-fore)"
      strokeWidth="2"
      opacity=".6"
    >
      <path d="M0 0V4a13 10 0 0 0 26 0V0M-13 12V16a13 10 0 0 0 26 0V12M13 12V16a13 10 0 0 0 26 0V12" />
    </pattern>
  ),
  bricks: (id: string) => (
    <pattern
      key={id}
      id={id}
      width="28"
      height="20"
      patternUnits="userSpaceOnUse"
      fill="none"
      stroke="var(--w-wood2)"
      strokeWidth="2"
      opacity=".6"
    >
      <path d="M0 0H28M0 10H28M6 0V10M20 10V20" />
    </pattern>
  ),
  blur: (id: string) => (
    <filter key={id} id={id} x="-30%" y="-30%" width="160%" height="160%">
      <feGaussianBlur stdDeviation="2.2" />
    </filter>
  ),
} satisfies Record<string, (id: string) => ReactNode>;

export type Paint = keyof typeof PAINTS;
