import { cueAt, type BreathBlock, type Cue } from './cues.ts';

/** A block of breaths at its seconds in a script. */
export type BreathSpan = { readonly from: number; readonly to: number; readonly block: BreathBlock };

/**
 * A moment of paced breathing. `count` runs from 1 to `of`, the seconds of this side; `round` from 1 to `rounds`;
 * `light` is how far the arch is filled, 0 to 1.
 */
export type BreathMoment = {
  readonly side: 'in' | 'hold' | 'out';
  readonly count: number;
  readonly of: number;
  readonly round: number;
  readonly rounds: number;
  readonly light: number;
};

/** How long a block lasts, in seconds. */
export function blockSeconds({ in: inward, hold, out, rounds }: BreathBlock): number {
  return (inward + hold + out) * rounds;
}

/** The blocks of breaths of a script, in order. Each ends after its last whole breath. */
export function breathSpans(cues: readonly Pick<Cue, 'at' | 'breath'>[]): BreathSpan[] {
  return cues.flatMap(({ at, breath }) =>
    breath === null || breath === 'free' ? [] : [{ from: at, to: at + blockSeconds(breath), block: breath }],
  );
}

/** Where the pacer stands at a second of a script; null while it rests. */
export function breathAt(spans: readonly BreathSpan[], second: number): BreathMoment | null {
  const span =
    spans[
      cueAt(
        spans.map(({ from }) => ({ at: from })),
        second,
      )
    ];
  if (!span || second >= span.to) return null;
  const { in: inward, hold, out, rounds } = span.block;
  const whole = inward + hold + out;
  const gone = second - span.from;
  const within = gone % whole;
  const round = Math.floor(gone / whole) + 1;
  if (within < inward)
    return { side: 'in', count: Math.floor(within) + 1, of: inward, round, rounds, light: eased(within / inward) };
  if (within < inward + hold)
    return { side: 'hold', count: Math.floor(within - inward) + 1, of: hold, round, rounds, light: 1 };
  const left = within - inward - hold;
  return { side: 'out', count: Math.floor(left) + 1, of: out, round, rounds, light: eased(1 - left / out) };
}

/** Slow at both ends, as a breath is. */
function eased(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2;
}
