import styles from './waveform.module.css';

type Props = {
  readonly peaks: readonly number[];
  /** How far it has played, 0 to 1. */ readonly at?: number;
  /** What has captions, as parts of the whole. */ readonly spans?: readonly {
    readonly from: number;
    readonly to: number;
  }[];
};

const BARS = 96;

/** A recording as its loudness over time. Decorative: its length and captions are said in words beside it. */
export function Waveform({ peaks, at, spans = [] }: Props) {
  const bars = barsOf(peaks);
  return (
    <svg className={styles.wave} viewBox={`0 0 ${BARS} 40`} preserveAspectRatio="none" aria-hidden="true">
      {spans.map(({ from, to }) => (
        <rect
          key={from}
          className={styles.span}
          x={from * BARS}
          width={Math.max(0, to - from) * BARS}
          y="0"
          height="40"
        />
      ))}
      {bars.map((height, index) => (
        <rect
          key={index}
          data-played={(at !== undefined && index / BARS < at) || undefined}
          x={index + 0.2}
          width="0.6"
          rx="0.3"
          y={20 - height * 18}
          height={Math.max(1, height * 36)}
        />
      ))}
    </svg>
  );
}

/** The highest of each stretch, of the highest of all. */
function barsOf(peaks: readonly number[]): number[] {
  const highest = Math.max(1, ...peaks);
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS));
    return Math.max(0, ...peaks.slice(from, to)) / highest;
  });
}
