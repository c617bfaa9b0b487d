/** How a proof is to run: short, under half a minute, or long; the same seed makes the same choices. */
export type Course = { readonly short: boolean; readonly seed: number };
/**
 * What a proof found: figures for people, how often it compared something with what it must be, and each time that was
 * not so. `notTried` says why a proof of something optional could not be run here: it is no failure, and proves nothing.
 */
export type Found = {
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

/** The line of one proof. It fails on anything wrong, and where it compared nothing; one that was not tried says so. */
export function verdictOf(
  { name }: Proof,
  { figures, compared, wrong, notTried }: Found,
  seed: number,
): { readonly good: boolean; readonly line: string } {
  if (notTried !== undefined) return { good: true, line: `--    ${name}: not tried: ${notTried}` };
  const good = wrong.length === 0 && compared > 0;
  const told = Object.entries({ ...figures, compared, wrong: wrong.length, seed }).map(
    ([what, value]) => `${what} ${value}`,
  );
  const details = wrong.slice(0, 10).map((each) => `\n      ${each}`);
  return {
    good,
    line: `${good ? 'ok  ' : 'FAIL'}  ${name}: ${told.join(', ')}${compared === 0 ? '; it compared nothing' : ''}${details.join('')}`,
  };
}
