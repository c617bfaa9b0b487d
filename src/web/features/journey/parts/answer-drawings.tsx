const DROPS = [
  [26, 7],
  [30.6, 7.56],
  [34.92, 9.22],
  [38.71, 11.88],
  [41.75, 15.38],
] as const;
const SCATTERED = [
  [26, 7],
  [35.5, 9.55],
  [44.07, 20.13],
] as const;

const ring = {
  width: 52,
  height: 52,
  viewBox: '0 0 52 52',
  'aria-hidden': true,
  fill: 'none',
  strokeLinecap: 'round',
} as const;
const wave = {
  width: 52,
  height: 34,
  viewBox: '0 0 52 34',
  'aria-hidden': true,
  fill: 'none',
  strokeLinecap: 'round',
} as const;

function Drops({ at }: { at: readonly (readonly [number, number])[] }) {
  return at.map(([x, y]) => <circle key={x} cx={x} cy={y} r="2.6" fill="var(--accent)" />);
}

/** A small wheel for each answer: known, uneven, and one that the moon fills. */
export const cycleDrawings = {
  yes: (
    <svg {...ring}>
      <circle cx="26" cy="26" r="19" stroke="var(--ink)" strokeWidth="1.5" />
      <Drops at={DROPS} />
    </svg>
  ),
  irregular: (
    <svg {...ring}>
      <path d="M26 7A19 19 0 0 1 43 34.5" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M41.5 37A19 19 0 1 1 22 7.4" stroke="var(--ink)" strokeWidth="1.7" strokeDasharray=".1 4" />
      <Drops at={SCATTERED} />
    </svg>
  ),
  no: (
    <svg {...ring}>
      <circle cx="26" cy="26" r="19" stroke="var(--ink)" strokeWidth="1.7" strokeDasharray=".1 4" />
      <circle cx="26" cy="26" r="8" fill="var(--moon-shade)" stroke="var(--moon-rim)" strokeWidth=".9" />
      <path d="M26 18A8 8 0 0 1 26 34A6.08 8 0 0 1 26 18Z" fill="var(--moon-lit)" />
    </svg>
  ),
} as const;

/** A line for each answer about pain: high waves, one wave, a calm sea. */
export const painDrawings = {
  yes: (
    <svg {...wave}>
      <path d="M2 28C8 28 9 6 14 6s6 22 12 22S32 4 38 4s6 24 12 24" stroke="var(--ink)" strokeWidth="1.6" />
    </svg>
  ),
  occasionally: (
    <svg {...wave}>
      <path d="M2 26h20c4 0 4-16 8-16s4 16 8 16h12" stroke="var(--ink)" strokeWidth="1.6" />
    </svg>
  ),
  no: (
    <svg {...wave}>
      <path d="M2 26c8-2 16 2 24 0s16 2 24 0" stroke="var(--ink)" strokeWidth="1.6" />
    </svg>
  ),
} as const;
