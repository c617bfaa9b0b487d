import { quantile, shown } from '../statistics.ts';
import { KINDS, type Answered } from './traffic.ts';

/**
 * What may be, on two cores that also carry the one who asks: ms at the 99th hundredth, MB of growth, and seconds until
 * calm.
 */
export const GOALS = { p99: 1_000, signIn: 2_000, growth: 1.3, recovery: 10 } as const;

export type Line = { readonly what: string; readonly measured: string; readonly goal: string; readonly good: boolean };
export type Memory = { readonly at: number; readonly app: number; readonly database: number };

/**
 * An answer that is nobody's wish: none at all, a fault, or a refusal of what is right. 503 sheds, where it says when
 * to come again.
 */
export function isError({ status, comeAgain }: Answered): boolean {
  return status === 0 || (status >= 400 && !(status === 503 && comeAgain));
}

/**
 * One line for each kind of request. Throws where a kind was never measured, so that nothing measured is never a
 * figure.
 */
export function byKind(answers: readonly Answered[]): Line[] {
  return KINDS.map(({ name }) => {
    const own = answers.filter(({ kind }) => kind === name);
    const good = own.filter((answer) => answer.status > 0 && answer.status < 400).map(({ ms }) => ms);
    const [p50, p99] = [quantile(good, 0.5), quantile(good, 0.99)];
    const errors = own.filter(isError).length;
    const most = name === 'sign-ins' ? GOALS.signIn : GOALS.p99;
    return {
      what: name,
      measured: `${own.length} requests, p50 ${shown(p50, 0)} ms, p99 ${shown(p99, 0)} ms, shed ${own.filter(({ status }) => status === 503).length}, errors ${errors}`,
      goal: `p99 at most ${most} ms, no error`,
      good: errors === 0 && p99 <= most,
    };
  });
}

/** Memory of server and database: at the end against after a third, when caches and pools are full. */
export function memoryLines(samples: readonly Memory[]): Line[] {
  return (['app', 'database'] as const).map((name) => {
    const values = samples.map((sample) => sample[name]);
    const third = values.slice(Math.floor(values.length / 3), Math.floor(values.length / 2) + 1);
    const last = values.slice(-Math.max(2, Math.floor(values.length / 6)));
    const [settled, end] = [quantile(third, 0.5), quantile(last, 0.5)];
    return {
      what: `memory of the ${name === 'app' ? 'server' : 'database'}`,
      measured: `${shown(values[0] ?? 0, 0)} MB at first, ${shown(settled, 0)} after a third, ${shown(end, 0)} at the end, ${shown(Math.max(...values), 0)} at most`,
      goal: `at the end at most ${GOALS.growth} times that after a third`,
      good: end <= settled * GOALS.growth,
    };
  });
}

/** The flood: something was shed with 503 and Retry-After, nothing failed otherwise, and something was still done. */
export function floodLine(answers: readonly Answered[]): Line {
  const shed = answers.filter(({ status, comeAgain }) => status === 503 && comeAgain).length;
  const done = answers.filter(({ status }) => status > 0 && status < 400).length;
  const errors = answers.filter(isError).length;
  return {
    what: 'overload',
    measured: `${answers.length} requests, ${done} done, ${shed} shed with 503 and Retry-After, errors ${errors}`,
    goal: 'some shed, some done, no error',
    good: shed > 0 && done > 0 && errors === 0,
  };
}

/** After the flood: answers as before, at the same steady rate. */
export function recoveryLine(answers: readonly Answered[]): Line {
  const good = answers.filter(({ status }) => status > 0 && status < 400);
  const p99 = quantile(
    good.filter(({ kind }) => kind !== 'sign-ins').map(({ ms }) => ms),
    0.99,
  );
  const errors = answers.length - good.length;
  return {
    what: 'after the overload',
    measured: `${answers.length} requests, p99 ${shown(p99, 0)} ms, not done ${errors}`,
    goal: `within ${GOALS.recovery} s p99 at most ${GOALS.p99} ms, nothing shed`,
    good: errors === 0 && p99 <= GOALS.p99,
  };
}

export function tableOfLines(lines: readonly Line[]): string {
  return [
    '| what | measured | goal | verdict |',
    '|---|---|---|---|',
    ...lines.map(({ what, measured, goal, good }) => `| ${what} | ${measured} | ${goal} | ${good ? 'pass' : 'MISS'} |`),
  ].join('\n');
}
