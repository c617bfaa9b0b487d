export type WithTargets = Window & { doubtfulTargets?: () => Element[] };

/**
 * Runs in the page: lays down `doubtfulTargets()`, what is to be pressed and is narrower or lower than 24 px, or lies
 * with another in one place. All others are large enough and whole, so axe's own question (2.5.8), the dearest it has,
 * is for these. Links among words are free of it.
 */
export function layDownTargets(): void {
  const LEAST = 24;
  const isAmongWords = (part: Element): boolean => {
    const parent = part.parentElement;
    const isBlock = parent !== null && ['block', 'list-item'].includes(getComputedStyle(parent).display);
    return (
      part.matches('a') &&
      isBlock &&
      getComputedStyle(part).display === 'inline' &&
      [...parent.childNodes].some((node) => node instanceof Text && /\p{L}{2}/u.test(node.data))
    );
  };
  const selector =
    'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [contenteditable], [tabindex]';
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  (window as WithTargets).doubtfulTargets = () => {
    const targets = [...document.querySelectorAll(selector)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !isAmongWords(part))
      .map((part) => ({ part, rect: part.getBoundingClientRect() }));
    const isCovered = ({ part, rect }: (typeof targets)[number]) =>
      targets.some((other) => meet(rect, other.rect) && !part.contains(other.part) && !other.part.contains(part));
    return targets
      .filter((target) => target.rect.width < LEAST || target.rect.height < LEAST || isCovered(target))
      .map(({ part }) => part);
  };
}
