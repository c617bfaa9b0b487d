/**
 * Letters, and what is needed to answer whether they stand out: two parts of one look have one answer. A part without a
 * look has its own.
 */
export type Part = { readonly element: Element; readonly look: string | null };
export type WithParts = Window & { parts?: () => Part[] };

/**
 * Runs in the page: lays down `parts()`, which answers each part that speaks, with its look: letters, every layer of
 * ground under them down to the first that nothing shines through, and what axe asks before it measures (is it
 * disabled, of a label, a link among words, long enough). A part gets no look where the grounds are not those of the
 * elements around it: it juts out of one of them, something painted lies in the same place, or an element around it is
 * veiled. What is cut down to a single pixel, for readers alone, shows no letters, and what is hidden from readers axe
 * does not measure.
 */
export function layDownParts(): void {
  type Box = { readonly rect: DOMRect; readonly paint: string; readonly opaque: boolean; readonly veiled: boolean };
  const CLEAR = 'rgba(0, 0, 0, 0)';
  const speaks = (part: Element) =>
    part.matches('input, select, textarea') ||
    [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const within = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const meets = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  const boxOf = (element: Element): Box => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const isPlain = backgroundImage === 'none';
    const paint = backgroundColor === CLEAR && isPlain ? '' : `${backgroundColor} ${backgroundImage}`;
    return {
      rect: element.getBoundingClientRect(),
      paint,
      opaque: isPlain && backgroundColor.startsWith('rgb('),
      veiled: opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal',
    };
  };
  const lettersOf = (part: Element): string => {
    const {
      color,
      fill,
      fontSize,
      fontWeight,
      textShadow,
      textDecorationLine,
      webkitTextStroke,
      borderBottom,
      display,
    } = getComputedStyle(part);
    const text = (part.textContent ?? '').trim();
    const asked = [
      part.closest(':disabled, [aria-disabled="true"]') !== null,
      part.closest('label') !== null,
      text.length > 1 && /[\p{L}\p{N}]/u.test(text),
      part.matches('input, select, textarea') ? part.tagName : '',
    ];
    const parent = part.parentElement;
    const around = parent && part.matches('a, [role="link"]') ? getComputedStyle(parent) : null;
    const amongWords =
      around && parent
        ? `${borderBottom} ${display} ${speaks(parent)} ${around.color} ${around.fontSize} ${around.fontWeight} ${around.textDecorationLine}`
        : '';
    return `${color} ${fill} ${fontSize} ${fontWeight} ${textShadow} ${textDecorationLine} ${webkitTextStroke} ${asked.join()} ${amongWords}`;
  };
  const groundOf = (part: Element, boxes: Map<Element, Box>): string | null => {
    const layers: string[] = [];
    const rect = boxes.get(part)?.rect ?? part.getBoundingClientRect();
    let isGrounded = false;
    for (let around: Element | null = part; around; around = around.parentElement) {
      const box = boxes.get(around);
      if (!box || box.veiled) return null;
      if (isGrounded || box.paint === '') continue;
      if (!within(rect, box.rect) && around !== document.body && around !== document.documentElement) return null;
      layers.push(box.paint);
      isGrounded = box.opaque;
    }
    return layers.join(' / ');
  };
  (window as WithParts).parts = () => {
    const all = [...document.querySelectorAll('html, body, body *:not(svg *:not(text, tspan))')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = new Map(all.map((element) => [element, boxOf(element)]));
    const painters = all.filter(
      (element) =>
        (boxes.get(element)?.paint !== '' || element.matches('svg, img, canvas, video')) &&
        !element.contains(document.body),
    );
    const lookOf = (part: Element): string | null => {
      const rect = part.getBoundingClientRect();
      if (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1) return null;
      if (
        painters.some(
          (painter) =>
            meets(rect, boxes.get(painter)?.rect ?? rect) && !painter.contains(part) && !part.contains(painter),
        )
      )
        return null;
      const ground = groundOf(part, boxes);
      return ground === null ? null : `${lettersOf(part)} on ${ground}`;
    };
    const isCutAway = (part: Element) =>
      (boxes.get(part)?.rect.width ?? 0) <= 1 &&
      (boxes.get(part)?.rect.height ?? 0) <= 1 &&
      getComputedStyle(part).overflow === 'hidden';
    return all
      .filter(
        (element) =>
          element !== document.documentElement &&
          speaks(element) &&
          !isCutAway(element) &&
          !element.closest('[aria-hidden="true"]'),
      )
      .map((element) => ({ element, look: lookOf(element) }));
  };
}
