/**
 * Runs steps in their order, at most two at once. `after` names steps to wait for; `alone` wants the machine to itself,
 * because it measures or drives a browser. `each` hears every result.
 */
export async function schedule(steps, run, each) {
  const [waiting, active, done, results] = [[...steps], new Map(), new Set(), []];
  const ready = (step) => (step.after ?? []).every((name) => done.has(name) || !steps.some((other) => other.name === name));
  const fits = (step) => active.size === 0 || (active.size < 2 && !step.alone && ![...active.keys()].some((other) => other.alone));
  while (waiting.length + active.size > 0) {
    const at = waiting.findIndex(ready);
    const next = at >= 0 && fits(waiting[at]) ? waiting.splice(at, 1)[0] : null;
    if (next) {
      active.set(next, run(next).then((result) => ({ next, result })));
      continue;
    }
    if (active.size === 0) throw new Error(`these steps wait for each other: ${waiting.map((step) => step.name).join(', ')}`);
    const finished = await Promise.race(active.values());
    active.delete(finished.next);
    done.add(finished.next.name);
    results.push(finished.result);
    each(finished.result);
  }
  return results;
}
