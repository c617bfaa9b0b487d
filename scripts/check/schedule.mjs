/** As many as a machine of the smaller kind has cores. */
const MOST_AT_ONCE = 2;

/**
 * Runs steps in their order, at most two at once. `after` names steps to wait for. `each` hears every result.
 */
export async function schedule(steps, run, each) {
  const [waiting, active, done, results] = [[...steps], new Map(), new Set(), []];
  const ready = (step) =>
    (step.after ?? []).every((name) => done.has(name) || !steps.some((other) => other.name === name));
  while (waiting.length + active.size > 0) {
    const at = waiting.findIndex(ready);
    const next = at >= 0 && active.size < MOST_AT_ONCE ? waiting.splice(at, 1)[0] : null;
    if (next) {
      active.set(
        next,
        run(next).then((result) => ({ next, result })),
      );
      continue;
    }
    if (active.size === 0)
      throw new Error(`these steps wait for each other: ${waiting.map((step) => step.name).join(', ')}`);
    const finished = await Promise.race(active.values());
    active.delete(finished.next);
    done.add(finished.next.name);
    results.push(finished.result);
    each(finished.result);
  }
  return results;
}
