/**
 * How a proof is to run: short, under half a minute, or long; the same seed makes the same choices. `size` is how many
 * rows or members a proof of growth goes up to, where somebody asked for more than its own.
 */
export type Course = { readonly short: boolean; readonly seed: number; readonly size?: number | undefined };
/**
 * What a proof found: figures for people, how often it compared something with what it must be, and each time that was
 * not so; or why it was not tried, where it needs what this machine need not have.
 */
export type Found = Compared | { readonly notTried: string };
type Compared = {
  readonly figures: Readonly<Record<string, string | number>>;
  readonly compared: number;
  readonly wrong: readonly string[];
  readonly notTried?: string;
};
/** One long-running claim about the product. */
export type Proof = {
  readonly name: string;
  readonly claims: string;
  readonly run: (course: Course) => Promise<Found>;
};

export type Outcome = 'good' | 'failed' | 'not tried';

/** The line of one proof. It fails on anything wrong, and where it compared nothing; what was not tried proves nothing. */
export function verdictOf(
  { name }: Proof,
  found: Found,
  seed: number,
): { readonly outcome: Outcome; readonly line: string } {
  if ('notTried' in found) return { outcome: 'not tried', line: `none  ${name}: not tried: ${found.notTried}` };
  const { figures, compared, wrong } = found;
  const good = wrong.length === 0 && compared > 0;
  const told = Object.entries({ ...figures, compared, wrong: wrong.length, seed }).map(
    ([what, value]) => `${what} ${value}`,
  );
  const details = wrong.slice(0, 10).map((each) => `\n      ${each}`);
  return {
    outcome: good ? 'good' : 'failed',
    line: `${good ? 'ok  ' : 'FAIL'}  ${name}: ${told.join(', ')}${compared === 0 ? '; it compared nothing' : ''}${details.join('')}`,
  };
}

/** Whether all of these prove what was asked for: none failed, and at least one was tried. */
export function areGood(outcomes: readonly Outcome[]): boolean {
  return outcomes.includes('good') && !outcomes.includes('failed');
}
