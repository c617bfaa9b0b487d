import type { Written } from '../written.ts';
import { headOf } from './relay.ts';

/** The longest time without an acknowledgment between two instants, in seconds to one place. */
export function longestSilence(written: readonly Written[], [from, to]: readonly [number, number]): number {
  const times = written
    .flatMap(({ at, status }) => (at !== undefined && status !== null && status < 300 ? [at] : []))
    .filter((at) => at > from && at < to)
    .toSorted((one, other) => one - other);
  const gaps = [...times, to].map((at, index) => at - (times[index - 1] ?? from));
  return Math.round(Math.max(...gaps) / 100) / 10;
}

export type Mailed = {
  /** Addresses that were promised a message and got none. */ readonly missing: readonly string[];
  /** Promised addresses that got two messages for one cause. */ readonly twice: readonly string[];
  /** Messages that came again under the same Message-ID, as mail promises where a relay's answer is lost. */
  readonly repeated: number;
};

/** What became of one message to each address. */
export function mailed(mails: readonly string[], promised: readonly string[]): Mailed {
  const heads = mails.map(headOf);
  const byAddress = Map.groupBy(heads, ({ to }) => to);
  const ids = (to: string) => new Set((byAddress.get(to) ?? []).map(({ id }) => id));
  return {
    missing: promised.filter((to) => ids(to).size === 0),
    twice: promised.filter((to) => ids(to).size > 1),
    repeated: heads.length - new Set(heads.map(({ to, id }) => `${to} ${id}`)).size,
  };
}
