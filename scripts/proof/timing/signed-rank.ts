/**
 * Wilcoxon's signed-rank statistic of paired differences, as a standard normal value: near 0 where neither side of the
 * pairs tends to be larger. Pairs without a difference are left out; ranks of equal ones are shared. Good from about 20
 * pairs on.
 */
export function signedRank(differences: readonly number[]): number {
  const sorted = differences.filter((each) => each !== 0).toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const n = sorted.length;
  if (n === 0) return 0;
  let [up, at] = [0, 0];
  while (at < n) {
    let end = at;
    while (end + 1 < n && Math.abs(sorted[end + 1] ?? 0) === Math.abs(sorted[at] ?? 0)) end += 1;
    const rank = (at + end) / 2 + 1;
    for (let each = at; each <= end; each += 1) if ((sorted[each] ?? 0) > 0) up += rank;
    at = end + 1;
  }
  return (up - (n * (n + 1)) / 4) / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
