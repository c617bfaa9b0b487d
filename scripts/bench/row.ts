/**
 * How a budget stands: kept, missed, kept or missed by what exists of it so far, or not to be measured because its
 * feature does not exist.
 */
export type Verdict = 'pass' | 'miss' | 'partly' | 'not built yet';

/** One line of the table: the figure of `docs/performance.md` by its number, what was measured and what it may be. */
export type Row = {
  readonly n: number;
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  readonly verdict: Verdict;
};

/** Judges figures against their goals: every check must hold. */
export function judge(row: Omit<Row, 'verdict'>, ...checks: readonly boolean[]): Row {
  if (checks.length === 0) throw new Error(`row ${row.n} is judged by nothing`);
  return { ...row, verdict: checks.every(Boolean) ? 'pass' : 'miss' };
}

/** A row whose feature exists in part: what exists is judged all the same, and a miss stays a miss. */
export function partly(row: Row): Row {
  return row.verdict === 'pass' ? { ...row, verdict: 'partly' } : row;
}

export function unbuilt(n: number, { what, goal, why }: { what: string; goal: string; why: string }): Row {
  return { n, what, goal, measured: why, verdict: 'not built yet' };
}

/** The table as Markdown, in the order of the budgets. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows
    .toSorted((a, b) => a.n - b.n)
    .map(({ n, what, goal, measured, verdict }) => `| ${n} | ${what} | ${goal} | ${measured} | ${verdict} |`);
  return ['| # | figure | goal | measured | verdict |', '|---|---|---|---|---|', ...lines].join('\n');
}
