/** What is read: the innermost of these, so that nothing is measured twice. */
const TEXTS = ':is(h1, h2, p, li, dd):not(:has(p, li, h2, dd))';
/** Less than any line is high, in pixels. */
const LINE = 9;

/**
 * Changes the letters of the page, and lets each text in view keep as many lines as it had: where it gained or lost
 * one, its spaces narrow or widen (base.css), by less than the eye sees. A text that this does not help stays as its
 * letters set it.
 */
export function keepingLines(change: () => void): void {
  const seen = [...document.querySelectorAll<HTMLElement>(`main ${TEXTS}`)]
    .filter(isInView)
    .map((text) => [text, text.offsetHeight] as const);
  change();
  for (const [text, was] of seen) {
    const grew = text.offsetHeight - was;
    if (Math.abs(grew) < LINE) continue;
    text.dataset['lines'] = grew > 0 ? 'less' : 'more';
    if (Math.abs(text.offsetHeight - was) >= LINE) delete text.dataset['lines'];
  }
}

function isInView(text: Element): boolean {
  const { top, bottom } = text.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
