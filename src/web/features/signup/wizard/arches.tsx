const ARCHES = [
  { d: 'M40 300V160a110 110 0 0 1 220 0V300', opacity: 0.25 },
  { d: 'M62 300V164a88 88 0 0 1 176 0V300', opacity: 0.39 },
  { d: 'M84 300V168a66 66 0 0 1 132 0V300', opacity: 0.53 },
  { d: 'M106 300V172a44 44 0 0 1 88 0V300', opacity: 0.67 },
] as const;

/** Arch within arch, warm at the innermost: the wizard's way inward. */
export function Arches() {
  return (
    <svg viewBox="0 0 300 300" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <radialGradient id="wizard-glow" cx=".5" cy="1" r=".9">
          <stop offset="0" stopColor="var(--hearth-glow)" stopOpacity=".95" />
          <stop offset=".6" stopColor="var(--hearth-glow)" stopOpacity=".25" />
          <stop offset="1" stopColor="var(--hearth-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {ARCHES.map(({ d, opacity }) => (
        <path key={d} d={d} fill="none" stroke="var(--hearth-muted)" strokeOpacity={opacity} strokeWidth="1.1" />
      ))}
      <path
        d="M128 300V176a22 22 0 0 1 44 0V300"
        fill="url(#wizard-glow)"
        stroke="var(--hearth-muted)"
        strokeOpacity=".81"
        strokeWidth="1.1"
      />
      <ellipse cx="150" cy="300" rx="150" ry="120" fill="url(#wizard-glow)" />
    </svg>
  );
}
