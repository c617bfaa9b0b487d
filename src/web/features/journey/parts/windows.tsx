const WINDOWS = [
  {
    outer: 'M8 300V162a42 42 0 0 1 84 0V300',
    inner: ['M20 300V162a30 30 0 0 1 60 0V300', 'M32 300V162a18 18 0 0 1 36 0V300'],
  },
  {
    outer: 'M104 300V120a54 54 0 0 1 108 0V300',
    inner: ['M116 300V120a42 42 0 0 1 84 0V300', 'M128 300V120a30 30 0 0 1 60 0V300'],
  },
  {
    outer: 'M224 300V162a42 42 0 0 1 84 0V300',
    inner: ['M236 300V162a30 30 0 0 1 60 0V300', 'M248 300V162a18 18 0 0 1 36 0V300'],
  },
] as const;

/** Three windows, lit one after another as the member goes on. */
export function Windows({ lit }: { lit: number }) {
  return (
    <svg viewBox="0 0 320 300" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id="window-light" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="var(--hearth-glow)" stopOpacity=".95" />
          <stop offset="1" stopColor="var(--hearth-glow)" stopOpacity=".12" />
        </linearGradient>
      </defs>
      {WINDOWS.map(({ outer, inner }, index) => (
        <g key={outer} stroke="var(--hearth-muted)">
          <path d={outer} fill={index < lit ? 'url(#window-light)' : 'none'} strokeOpacity=".7" strokeWidth="1.2" />
          {inner.map((d) => (
            <path key={d} d={d} fill="none" strokeOpacity=".35" />
          ))}
        </g>
      ))}
    </svg>
  );
}
