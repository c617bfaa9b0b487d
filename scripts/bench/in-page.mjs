// What runs inside the visited page. Plain JavaScript: the tools of this folder know no browser.

/** Starts watching before anything of the page runs. */
export function observe() {
  const marks = { fcp: 0, lcp: 0, shift: 0, long: [] };
  globalThis.benchMarks = marks;
  const heed = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  heed('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime;
  });
  heed('largest-contentful-paint', (entry) => {
    marks.lcp = entry.startTime;
  });
  heed('longtask', (entry) => {
    marks.long.push([entry.startTime, entry.duration]);
  });
  heed('layout-shift', (entry) => {
    if (!entry.hadRecentInput) marks.shift += entry.value;
  });
}

/**
 * What was seen so far.
 * @returns {{ fcp: number, lcp: number, shift: number, long: [number, number][], ttfb: number }}
 */
export function marks() {
  return { ...globalThis.benchMarks, ttfb: performance.getEntriesByType('navigation')[0].responseStart };
}

/**
 * Clicks a link and waits until its page is painted: its heading differs, and a frame has gone by.
 * @param {readonly [string, string]} way the path to go to, and the word that only a waiting page begins with
 * @returns {Promise<{ ms: number, loading: boolean }>}
 */
export async function follow([path, waiting]) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const link = [...document.querySelectorAll('a[href]')].find((each) => new URL(each.href).pathname === path);
  if (!link) throw new Error(`no link to ${path}`);
  const before = heading();
  let loading = false;
  const began = performance.now();
  link.click();
  while (heading() === before || heading() === '') {
    if (performance.now() - began > 20_000) throw new Error(`no change to ${path}`);
    await frame();
    loading ||= document.body.innerText.trimStart().startsWith(waiting);
  }
  await frame();
  return { ms: performance.now() - began, loading };
}

/**
 * What was fetched since the timings were cleared.
 * @returns {{ path: string, began: number, ended: number }[]}
 */
export function fetchedSince() {
  return performance.getEntriesByType('resource').map(({ name, startTime, responseEnd }) => ({
    path: new URL(name).pathname,
    began: startTime,
    ended: responseEnd,
  }));
}

export function forgetFetched() {
  performance.clearResourceTimings();
}
