import { dirname } from 'node:path';

const FEATURE = /^(?:src\/(?:domain|contract|server\/features|web\/features)|content)\/([a-z0-9-]+)\//;
/** What no import leads to and a whole set of tests depends on. */
const FAR = 99;

/** The feature that a file belongs to, or null. */
export const featureOf = (file) => FEATURE.exec(file)?.[1] ?? null;

function distanceTo(test, changed, importsOf) {
  const steps = new Map([[test, 0]]);
  for (const [file, at] of steps) {
    if (changed.has(file)) return at;
    for (const next of importsOf(file)) if (!steps.has(next)) steps.set(next, at + 1);
  }
  return null;
}

/**
 * Which of the tests a change can have broken, the likeliest first: those that changed, then those of a touched feature
 * and of a touched folder, then by how many imports lie between. What none of this leads to is not among them.
 */
export function nearTests(tests, { changed, importsOf }) {
  const files = new Set(changed);
  const features = new Set(changed.map(featureOf).filter(Boolean));
  const folders = new Set(changed.map(dirname));
  const rank = (test) => {
    if (files.has(test)) return 0;
    if (features.has(featureOf(test)) || folders.has(dirname(test))) return 1;
    const distance = distanceTo(test, files, importsOf);
    return distance === null ? FAR : 1 + distance;
  };
  return tests
    .map((test) => ({ test, rank: rank(test) }))
    .filter((each) => each.rank < FAR)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ test }) => test);
}

/**
 * As many of the first as fit into so many seconds, the first in any case; and the rest. `secondsOf` tells what a test
 * file takes.
 */
export function fitting(tests, { seconds, secondsOf }) {
  let left = seconds;
  const at = tests.findIndex((test, index) => (left -= secondsOf(test)) < 0 && index > 0);
  return at < 0 ? { taken: tests, out: [] } : { taken: tests.slice(0, at), out: tests.slice(at) };
}
